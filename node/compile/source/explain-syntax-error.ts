import type { VFileMessage } from 'vfile-message';
import type { SourcePosition } from '../../../src/shared/content-tree';
import { offsetAt } from '../../base/positions';
import { isVoid } from '../../reading/parse';
import { asText } from './as-text';

export interface SyntaxError {
  /** Relative to the body. */
  position: SourcePosition;
  message: string;
  /** The body without the mistake, to find others and to show the rest; each line in it stays where it is. */
  repaired?: string;
  /** What is text in that body and was code: `<`, `{`, or the name of a tag with its bracket. */
  wasCode?: string;
}

/** The position of an opening tag within the parser's message: `(3:1-3:7)`. */
const innerPlace = / ?\((\d+):(\d+)-\d+:\d+\)/;
/** Other positions in the message. They are relative to the body, so they would mislead. */
const otherPlaces = / \(\d+:\d+\)/g;
/** The parser's message if a brace is never closed. */
const openExpression = 'Unexpected end of file in expression';

/**
 * Returns the parser's message and position with advice for the writer.
 * @reach @mdx-js/mdx: the words and places of the messages of its parsers; faults lose their advice, or are at another
 *   line: `errors.test.ts`
 */
export function explainSyntaxError(error: VFileMessage, body: string): SyntaxError {
  const known = explainOpenTag(error, body) ?? explainListBeforeTag(error, body);
  if (known) return known;
  const position = placeOf(error, body);
  const isExpression = /acorn|expression/.test(error.reason);
  const rest =
    asText(body, position, isExpression ? '{' : '<') ?? asText(body, position, isExpression ? '<' : '{') ?? {};
  const reason = error.reason
    .replace(innerPlace, '')
    .replace(otherPlaces, '')
    .replace(/\s*\(note: .*\)$/s, '')
    .replace(/\.?$/, '.');
  if (error.reason.includes('note: to create a link')) {
    return { position, message: `${reason} In MDX, "<" starts a tag. Expected a link as [text](address).`, ...rest };
  }
  return { position, message: withAdvice(reason, restOfLine(body, position)), ...rest };
}

/** Elements that HTML never closes and MDX always wants closed. */
function explainOpenTag(error: VFileMessage, body: string): SyntaxError | undefined {
  const [, name = ''] = /closing tag for `<(\w+)>` \(/.exec(error.reason) ?? [];
  if (!isVoid({ tagName: name })) return undefined;
  const position = placeOf(error, body);
  const start = offsetAt(body, position);
  const [tag = ''] = /^[^>]*>/.exec(body.slice(start)) ?? [];
  return {
    position,
    message: `<${name}> is not closed. In MDX, every tag is. Expected "<${name} />".`,
    repaired: body.slice(0, start) + tag.replace(/[^\n]/g, ' ') + body.slice(start + tag.length),
  };
}

/** A line that is indented belongs to the list above it. */
function explainListBeforeTag({ reason }: VFileMessage, body: string): SyntaxError | undefined {
  const [, tag = '', end, item] =
    /^Expected the closing tag `(<\/[^`]*>)` .*`listItem` \((\d+):\d+\).*`listItem` \((\d+):\d+\)/.exec(reason) ?? [];
  const lines = body.split('\n');
  const index = Number(end) - 1;
  const text = lines[index] ?? '';
  if (tag === '' || !text.trimStart().startsWith(tag) || text === text.trimStart()) return undefined;
  let first = Number(item);
  while (/^\s*(?:[-*+]|\d+[.)])\s/.test(lines[first - 2] ?? '')) first -= 1;
  lines[index] = text.trimStart() + ' '.repeat(text.length - text.trimStart().length);
  return {
    position: { line: first, column: (lines[first - 1]?.search(/\S/) ?? 0) + 1 },
    message: `The list goes on into the line of ${tag}. Expected the list to be indented as the text above it, or ${tag} at the start of its line.`,
    repaired: lines.join('\n'),
  };
}

function placeOf(error: VFileMessage, body: string): SourcePosition {
  const inner = innerPlace.exec(error.reason);
  if (inner) return { line: Number(inner[1]), column: Number(inner[2]) };
  const end = { line: error.line ?? 1, column: error.column ?? 1 };
  // The end of the file may be hundreds of lines below the brace.
  return (error.reason.startsWith(openExpression) ? findOpenBrace(body, end) : undefined) ?? end;
}

/**
 * Returns the last brace before a position. It must be the open one, because the parser reports a closed one
 * differently.
 */
function findOpenBrace(body: string, end: SourcePosition): SourcePosition | undefined {
  const lines = body.split(/\r?\n/).slice(0, end.line);
  lines[end.line - 1] = lines[end.line - 1]?.slice(0, end.column - 1) ?? '';
  const index = lines.findLastIndex((text) => text.includes('{'));
  return index < 0 ? undefined : { line: index + 1, column: (lines[index]?.lastIndexOf('{') ?? 0) + 1 };
}

/** Returns the rest of a line, starting two characters before the position. */
function restOfLine(body: string, { line, column }: SourcePosition): string {
  return body.split(/\r?\n/)[line - 1]?.slice(Math.max(0, column - 3)) ?? '';
}

function withAdvice(reason: string, source: string): string {
  if (/^.{0,2}!--/.test(source) || reason.includes('Unexpected character `!`')) {
    return /!--(?!-?>).*-->/.test(source)
      ? 'A comment of this form cannot stand behind a tag in its line. Expected "{/* text */}".'
      : 'The comment is not closed or not a comment. Expected "<!-- text -->".';
  }
  if (/import\/exports/.test(reason)) {
    return `${reason} In MDX, a line that begins with "import" or "export" is code. Expected JavaScript; start a line of text with another word.`;
  }
  if (/acorn/.test(reason) || reason.startsWith(openExpression)) {
    return `${reason} In MDX, "{" starts code. Expected a JavaScript expression; write "\\{" for a brace.`;
  }
  if (/closing (?:tag|slash)|end-tag/i.test(reason)) {
    return `${reason} Expected every tag to be closed, in the same block in which it was opened.`;
  }
  if (/Unexpected (?:character|end of file)/.test(reason)) {
    return `${reason} In MDX, "<" starts a tag. Expected a tag; write "&lt;" or use backticks for the character itself.`;
  }
  return `${reason} Expected valid MDX.`;
}
