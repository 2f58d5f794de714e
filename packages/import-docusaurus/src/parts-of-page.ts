import { visit } from 'unist-util-visit';
import { parseSource } from './engine';

/** A part of a text, from one offset to another. */
interface Range {
  start: number;
  end: number;
}

/** Returns a page's text with its statements, the code that imports and exports, mapped. Nothing changes if it cannot be parsed. */
export function mapStatements(text: string, file: string, map: (code: string) => string): string {
  try {
    const statements = rangesOf(parseSource(text, file), ['mdxjsEsm']);
    return replaceParts(
      text,
      statements.map((range) => ({ ...range, code: map(text.slice(range.start, range.end)) })),
    );
  } catch {
    return text;
  }
}

/** Code as CommonMark does not see it inside of HTML. */
const codeInHtml = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))|(`+)[^`]*\2/gm;

/** Returns a text with all but its code blocks and code in sentences mapped. It need be no MDX that can be parsed. */
export function mapProse(text: string, file: string, map: (prose: string) => string): string {
  const code = rangesOf(parseSource(text, file, { data: { format: 'md' } }), ['code', 'inlineCode']).filter(
    // What is only indented is no code in MDX.
    ({ start }) => /[`~]/.test(text.charAt(start)),
  );
  return mapBetween(text, code, (part) => {
    const ranges = [...part.matchAll(codeInHtml)].map(({ index, 0: whole }) => ({
      start: index,
      end: index + whole.length,
    }));
    return mapBetween(part, ranges, map);
  });
}

function rangesOf({ tree, offsetOf }: ReturnType<typeof parseSource>, types: readonly string[]): Range[] {
  const ranges: Range[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined && types.includes(node.type))
      ranges.push({ start: offsetOf(start.offset), end: offsetOf(end.offset) });
  });
  return ranges;
}

/** Returns a text with parts of it replaced, in any order. */
export function replaceParts(text: string, parts: readonly (Range & { code: string })[]): string {
  let last = 0;
  let result = '';
  for (const { start, end, code } of [...parts].sort((a, b) => a.start - b.start)) {
    result += text.slice(last, start) + code;
    last = end;
  }
  return result + text.slice(last);
}

function mapBetween(text: string, ranges: readonly Range[], map: (part: string) => string): string {
  const ends = [0, ...ranges.map(({ end }) => end)];
  return ends
    .map((end, index) => {
      const { start, end: next } = ranges[index] ?? { start: text.length, end: text.length };
      return map(text.slice(end, start)) + text.slice(start, next);
    })
    .join('');
}
