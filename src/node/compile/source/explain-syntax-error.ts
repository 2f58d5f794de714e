import type { VFileMessage } from 'vfile-message';

/** The parser's message with what a writer can do about it. */
export function explainSyntaxError(message: VFileMessage, body: string): string {
  const reason = message.reason.replace(/\s*\(note: .*\)$/s, '').replace(/\.?$/, '.');
  const line = body.split(/\r?\n/)[(message.line ?? 1) - 1] ?? '';
  const rest = line.slice(Math.max(0, (message.column ?? 1) - 2));
  if (/^.?!--/.test(rest) || /Unexpected character `!`/.test(reason)) {
    return 'The comment is not closed, or is no comment. Expected "<!-- text -->".';
  }
  if (/acorn/.test(reason)) {
    return `${reason} In MDX, "{" starts code. Expected a JavaScript expression; write "\\{" for a brace.`;
  }
  if (/before name|in name|after `<`|Unexpected character/.test(reason)) {
    return `${reason} In MDX, "<" starts a tag. Expected a tag; write "&lt;" or use backticks for the sign itself.`;
  }
  if (/closing|end-tag|Expected the/i.test(reason)) {
    return `${reason} Expected every tag to be closed, in the same block in which it was opened.`;
  }
  return `${reason} Expected valid MDX.`;
}
