import { escapeAttribute, escapeText } from '../tree/html';

/**
 * Colours of diagrams and schematics: CSS variables set by the style sheet, so that one SVG serves both colour modes.
 */
export const diagramColours = {
  text: 'var(--diagram-text)',
  muted: 'var(--diagram-muted)',
  line: 'var(--diagram-line)',
  surface: 'var(--diagram-surface)',
  border: 'var(--diagram-border)',
  accent: 'var(--diagram-accent)',
  background: 'var(--diagram-background)',
} as const;

export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number with at most one decimal; more would be invisible. */
export function compact(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Serializes an SVG element, omitting undefined attributes. */
export function svgElement(name: string, attributes: SvgAttributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? compact(value) : escapeAttribute(value)}"`)
    .join('');
  return `<${name}${written}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

export function svgText(attributes: SvgAttributes, text: string): string {
  return svgElement('text', attributes, escapeText(text));
}

/** Bounding box of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the root element: an image with a text alternative at its natural size, or hidden from screen readers without
 * one.
 */
export function svgRoot({ x, y, width, height }: Box, alt: string, content: string, className?: string): string {
  return svgElement(
    'svg',
    {
      class: className,
      role: 'graphics-document',
      'aria-label': alt || undefined,
      'aria-hidden': alt ? undefined : 'true',
      width: Math.ceil(width),
      height: Math.ceil(height),
      viewBox: [x, y, width, height].map(compact).join(' '),
    },
    content,
  );
}
