import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Plugin, PluggableList } from 'unified';
import { remarkComments } from '../remark/comments';
import { remarkDirectives } from '../remark/directives';
import { gfm } from '../remark/gfm';
import { remarkHeadingIds } from '../remark/heading-ids';
import { formulasAsCode } from '../syntax/formulas';
import { unwrapMdxCodeBlocks } from '../syntax/mdx-code-block';
import { splitFrontMatter } from '../../content/front-matter';
import { formatOf, parseFrontMatter } from '../../content/read-front-matter';
import { formulas } from '../../content/site-content';

/** Offsets of a destination in the text that was parsed, its angle brackets included. */
export interface Destination {
  start: number;
  end: number;
}

/** A content file as the compile step reads it. Offsets are those of the file's text. */
export interface ParsedSource {
  tree: Root;
  /** Of links, images and definitions. */
  destinations: Destination[];
  /** Where the text begins, behind the front matter. */
  bodyStart: number;
  /** Returns the offset in the file for one of the tree. */
  offsetOf: (offset: number) => number;
}

let destinations: Destination[] = [];

/**
 * Notes where destinations are written, because the tree says only what they mean.
 * @reach mdast-util-from-markdown: tokens of destinations are `resourceDestination` and `definitionDestination`; `npm
 *   run move` changes no links: `move.test.ts`
 */
const noteDestinations: Plugin<[], Root> = function () {
  const note = ({ start, end }: { start: { offset: number }; end: { offset: number } }): void => {
    destinations.push({ start: start.offset, end: end.offset });
  };
  const enter = { resourceDestination: note, definitionDestination: note };
  (this.data().fromMarkdownExtensions ??= []).push({ enter });
};

const syntax: PluggableList = [
  gfm,
  remarkHeadingIds,
  remarkDirectives,
  noteDestinations,
  ...(formulas ? [formulas.syntax] : []),
];
const mdxProcessor = createProcessor({ format: 'mdx', remarkPlugins: [remarkComments, ...syntax] });
const markdownProcessor = unified().use(remarkParse).use(syntax);

/** Parses a content file in its format, before any change by the compile step. Throws what the parser throws. */
export function parseSource(
  text: string,
  file: string,
  { data }: Pick<ReturnType<typeof parseFrontMatter>, 'data'> = parseFrontMatter(text, file),
): ParsedSource {
  const isMarkdown = formatOf(data) === 'md';
  const key = `${isMarkdown} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const { body } = splitFrontMatter(text);
  const bodyStart = text.length - body.length;
  // Blanks lines but moves none. A formula has no links.
  const parsed = isMarkdown ? body : unwrapMdxCodeBlocks(formulas ? body : formulasAsCode(body).body);
  destinations = [];
  const tree = (isMarkdown ? markdownProcessor : mdxProcessor).parse(parsed);
  const result = { tree, destinations, bodyStart, offsetOf: offsetsBetween(parsed, body, bodyStart) };
  if (kept.size >= limit) kept.clear();
  kept.set(key, result);
  return result;
}

/** One page is often read for several questions in a row; none changes the tree. */
const kept = new Map<string, ParsedSource>();
let limit = 1;

/** Keeps so many parsed files while a task reads each several times. */
export function keepParsed<Result>(count: number, task: () => Result): Result {
  limit = count;
  try {
    return task();
  } finally {
    limit = 1;
    kept.clear();
  }
}

/** Both texts have the same lines, apart from those that are empty in the first. */
function offsetsBetween(parsed: string, body: string, bodyStart: number): (offset: number) => number {
  if (parsed === body) return (offset) => bodyStart + offset;
  const starts = lineStarts(body);
  return (offset) => {
    const before = parsed.slice(0, offset);
    const line = before.split('\n').length - 1;
    return bodyStart + (starts[line] ?? 0) + offset - (before.lastIndexOf('\n') + 1);
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
