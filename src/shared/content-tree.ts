/**
 * The compiled form of an MDX page: what the build step stores in GraphQL and the browser draws.
 * It is plain JSON, so a page never is a script.
 */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A subtree without components, as one string of HTML made at build time. Always trusted: it never holds reader input.
 * At the root and directly below a block island it is a run of blocks. Below a lower-case element it is the only child,
 * so that the element can take it as its inner HTML.
 */
export interface HtmlNode {
  html: string;
}

/**
 * An element that the browser draws itself. A lower-case `name` is an HTML element (it stands here because a component
 * is below it); any other name is a key of the MDX component map (`src/components/mdx`).
 */
export interface ElementNode {
  name: string;
  props: { [prop: string]: JsonValue };
  children: ContentNode[];
}

/** A string is text. */
export type ContentNode = string | HtmlNode | ElementNode;

/** A heading that the table of contents may list. `level` is 1–6; `html` is its inline content without links. */
export interface Heading {
  level: number;
  id: string;
  text: string;
  html: string;
}

/** One entry of a changelog page. `date` is an ISO date, `id` the anchor on the page, `html` the body. */
export interface ChangelogEntry {
  id: string;
  date: string;
  kind: ChangelogKind;
  area: string;
  title: string;
  html: string;
}

export const changelogKinds = ['new', 'improved', 'fixed', 'retired'] as const;
export type ChangelogKind = (typeof changelogKinds)[number];

/** A position in a source file; lines and columns count from 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** A link as the author wrote it. `position` is where it stands in the source file. */
export interface SourceLink {
  href: string;
  position?: SourcePosition;
}

/** A local image. `file` is relative to the project's root, with forward slashes. */
export interface SourceImage {
  file: string;
  position?: SourcePosition;
}

/** Something that is wrong with the content. Errors fail the build, warnings do so under `CHECK_STRICT=1`. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Kebab-case name of the check, for instance `unknown-component`. */
  rule: string;
  /** Relative to the project's root. */
  file: string;
  position?: SourcePosition;
  /** What is wrong and what was expected, one sentence each. */
  message: string;
  /** Up to three source lines around the position. */
  excerpt?: string;
}

/** Everything that one compilation of a page yields; nothing compiles a page twice. */
export interface CompiledPage {
  content: ContentNode[];
  /** Text of the first level-1 heading, which is removed from `content`. */
  heading: string | null;
  /** Headings of levels 2–6 in document order, those of imported partials included. */
  headings: Heading[];
  /** The first paragraph as plain text. */
  excerpt: string;
  plainText: string;
  wordCount: number;
  links: SourceLink[];
  /** Local images that `Image` elements refer to by index. */
  images: SourceImage[];
  /** Preview picture of the front matter: an address, or `asset:` and a file below the project's root. */
  preview: string | null;
  /** Local files that links point to: copied to the output. Relative to the project's root. */
  assets: string[];
  changelogEntries: ChangelogEntry[];
  /** Files outside the page that went into it (partials, data): relative to the project's root. */
  dependencies: string[];
  diagnostics: Diagnostic[];
}
