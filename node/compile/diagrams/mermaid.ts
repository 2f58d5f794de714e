import { cloneNode, isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { completeChart } from './chart';
import { DiagramError } from './diagram-error';
import { isChart } from './diagram-kind';
import { checkMermaid } from './mermaid-syntax';
import { Extent } from './extent';
import { layOut } from './lay-out';
import { normalizeMermaid } from './normalize-mermaid';
import { squeezeChart } from './squeeze-chart';
import { wrapDiamonds } from './wrap-labels';
import { compact, diagramColours as colours, svgElement, svgRoot } from './svg';
import { escapeText } from '../tree/html';

/** The library measures text in Inter. The site's sans-serif is narrower, so the next larger size fits. */
const fontSizes: Readonly<Record<string, string>> = { '9': '11', '11': '12', '13': '14' };

/**
 * The library's colour variables and ours.
 * @reach beautiful-mermaid: its SVG has these colours, font sizes, classes such as `lifeline`, `block` and `xychart-grid`,
 *   `data-value` at marks, absolute coordinates and a `viewBox` with `NaN` where the layout has failed; diagrams in other
 *   colours, cut off or scrambled: `diagrams.test.ts`, `charts.test.ts`
 */
const variables: Readonly<Record<string, string>> = {
  '--_text': colours.text,
  '--_text-sec': colours.muted,
  '--_text-muted': colours.muted,
  '--_text-faint': colours.muted,
  '--_line': colours.line,
  '--_arrow': colours.line,
  '--_node-fill': colours.surface,
  '--_node-stroke': colours.border,
  '--_group-fill': colours.background,
  '--_group-hdr': colours.surface,
  '--_inner-stroke': 'none',
  '--_key-badge': 'none',
  '--bg': colours.background,
  '--fg': colours.text,
};

/** Colours of the series of a chart, in order. */
const seriesColours = [colours.accent, colours.text, colours.muted, colours.line];

/** SVG's default values, which need not be written. */
const defaults: Readonly<Record<string, string>> = {
  rx: '0',
  ry: '0',
  'font-weight': '400',
  'text-anchor': 'start',
  stroke: 'none',
  'stroke-linejoin': 'miter',
};

/**
 * Renders a Mermaid diagram at build time as SVG without style element, fonts or script; as two, of which the style sheet
 * shows one, where it is too wide for narrow columns. `id` prefixes the ids inside, so that several diagrams can share a
 * page. Throws `DiagramError`.
 */
export function renderMermaid(source: string, alt: string, id: string): string {
  const statements = normalizeMermaid(source);
  checkMermaid(statements);
  const layout = layOut(wrapDiamonds(statements));
  const main = parseSvg(layout.main);
  let narrow = layout.narrow === null ? null : parseSvg(layout.narrow);
  if (isChart(statements)) narrow = completeCharts(main, /^\s*xychart\S*\s+horizontal/im.test(statements));
  if (narrow === null) return draw(main, alt, id);
  return draw(main, alt, id, 'wide') + draw(narrow, alt, `${id}-narrow`, 'narrow');
}

/** Completes a chart. Returns one for phones if it can be squeezed. */
function completeCharts(chart: Element, isHorizontal: boolean): Element | null {
  const copy = isHorizontal ? null : cloneNode(chart, true);
  completeChart(chart, isHorizontal);
  if (copy === null || !squeezeChart(copy)) return null;
  completeChart(copy, isHorizontal);
  return copy;
}

function draw(root: Element, alt: string, id: string, className?: string): string {
  const context: Context = { id, used: usedIds(root), extent: new Extent() };
  const isLifeline = (node: ChildNode): boolean => isTag(node) && node.attribs.class === 'lifeline';
  // Behind everything else, so that no line runs through words.
  const parts = [...root.children.filter(isLifeline), ...root.children.filter((node) => !isLifeline(node))];
  const content = parts.map((child) => write(child, context)).join('');
  const box = context.extent.box(2);
  if (!box) throw new DiagramError('The diagram has no content.', 1);
  return svgRoot(box, alt, content, className);
}

interface Context {
  id: string;
  used: ReadonlySet<string>;
  extent: Extent;
}

function parseSvg(svg: string): Element {
  const { children } = parseDocument(svg, { xmlMode: true });
  const root = children.find((child): child is Element => isTag(child) && child.name === 'svg');
  if (!root) throw new DiagramError('The diagram could not be drawn.', 1);
  return root;
}

function usedIds(root: Element): Set<string> {
  const values = DomUtils.findAll(() => true, root.children).flatMap(({ attribs }) => Object.values(attribs));
  return new Set(values.flatMap((value) => [...value.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '')));
}

function write(node: ChildNode, context: Context): string {
  if (isText(node)) return node.data.trim() === '' ? '' : escapeText(node.data);
  if (!isTag(node) || node.name === 'style') return '';
  if (node.name === 'marker' && !context.used.has(node.attribs.id ?? '')) return '';
  if (node.name !== 'marker' && node.parent && isTag(node.parent) && node.parent.name !== 'marker') {
    context.extent.add(node);
  }
  const content = node.children.map((child) => write(child, context)).join('');
  const classes = (node.attribs.class ?? '').split(' ');
  if (classes.includes('xychart-line-shadow')) return '';
  // Groups carry only data for scripts.
  if (node.name === 'g' || (node.name === 'defs' && content === '')) return content;
  return svgElement(node.name, attributesOf(node, classes, context), content);
}

function attributesOf(node: Element, classes: string[], { id }: Context): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...node.attribs, ...chartAttributes(classes) })) {
    if (name.startsWith('data-') || name === 'class') continue;
    const written = cleanValue(name, value, id);
    if (written !== defaults[name]) attributes[name] = written;
  }
  // A curve would show values that nobody measured.
  if (classes.includes('xychart-line') && attributes.d) attributes.d = straighten(attributes.d);
  // The library sized the tab of a block for smaller text.
  if (node.attribs.fill === 'var(--_group-hdr)' && classOfParent(node) === 'block') {
    attributes.width = compact(Number(node.attribs.width) * 1.12);
  }
  // Same corner radius as the site's own boxes.
  if (node.name === 'rect' && !attributes.rx && attributes.stroke) attributes.rx = '4';
  if (attributes.rx === attributes.ry) delete attributes.ry;
  if (node.name === 'text' && isOverLines(node)) Object.assign(attributes, halo);
  if (classes.includes('mono')) attributes['font-family'] = 'var(--mono,monospace)';
  return attributes;
}

