import type { Element, Nodes } from 'hast';
import { withinTimeLimit } from '../source/page-code';
import { escapeAttribute, escapeText } from '../tree/html';
import { refractor } from './languages';

/** Grammars take time that grows with the square of a line's length; longer ones, minified code for instance, stay plain. */
const longestLine = 2000;
/** Lines that are highlighted at once, for the same reason. What begins in one part and ends in another is not seen. */
const linesAtOnce = 500;

/**
 * Returns the highlighted lines of a code block as HTML. A token that spans lines is closed at each line end and
 * reopened on the next, so that every line is valid on its own. Unknown languages stay plain text. Throws what
 * `isTimeout` knows if a grammar does not come to an end.
 */
export function highlightCode(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const lines = new LineWriter();
  if (refractor.registered(language)) {
    for (const [index, part] of splitCode(code).entries()) {
      if (index > 0) lines.text('\n');
      if (part.isPlain) lines.text(part.text);
      else withinTimeLimit(() => writeNode(refractor.highlight(part.text, language), lines));
    }
  } else lines.text(code);
  return lines
    .finish()
    .map((line, i) => `<span class="line${highlighted.has(i + 1) ? ' line-highlighted' : ''}">${line}\n</span>`)
    .join('');
}

/** Splits code into parts that a grammar can take, and long lines, which stay plain. */
function splitCode(code: string): { text: string; isPlain: boolean }[] {
  const parts: { lines: string[]; isPlain: boolean }[] = [];
  for (const line of code.split('\n')) {
    const isPlain = line.length > longestLine;
    const last = parts.at(-1);
    if (last?.isPlain === isPlain && last.lines.length < linesAtOnce) last.lines.push(line);
    else parts.push({ lines: [line], isPlain });
  }
  return parts.map(({ lines, isPlain }) => ({ text: lines.join('\n'), isPlain }));
}

function writeNode(node: Nodes, lines: LineWriter): void {
  if (node.type === 'text') lines.text(node.value);
  else if (node.type === 'element') {
    lines.open(classNamesOf(node));
    for (const child of node.children) writeNode(child, lines);
    lines.close();
  } else if (node.type === 'root') {
    for (const child of node.children) writeNode(child, lines);
  }
}

function classNamesOf({ properties }: Element): string {
  const { className } = properties;
  // Aliases repeat the token's name, and `line`, a token of diffs, clashes with our class for a line.
  return Array.isArray(className) ? [...new Set(className)].filter((name) => name !== 'line').join(' ') : '';
}

class LineWriter {
  readonly #lines: string[] = [];
  readonly #open: string[] = [];
  #line = '';

  open(className: string): void {
    const tag = `<span class="${escapeAttribute(className)}">`;
    this.#open.push(tag);
    this.#line += tag;
  }

  close(): void {
    const tag = this.#open.pop();
    if (tag === undefined) return;
    // The token has no text on this line.
    if (this.#line.endsWith(tag)) this.#line = this.#line.slice(0, -tag.length);
    else this.#line += '</span>';
  }

  text(value: string): void {
    const [first = '', ...rest] = value.split('\n');
    this.#line += escapeText(first);
    for (const part of rest) {
      this.#endLine();
      this.#line = this.#open.join('') + escapeText(part);
    }
  }

  finish(): string[] {
    this.#endLine();
    return this.#lines;
  }

  #endLine(): void {
    let line = this.#line;
    for (const tag of this.#open.toReversed())
      line = line.endsWith(tag) ? line.slice(0, -tag.length) : `${line}</span>`;
    this.#lines.push(line);
  }
}
