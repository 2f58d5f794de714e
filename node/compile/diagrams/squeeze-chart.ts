import { Element, Text, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { dotsOf, labelsAt } from './chart';
import { breakInTwo } from './wrap-labels';

/** Width of a chart for phones, in pixels. Its text, which is larger than that of other drawings, is then still legible. */
const width = 360;
const lineHeight = 16;
/** Mean width of a character of a name, in pixels. Names are words, whose letters are narrower than digits. */
const characterWidth = 7;

/**
 * Moves the marks and names of a chart together, so that it fits into the column of a phone. Names may take two lines.
 * Returns false if they are too long. `root` is the library's drawing of a chart with upright bars.
 */
export function squeezeChart(root: Element): boolean {
  const parts = root.children.filter(isTag);
  const xs = dotsOf(parts).map(({ attribs }) => Number(attribs.cx));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const names = labelsAt(parts, 'middle');
  const factor = (width - left) / (right - left);
  const room = ((right - left) * factor) / names.length;
  if (factor >= 1 || !names.every((name) => fits(name, room))) return false;
  const move = (x: number): number => (x > left ? left + (x - left) * factor : x);
  for (const part of parts) moveAcross(part, move);
  for (const name of names) if (widthOf(DomUtils.textContent(name)) > room) wrapName(root, name);
  return true;
}

const widthOf = (text: string): number => text.length * characterWidth;

function fits(name: Element, room: number): boolean {
  const text = DomUtils.textContent(name);
  return widthOf(text) <= room || breakInTwo(text).every((line) => line === undefined || widthOf(line) <= room);
}

/** Every coordinate of the library's charts is absolute, and a path's are pairs. */
function moveAcross({ attribs }: Element, move: (x: number) => number): void {
  for (const name of ['x', 'cx']) if (attribs[name] !== undefined) attribs[name] = String(move(Number(attribs[name])));
  if (attribs.d !== undefined) {
    attribs.d = attribs.d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${move(Number(x))},${y}`);
  }
}

function wrapName(root: Element, name: Element): void {
  const [first, second = ''] = breakInTwo(DomUtils.textContent(name));
  const y = Number(name.attribs.y) + lineHeight;
  DomUtils.appendChild(root, new Element('text', { ...name.attribs, y: String(y) }, [new Text(second)]));
  name.children = [new Text(first)];
}
