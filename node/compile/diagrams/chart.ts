import { Element, Text, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { characterWidth } from './extent';
import { compact } from './svg';

/** Size of the values beside marks, and their distance from them, in pixels. */
const fontSize = 14;
const distance = 13;

/** A bar or a dot: the end that shows its value. */
interface Mark {
  value: number;
  x: number;
  y: number;
}

/**
 * Completes the library's drawing of a chart: draws the grid as lines, drops the legend, groups the digits of numbers
 * at its axis, as the prose does, and writes the value beside each mark of a chart that has one series, if there is room.
 */
export function completeChart(root: Element, isHorizontal: boolean): void {
  const parts = root.children.filter(isTag);
  const ticks = labelsAt(parts, isHorizontal ? 'middle' : 'end');
  drawGrid(dotsOf(parts), ticks, isHorizontal);
  // "Bar 1" and "Line 1" say nothing; the caption does.
  parts.filter(isLegend).forEach(DomUtils.removeElement);
  for (const tick of ticks) tick.children = [new Text(groupDigits(DomUtils.textContent(tick)))];
  const drawn = parts.filter(({ attribs }) => attribs['data-value'] !== undefined);
  drawn.filter(({ name }) => name === 'path').forEach(drawBar);
  if (new Set(drawn.map(({ attribs }) => attribs.class)).size !== 1) return;
  const marks = drawn.map((mark) => markOf(mark, isHorizontal));
  const texts = formatAlike(marks.map(({ value }) => value));
  if (!isHorizontal && !haveRoom(marks, texts)) return;
  for (const [index, mark] of marks.entries())
    DomUtils.appendChild(root, valueText(mark, texts[index] ?? '', isHorizontal));
}

/** The dots of which the library makes a grid. */
export const dotsOf = (parts: readonly Element[]): Element[] =>
  parts.filter(({ name, attribs }) => name === 'circle' && attribs.class === 'xychart-grid');

/** Labels below an upright chart are anchored in their middle, those beside it at their end; in a horizontal one vice versa. */
export const labelsAt = (parts: readonly Element[], anchor: 'middle' | 'end'): Element[] =>
  parts.filter(({ attribs }) => attribs.class === 'xychart-label' && attribs['text-anchor'] === anchor);

function isLegend({ name, attribs }: Element): boolean {
  const classes = attribs.class?.split(' ') ?? [];
  if (classes.includes('xychart-legend-line')) return true;
  return name === 'rect' ? classes.includes('xychart-bar') : attribs['text-anchor'] === 'start';
}

/** Replaces the hundreds of dots in the library's grid by one line per tick of the axis, in one path. */
function drawGrid(dots: readonly Element[], ticks: readonly Element[], isHorizontal: boolean): void {
  const [first] = dots;
  if (!first) return;
  const numbers = (elements: readonly Element[], name: string): number[] =>
    elements.map(({ attribs }) => Number(attribs[name]));
  const [along, across] = isHorizontal ? ['cy', 'x'] : ['cx', 'y'];
  const span = numbers(dots, along);
  const start = isHorizontal ? Math.min(...span) : Math.max(Math.min(...span), Math.max(...numbers(ticks, 'x')) + 8);
  const end = Math.max(...span);
  const lines = numbers(ticks, across).map((at) => {
    const ends = [start, end].map((position) => (isHorizontal ? [at, position] : [position, at]));
    return `M${ends.map((point) => point.map(compact).join(',')).join('L')}`;
  });
  DomUtils.prepend(first, new Element('path', { class: 'xychart-grid', d: lines.join('') }));
  dots.forEach(DomUtils.removeElement);
}

/** Draws a bar as a rectangle, which is shorter than the library's path. */
function drawBar(bar: Element): void {
  const numbers = bar.attribs.d?.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const sides = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  delete bar.attribs.d;
  bar.name = 'rect';
  for (const [name, value] of Object.entries(sides)) bar.attribs[name] = compact(value);
}

function markOf({ attribs }: Element, isHorizontal: boolean): Mark {
  const number = (name: string): number => Number(attribs[name]);
  const value = number('data-value');
  if (attribs.cx !== undefined) return { value, x: number('cx'), y: number('cy') };
  const [x, y] = isHorizontal ? [number('width'), number('height') / 2] : [number('width') / 2, 0];
  return { value, x: number('x') + x, y: number('y') + y };
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
