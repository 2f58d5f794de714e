import type { Element, ElementContent, ElementData } from 'hast';
import type { Node } from 'unist';
import type {
  ChangelogEntry,
  Diagnostic,
  Heading,
  SourceImage,
  SourceLink,
  SourcePosition,
} from '../../src/shared/content-tree';
import type { Product } from '../../src/shared/product';
// Declares the node types `raw` (hast) and those of MDX (mdast, hast).
import type {} from 'mdast-util-mdx';
import type {} from 'remark-rehype';
import { PageIds } from './page-ids';
import type { ComponentDefinition, Formulas, LiveDiagrams, NamedModules } from '../content/content-definition';
import { elementOf } from '../reading/parse';

export type SourceFormat = 'mdx' | 'md';

/** Input of the compile step for one page. */
export interface CompileInput {
  /** Relative to the project root, with forward slashes; shown in messages. */
  file: string;
  /** The text after the front matter. */
  body: string;
  /** Number of lines of the front matter. */
  lineOffset: number;
  format: SourceFormat;
  /** Absolute path of the project root. */
  root: string;
  /** Content folder relative to the root, for instance `content`: the base of `/x.mdx` links. */
  contentRoot: string;
  /** Static folders, whose files keep their names; absolute or relative to the root. */
  staticRoots: readonly string[];
  /** Origins whose pages may stand in an `<iframe>`, for instance `https://videos.example`. */
  embedOrigins?: readonly string[];
  /** Origins whose images, videos and sounds pages may show. */
  mediaOrigins?: readonly string[];
  /** Replaces `{product}`: the name in text, the slug in paths. */
  product: Product;
  /** Value of `frontMatter` in MDX. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Source of the front matter, to locate faults. */
  yaml?: string;
  /** Glossary keys; if absent, `Term` is not checked. */
  knownTerms?: ReadonlySet<string>;
  /** Faults of the front matter, which the page shows with its own. */
  faults?: readonly Diagnostic[];
  /** Whether the page shows its faults. */
  showsFaults?: boolean;
  /** Whether Gatsby can resize a picture; if absent, any of the content. */
  isSourced?: (file: string) => boolean;
  /** Returns the component for writers that only this site has. */
  componentNamed?: (name: string) => ComponentDefinition | undefined;
  /** Draws in the browser what the build cannot draw. */
  liveDiagrams?: LiveDiagrams | undefined;
  /** Draws formulas; without it each is an error. */
  formulas?: Formulas | undefined;
  /** Modules that pages may import although they are no packages. */
  modules?: NamedModules;
}

/** A source file and a position in it. */
export interface SourcePlace extends SourcePosition {
  file: string;
}

/** A heading of the table of contents and where it is written. */
export interface PlacedHeading extends Heading {
  place: SourcePlace | undefined;
}

/** The notes of a file, one for each time that it is rendered. */
export interface FootnoteScope {
  file: string;
}

/**
 * A component that the page uses. Its props are still JavaScript values; `tree/to-content-tree` converts them to JSON.
 */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: ElementContent[];
  data?: { place?: SourcePlace };
}

/** Creates a component node. `place` is that of the source it replaces. */
export function componentNode(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
  place: SourcePlace | undefined,
): ComponentNode {
  return { type: 'component', name, props, children, ...(place ? { data: { place } } : {}) };
}

/** Creates an HTML element. `place` is that of the source it comes from, if any. */
export function elementNode(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
  place?: SourcePlace,
): Element {
  const element = elementOf(tagName, properties, children);
  if (place) setPlace(element, place);
  return element;
}

/** Sets the place of the source that an element comes from. */
export function setPlace(element: Element, place: SourcePlace): void {
  // The parser of HTML adds its own places to the type, which our elements do not have.
  element.data = { ...element.data, place } as ElementData;
}

declare module 'hast' {
  interface ElementData {
    place?: SourcePlace | undefined;
    /** Of a mark that leads to a note, and of the section with the notes. */
    footnotes?: FootnoteScope | undefined;
  }
  interface RootContentMap {
    component: ComponentNode;
  }
  interface ElementContentMap {
    component: ComponentNode;
  }
}

/** The text of a source file; `lineOffset` maps its lines to those of the file on disk. */
export interface SourceText {
  file: string;
  body: string;
  lineOffset: number;
  format: SourceFormat;
}

/** Everything that the plugins share and collect while one page is compiled. */
export class CompileContext {
  readonly diagnostics: Diagnostic[] = [];
  /** Other files that the page depends on, including missing ones, which may appear later. */
  readonly dependencies = new Set<string>();
  readonly assets = new Set<string>();
  readonly images: SourceImage[] = [];
  readonly links: SourceLink[] = [];
  readonly headings: PlacedHeading[] = [];
  readonly changelogEntries: ChangelogEntry[] = [];
  readonly ids = new PageIds();
  heading: string | null = null;
  readonly #sources = new Map<string, SourceText>();
  readonly #lines = new Map<string, readonly string[]>();
  readonly #reported = new Set<string>();
  readonly #counters = new Map<string, number>();

  constructor(readonly input: CompileInput) {}

  addSource(source: SourceText): void {
    this.#sources.set(source.file, source);
    this.#lines.delete(source.file);
  }

  /** Returns the place in the file of a position in its body. */
  placeIn(source: SourceText, point: { line: number; column: number } | undefined): SourcePlace {
    return {
      file: source.file,
      line: (point?.line ?? 1) + source.lineOffset,
      column: point?.column ?? 1,
    };
  }

  /** Like `placeIn`, by the name of an added source. */
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

  /** Returns an id for a generated element (`name-1`, `name-2` …), the same in every build. */
  nextId(name: string): string {
    const count = (this.#counters.get(name) ?? 0) + 1;
    this.#counters.set(name, count);
    const id = `${name}-${count}`;
    this.ids.reserve(id);
    return id;
  }

  #report(severity: Diagnostic['severity'], rule: string, message: string, place?: SourcePlace): void {
    const key = [place?.file ?? this.input.file, place?.line, place?.column, message].join('\n');
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    const excerpt = place && this.#excerpt(place);
    this.diagnostics.push({
      severity,
      rule,
      file: place?.file ?? this.input.file,
      ...(place ? { position: { line: place.line, column: place.column } } : {}),
      message,
      ...(excerpt ? { excerpt } : {}),
    });
  }

  /** Returns the three lines around a place, with the file's line numbers. */
  #excerpt({ file, line }: SourcePlace): string | undefined {
    const source = this.#sources.get(file);
    if (!source) return undefined;
    const lines = this.#lines.get(file) ?? source.body.split(/\r?\n/);
    this.#lines.set(file, lines);
    const index = line - source.lineOffset - 1;
    const first = Math.max(0, index - 1);
    return lines
      .slice(first, Math.max(first, index + 2))
      .map((text, i) => `${first + i === index ? '>' : ' '} ${first + i + 1 + source.lineOffset} | ${clip(text, 160)}`)
      .join('\n');
  }
}

/** Shortens a text that a message quotes. */
export function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Whether a node is an element with one of these tag names. */
export function isElement(node: Node | undefined, ...tagNames: string[]): node is Element {
  return node?.type === 'element' && tagNames.includes((node as Element).tagName);
}

/** Returns the place that the runtime stored on an element or component. */
export function placeOf(node: Node): SourcePlace | undefined {
  return (node as Element | ComponentNode).data?.place;
}