/** A surface behind a text. */
const halo = { 'paint-order': 'stroke', stroke: colours.background, 'stroke-width': '5', 'stroke-linejoin': 'round' };

/** Whether lines run behind a text: messages and guards of sequence diagrams, and values of charts. */
function isOverLines(text: Element): boolean {
  const { attribs } = text;
  if (attribs.class === 'xychart-value') return true;
  const group = classOfParent(text);
  return group === 'message' || (group === 'block' && attribs['font-weight'] === '400');
}

const classOfParent = ({ parent }: Element): string | undefined =>
  parent && isTag(parent) ? parent.attribs.class : undefined;

function cleanValue(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`;
  if (name === 'font-size') return fontSizes[value] ?? value;
  return value
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/var\((--[\w-]+)[^)]*\)/g, (match, variable: string) => variables[variable] ?? match)
    .replace(/-?\d+\.\d+(?!em)/g, (number) =>
      name === 'stroke-width' ? strokeWidth(number) : compact(Number(number)),
    );
}

/** Strokes of 0.75 px look grey on most screens. */
function strokeWidth(number: string): string {
  return Number(number) < 1 ? '1' : compact(Number(number));
}

/** Replaces curves by lines: `M1,2 C… 3,4 C… 5,6` → `M1,2 L3,4 L5,6`. */
function straighten(path: string): string {
  return path.replace(/C\s*\S+\s+\S+\s+(\S+)/g, 'L$1');
}

/** Returns the attributes of chart parts, which the library styles by classes in the style element that we drop. */
function chartAttributes(classes: string[]): Record<string, string> {
  const series = /xychart-color-(\d+)/.exec(classes.join(' '))?.[1];
  const colour = seriesColours[Number(series ?? 0) % seriesColours.length] ?? colours.accent;
  if (classes.includes('xychart-bar'))
    return { fill: colour, 'fill-opacity': '.2', stroke: colour, 'stroke-width': '1.5' };
  if (classes.includes('xychart-line')) {
    return {
      fill: 'none',
      stroke: colour,
      'stroke-width': '2.5',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
  }
  if (classes.includes('xychart-dot')) return { fill: colour, r: '3.5' };
  if (classes.includes('xychart-label')) return { fill: colours.muted };
  if (classes.includes('xychart-axis-title')) return { fill: colours.muted };
  if (classes.includes('xychart-title') || classes.includes('xychart-value')) return { fill: colours.text };
  return classes.includes('xychart-grid') ? { stroke: colours.border, 'stroke-opacity': '.4' } : {};
}
