import { closestNames } from '../../base/closest-names';

/** Options in a fence's meta string, the text after its language. */
export interface CodeMeta {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  /** Highlighted line numbers, from 1; absent if the fence has no range. */
  highlighted?: ReadonlySet<number>;
  /** Number of the first line; absent if lines are not numbered. */
  lineNumbers?: number;
  /** What has no effect although it looks like an option, and what was expected. */
  faults: string[];
}

/** A value: in quotes of any kind, in braces, or a word. */
const value = String.raw`"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|“([^”]*)”|\{(?<quote>["'\x60]?)(.*?)\k<quote>\}|([^\s{}"'“]+)`;
const option = new RegExp(String.raw`(?<![\w-])([A-Za-z][\w-]*)\s*=\s*(?:${value})`, 'g');
const texts = ['title', 'alt'];

/** Parses `title="x" {1,3-5} showLineNumbers=10`. Words that are like none of these are left to other tools. */
export function parseMeta(meta: string): CodeMeta {
  const result: CodeMeta = { faults: [] };
  const rest = meta.replace(option, (written: string, name: string, ...groups: (string | undefined)[]) => {
    const [double, single, curly, , braced, word] = groups;
    const text = (double ?? single)?.replace(/\\(["'\\])/g, '$1') ?? curly ?? braced ?? word ?? '';
    if (texts.includes(name.toLowerCase())) result[name.toLowerCase() === 'alt' ? 'alt' : 'title'] ??= text;
    else if (isLineNumbers(name)) setLineNumbers(result, text, written);
    else result.faults.push(...faultOf(name, written));
    return ' ';
  });
  for (const [written, range = ''] of rest.matchAll(/\{([^{}]*)\}/g)) {
    if (!/\d/.test(range)) continue;
    if (/^[\d,\s-]+$/.test(range)) result.highlighted = new Set([...(result.highlighted ?? []), ...parseRange(range)]);
    const unusable = range.split(',').find((part) => part.trim() !== '' && parseRange(part).size === 0);
    if (unusable !== undefined)
      result.faults.push(`"${unusable.trim()}" in "${written}" marks no lines. Expected numbers such as {1,3-5}.`);
  }
  for (const word of rest.replace(/\{[^{}]*\}/g, ' ').split(/\s+/)) {
    if (isLineNumbers(word)) result.lineNumbers ??= 1;
    else if (/^(?:title|alt)\b/i.test(word)) result.faults.push(faultOfText(word));
  }
  return result;
}

function isLineNumbers(name: string): boolean {
  return name.toLowerCase() === 'showlinenumbers';
}

function setLineNumbers(result: CodeMeta, text: string, written: string): void {
  if (/^-?\d+$/.test(text)) result.lineNumbers = Number(text);
  else if (text === 'true') result.lineNumbers = 1;
  else if (text !== 'false')
    result.faults.push(`"${written}" has no effect. Expected showLineNumbers, or showLineNumbers=10.`);
}

function faultOfText(word: string): string {
  return `"${word}" has no effect. Expected ${/^alt/i.test(word) ? 'alt' : 'title'}="…".`;
}

/** Returns what an unknown option is taken for. */
function faultOf(name: string, written: string): string[] {
  const [closest] = closestNames(name, [...texts, 'showLineNumbers']);
  if (closest === undefined) return [];
  return [`"${written}" has no effect. Did you mean ${closest}${texts.includes(closest) ? '="…"' : ''}?`];
}

/** Parses `1,3-5` to 1, 3, 4, 5. Ranges are truncated after 10,000 lines. */
export function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) continue;
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? match[1]), first + 10_000);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
