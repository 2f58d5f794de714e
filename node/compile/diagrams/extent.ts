import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Box } from './svg';

/** Mean width of a character relative to the font size. */
export const characterWidth = 0.56;

/** Tracks the bounding box of a drawing, because the library leaves more space around it than a page should. */
export class Extent {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  /** Returns the bounding box of everything added, plus a margin, or undefined if it is empty. */
  box(margin: number): Box | undefined {
    if (!(this.#right > this.#left) || !(this.#bottom > this.#top)) return undefined;
    return {
      x: this.#left - margin,
      y: this.#top - margin,
      width: this.#right - this.#left + 2 * margin,
      height: this.#bottom - this.#top + 2 * margin,
    };
  }

  add(node: Element): void {
    const number = (name: string): number => Number(node.attribs[name] ?? 0);
    switch (node.name) {
      case 'rect':
        this.#point(number('x'), number('y'));
        this.#point(number('x') + number('width'), number('y') + number('height'));
        break;
      case 'line':
        this.#point(number('x1'), number('y1'));
        this.#point(number('x2'), number('y2'));
        break;
      case 'circle':
      case 'ellipse': {
        const [rx, ry] = [number(node.name === 'circle' ? 'r' : 'rx'), number(node.name === 'circle' ? 'r' : 'ry')];
        this.#point(number('cx') - rx, number('cy') - ry);
        this.#point(number('cx') + rx, number('cy') + ry);
        break;
      }
      case 'polyline':
      case 'polygon':
      case 'path':
        this.#pairs(node.attribs.points ?? node.attribs.d ?? '');
        break;
      case 'text':
        this.#text(node, number('x'), number('y'), number('font-size') || 13);
        break;
    }
  }

  #text(node: Element, x: number, y: number, size: number): void {
    const width = DomUtils.textContent(node).length * size * characterWidth;
    const anchor = node.attribs['text-anchor'];
    const left = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
    if (node.attribs.transform?.includes('rotate')) {
      this.#point(x - size * 0.7, y - width / 2);
      this.#point(x + size * 0.7, y + width / 2);
    } else {
      this.#point(x + left, y - size * 0.7);
      this.#point(x + left + width, y + size * 0.7);
    }
  }

  /** Adds absolute coordinate pairs, the only form that the library writes. */
  #pairs(data: string): void {
    const numbers = data.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) this.#point(numbers[i] ?? 0, numbers[i + 1] ?? 0);
  }

  #point(x: number, y: number): void {
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y);
  }
}
