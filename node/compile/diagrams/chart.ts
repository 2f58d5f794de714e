import { Element, Text, isTag } from 'domhandler';
import { appendChild, textContent } from 'domutils';

/** Size of the values beside marks, and their distance from them, in pixels. */
const fontSize = 14;
const distance = 13;
/** Mean width of a character relative to the font size. */
const characterWidth = 0.56;

/** A bar or a dot: the end that shows its value. */
interface Mark {
  value: number;
  x: number;
  y: number;
}

/**
 * Writes the value beside each mark of a chart that has one series, if there is room, and groups the digits of numbers
 * at its axis, as the prose does. `root` is the library's drawing.
 */
export function completeChart(root: Element, isHorizontal: boolean): void {
  const parts = root.children.filter(isTag);
  const labels = parts.filter(({ attribs }) => attribs.class === 'xychart-label');
  const anchor = isHorizontal ? 'middle' : 'end';
  for (const label of labels) {
    if (label.attribs['text-anchor'] === anchor) replaceText(label, groupDigits(textContent(label)));
  }
  const isMark = ({ attribs }: Element): boolean => attribs['data-value'] !== undefined;
  const drawn = parts.filter(isMark);
  if (new Set(drawn.map(({ attribs }) => attribs.class)).size !== 1) return;
  const marks = drawn.map((mark) => markOf(mark, isHorizontal));
  const texts = formatAlike(marks.map(({ value }) => value));
  if (!isHorizontal && !haveRoom(marks, texts)) return;
  for (const [index, mark] of marks.entries()) appendChild(root, valueText(mark, texts[index] ?? '', isHorizontal));
}

function markOf({ attribs }: Element, isHorizontal: boolean): Mark {
  const value = Number(attribs['data-value']);
  if (attribs.cx !== undefined) return { value, x: Number(attribs.cx), y: Number(attribs.cy) };
  const numbers = attribs.d?.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return isHorizontal ? { value, x: Math.max(...xs), y: middle(ys) } : { value, x: middle(xs), y: Math.min(...ys) };
}

/** Whether no value touches its neighbor. */
function haveRoom(marks: readonly Mark[], texts: readonly string[]): boolean {
  const widest = Math.max(...texts.map(({ length }) => length)) * fontSize * characterWidth;
  return marks.every(({ x }, index) => index === 0 || x - (marks[index - 1]?.x ?? 0) > widest + 4);
}

function valueText({ x, y }: Mark, text: string, isHorizontal: boolean): Element {
  const attributes = {
    class: 'xychart-value',
    x: String(isHorizontal ? x + distance : x),
    y: String(isHorizontal ? y : y - distance),
    'text-anchor': isHorizontal ? 'start' : 'middle',
    'font-size': String(fontSize),
    dy: '0.35em',
  };
  return new Element('text', attributes, [new Text(text)]);
}

/** Formats numbers with as many decimals as the one that has most: `2.9, 2.76` → `2.90`, `2.76`. */
function formatAlike(values: readonly number[]): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  const { format } = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return values.map(format);
}

function groupDigits(text: string): string {
  return /^-?\d{4,}$/.test(text) ? Number(text).toLocaleString('en-US') : text;
}

function replaceText(element: Element, text: string): void {
  element.children = [new Text(text)];
}
