import type { Element, Nodes } from 'hast';
import { escapeAttribute, escapeText } from '../tree/html';
import { refractor } from './languages';

/**
 * Returns the highlighted lines of a code block as HTML. A token that spans lines is closed at each line end and
 * reopened on the next, so that every line is valid on its own. Unknown languages stay plain text.
 */
export function highlightCode(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const lines = new LineWriter();
  if (refractor.registered(language)) writeNode(refractor.highlight(code, language), lines);
  else lines.text(code);
  return lines
    .finish()
    .map((line, i) => `<span class="line${highlighted.has(i + 1) ? ' line-highlighted' : ''}">${line}\n</span>`)
    .join('');
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
