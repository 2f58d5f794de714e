import { isChart, isFlowchart } from './diagram-kind';

/**
 * Rewrites what Mermaid understands and the diagram library does not to a form that both do. Line numbers stay the
 * same.
 */
export function normalizeMermaid(source: string): string {
  if (isChart(source)) return quoteAxisTitles(source);
  return isFlowchart(source) ? source.split('\n').map(spaceArrows).join('\n') : source;
}

/** Quotes axis titles: the library requires quotes, Mermaid does not. */
function quoteAxisTitles(source: string): string {
  return source
    .replace(/^(\s*[xy]-axis\s+)([^"[\s\d-][^"[\n]*?)(?=\s*(?:\[|-?[\d.]+\s*-->|$))/gm, '$1"$2"')
    .replace(/^(\s*title\s+)([^"\s][^"\n]*?)\s*$/gm, '$1"$2"');
}

/** A label, an arrow with an optional label after it, or the start of an arrow with its text inside. */
export const labelOrArrow =
  /"[^"]*"|\[.*?\]|\(.*?\)|\{.*?\}|(<?(?:-{2,}>|-\.->|={2,}>|-{3,}|-\.-|={3,})(?:\s*\|[^|]*\|)?|(?:--|-\.|==)(?=\s))/g;

/**
 * Separates and shortens arrows, `A---->|x|B` → `A -->|x| B`: the library would read `A--` as a name, and it supports
 * one arrow length only.
 */
function spaceArrows(line: string): string {
  return line.replace(labelOrArrow, (match, written: string | undefined) => {
    if (written === undefined) return match;
    const [, arrow = '', label = ''] = /^([^\s|]+)\s*(.*)$/.exec(written) ?? [];
    return ` ${shorten(arrow)}${label} `;
  });
}

function shorten(arrow: string): string {
  return arrow
    .replace(/-{2,}>$/, '-->')
    .replace(/={2,}>$/, '==>')
    .replace(/^-{3,}$/, '---')
    .replace(/^={3,}$/, '===');
}
