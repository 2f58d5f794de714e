/**
 * The content tree: the compiled body of a page, stored in GraphQL and rendered in the browser. Plain JSON, so that a
 * page is never a script.
 */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A subtree without components, as HTML generated at build time. Trusted, because it never contains reader input.
 * At the root and directly below a block island it is a run of blocks. Below an HTML element it is the only child, so
 * that it can be set as inner HTML.
 */
export interface HtmlNode {
  html: string;
}

/**
 * An element that React renders. A lower-case `name` without `#` is an HTML element with an island below it; any other
 * name is an island: a key of the component map in `src/components/mdx`, or an imported component's (`isImportedName`).
 */
export interface ElementNode {
  name: string;
  props: { [prop: string]: JsonValue };
  children: ContentNode[];
}

/** A string is text. */
export type ContentNode = string | HtmlNode | ElementNode;

/** A heading for the table of contents. `level` is 1–6; `html` is its inline content without links. */
export interface Heading {
  level: number;
  id: string;
  text: string;
  html: string;
}

/** A changelog entry. `date` is an ISO date, `id` the anchor on the page, `html` the body. */
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

/** A position in a source file, one-based. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** A link as the author wrote it. */
export interface SourceLink {
  href: string;
  position?: SourcePosition;
  /** Downloads, opens a new tab or is marked as native, so that it need not lead to a page of this site. */
  leavesApp?: true;
}

/** A local image. `file` is relative to the project root, with forward slashes. */
export interface SourceImage {
  file: string;
  position?: SourcePosition;
  /** Whether it stands on the page without a caption, once at least. */
  lacksCaption?: true;
}

/** A fault in the content. Errors fail the build; warnings do so under `CHECK_STRICT=1`. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Kebab-case name of the check, for example `unknown-component`. */
  rule: string;
  /** Relative to the project root. */
  file: string;
  position?: SourcePosition;
  /** States what is wrong and what was expected, one sentence each. */
  message: string;
  /** Up to three source lines around the position. */
  excerpt?: string;
}

/** Something that readers may see, as a page names it; `anchor` is the id of the section that explains it. */
export interface PageSymptom {
  text: string;
  anchor: string;
}

/** The result of compiling a page; a page is only compiled once. */
export interface CompiledPage {
  content: ContentNode[];
  /** Text of the first level-1 heading, which is not part of `content`. */
  heading: string | null;
  /** Headings of levels 2–6 in document order, including those of partials. */
  headings: Heading[];
  /** The first paragraph as plain text. */
  excerpt: string;
  plainText: string;
  wordCount: number;
  links: SourceLink[];
  /** Local images that `Image` elements refer to by index. */
  images: SourceImage[];
  /** Preview image from the front matter: a URL, or `asset:` and a file relative to the project root. */
  preview: string | null;
  /** Linked local files, which are copied to the output. Relative to the project root. */
  assets: string[];
  changelogEntries: ChangelogEntry[];
  symptoms: PageSymptom[];
  /** Other files that the page was compiled from (partials, data), relative to the project root. */
  dependencies: string[];
  diagnostics: Diagnostic[];
}
