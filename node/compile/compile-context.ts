import type { Element, ElementContent } from 'hast';
import type { Node } from 'unist';
import GithubSlugger from 'github-slugger';
import type {
  ChangelogEntry,
  Diagnostic,
  Heading,
  SourceImage,
  SourceLink,
  SourcePosition,
} from '../../src/shared/content-tree';
import type { Product } from '../../src/shared/product';
// The node types `raw` (hast) and those of MDX (mdast, hast) are declared there.
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';

export type SourceFormat = 'mdx' | 'md';

/** What the compile step needs to know of a page. */
export interface CompileInput {
  /** Relative to the project's root, with forward slashes; shown in messages. */
  file: string;
  /** The text below the front matter. */
  body: string;
  /** Number of lines that the front matter takes. */
  lineOffset: number;
  format: SourceFormat;
  /** The project's root, absolute. */
  root: string;
  /** Folder of all content below the root, for instance `content`: where `/x.mdx` links start. */
  contentRoot: string;
  /** Folders whose files keep their name, absolute or relative to the root. */
  staticRoots: readonly string[];
  /** `{product}` is the name in text and the slug in paths. */
  product: Product;
  /** What MDX sees as `frontMatter`. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Its text, for the places of faults. */
  yaml?: string;
  /** Keys of the glossary; without it, `Term` is not checked. */
  knownTerms?: ReadonlySet<string>;
}

/** Where something stands: a source file and a position in that file. */
export interface SourcePlace extends SourcePosition {
  file: string;
}

/** A component that the page uses. Its properties are still JavaScript values; `tree/collapse` makes JSON of them. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: ElementContent[];
  data?: { place?: SourcePlace };
}

/** A node for a component that stands where something else was written. */
export function componentNode(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
  place: SourcePlace | undefined,
): ComponentNode {
  return { type: 'component', name, props, children, ...(place ? { data: { place } } : {}) };
}

/** An HTML element that no source file has, with the place of what it stands for, if there is one. */
export function elementNode(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
  place?: SourcePlace,
): Element {
  return { type: 'element', tagName, properties, children, ...(place ? { data: { place } } : {}) };
}

declare module 'hast' {
  interface ElementData {
    place?: SourcePlace | undefined;
  }
  interface RootContentMap {
    component: ComponentNode;
  }
  interface ElementContentMap {
    component: ComponentNode;
  }
}

/** A file that goes into the page: its text, and how far its lines are from those of the file on disk. */
export interface SourceText {
  file: string;
  body: string;
  lineOffset: number;
  format: SourceFormat;
}

/** Everything that the plugins know and collect while one page is compiled. */
export class CompileContext {
  readonly diagnostics: Diagnostic[] = [];
  /** Files outside the page that went into it. One that is missing is named as well: it may appear later. */
  readonly dependencies = new Set<string>();
  readonly assets = new Set<string>();
  readonly images: SourceImage[] = [];
  readonly links: SourceLink[] = [];
  readonly headings: Heading[] = [];
  readonly changelogEntries: ChangelogEntry[] = [];
  readonly slugger = new GithubSlugger();
  heading: string | null = null;
  readonly #sources = new Map<string, SourceText>();
  readonly #counters = new Map<string, number>();

  constructor(readonly input: CompileInput) {}

  addSource(source: SourceText): void {
    this.#sources.set(source.file, source);
  }

  /** The file's own coordinates for a position in its body. */
  placeIn(source: SourceText, point: { line: number; column: number } | undefined): SourcePlace {
    return {
      file: source.file,
      line: (point?.line ?? 1) + source.lineOffset,
      column: point?.column ?? 1,
    };
  }

  /** The same, by the name of a source that has been added. */
  placeInFile(file: string, point: SourcePosition): SourcePlace {
    const source = this.#sources.get(file);
    return source ? this.placeIn(source, point) : { file, ...point };
  }

  error(rule: string, message: string, place?: SourcePlace): void {
    this.#report('error', rule, message, place);
  }

  warn(rule: string, message: string, place?: SourcePlace): void {
    this.#report('warning', rule, message, place);
  }

  /** `name-1`, `name-2` …: ids of generated elements, the same in every build. */
  nextId(name: string): string {
    const count = (this.#counters.get(name) ?? 0) + 1;
    this.#counters.set(name, count);
    return `${name}-${count}`;
  }

  #report(severity: Diagnostic['severity'], rule: string, message: string, place?: SourcePlace): void {
    const excerpt = place && this.#excerpt(place);
    const diagnostic: Diagnostic = {
      severity,
      rule,
      file: place?.file ?? this.input.file,
      ...(place ? { position: { line: place.line, column: place.column } } : {}),
      message,
      ...(excerpt ? { excerpt } : {}),
    };
    const isKnown = this.diagnostics.some(
      ({ file, position, message: text }) =>
        file === diagnostic.file &&
        text === message &&
        position?.line === place?.line &&
        position?.column === place?.column,
    );
    if (!isKnown) this.diagnostics.push(diagnostic);
  }

  /** Three lines around the place, numbered as in the file. */
  #excerpt({ file, line }: SourcePlace): string | undefined {
    const source = this.#sources.get(file);
    if (!source) return undefined;
    const lines = source.body.split(/\r?\n/);
    const index = line - source.lineOffset - 1;
    const first = Math.max(0, index - 1);
    return lines
      .slice(first, Math.max(first, index + 2))
      .map((text, i) => `${first + i === index ? '>' : ' '} ${first + i + 1 + source.lineOffset} | ${clip(text)}`)
      .join('\n');
  }
}

function clip(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** Whether a node is an element with one of these tag names. */
export function isElement(node: Node | undefined, ...tagNames: string[]): node is Element {
  return node?.type === 'element' && tagNames.includes((node as Element).tagName);
}

/** The place that the runtime noted on an element or component. */
export function placeOf(node: Node): SourcePlace | undefined {
  return (node as Element | ComponentNode).data?.place;
}
