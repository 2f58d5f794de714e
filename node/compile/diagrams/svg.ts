import { escapeAttribute, escapeText } from '../tree/html';

/**
 * Colours of diagrams and schematics: CSS variables of the site, so that one drawing serves both colour modes. The style
 * sheet sets them on the page.
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

/** At most one decimal: nobody sees more. */
export function compact(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An SVG element as text. Attributes without a value are left out. */
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

/** The part of the plane that a drawing covers. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The root: an image with a text alternative, as wide as drawn or as there is room. */
export function svgRoot({ x, y, width, height }: Box, alt: string, content: string): string {
  return svgElement(
    'svg',
    {
      role: 'img',
      'aria-label': alt || undefined,
      'aria-hidden': alt ? undefined : 'true',
      width: Math.ceil(width),
      height: Math.ceil(height),
      viewBox: [x, y, width, height].map(compact).join(' '),
    },
    content,
  );
}
