import type { VFileMessage } from 'vfile-message';
import type { SourcePosition } from '../../../src/shared/content-tree';

export interface SyntaxError {
  /** In lines of the body. */
  position: SourcePosition;
  message: string;
}

/** Where the parser names an opening tag within its message: `(3:1-3:7)`. */
const innerPlace = / ?\((\d+):(\d+)-\d+:\d+\)/;

/** What the parser says, where, and what a writer can do about it (MDX-10). */
export function explainSyntaxError(error: VFileMessage, body: string): SyntaxError {
  const inner = innerPlace.exec(error.reason);
  const position = inner
    ? { line: Number(inner[1]), column: Number(inner[2]) }
    : { line: error.line ?? 1, column: error.column ?? 1 };
  const reason = error.reason
    .replace(innerPlace, '')
    .replace(/\s*\(note: .*\)$/s, '')
    .replace(/\.?$/, '.');
  return { position, message: withAdvice(reason, restOfLine(body, position)) };
}

/** The source from two signs before the place on. */
function restOfLine(body: string, { line, column }: SourcePosition): string {
  return body.split(/\r?\n/)[line - 1]?.slice(Math.max(0, column - 3)) ?? '';
}

function withAdvice(reason: string, source: string): string {
  if (/^.{0,2}!--/.test(source) || reason.includes('Unexpected character `!`')) {
    return 'The comment is not closed, or is no comment. Expected "<!-- text -->".';
  }
  if (/acorn/.test(reason)) {
    return `${reason} In MDX, "{" starts code. Expected a JavaScript expression; write "\\{" for a brace.`;
  }
  if (/closing (?:tag|slash)|end-tag/i.test(reason)) {
    return `${reason} Expected every tag to be closed, in the same block in which it was opened.`;
  }
  if (/Unexpected (?:character|end of file)/.test(reason)) {
    return `${reason} In MDX, "<" starts a tag. Expected a tag; write "&lt;" or use backticks for the sign itself.`;
  }
  return `${reason} Expected valid MDX.`;
}
