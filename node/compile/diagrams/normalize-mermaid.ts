/** What Mermaid understands and the drawing library does not, in the form that both do; lines stay where they are. */
export function normalizeMermaid(source: string): string {
  if (/^\s*xychart/m.test(source)) return quoteAxisTitles(source);
  return /^\s*(?:graph|flowchart)\s/im.test(source) ? source.split('\n').map(spaceArrows).join('\n') : source;
}

/** The library reads the title of an axis in quotes only; Mermaid takes words without quotes as well. */
function quoteAxisTitles(source: string): string {
  return source
    .replace(/^(\s*[xy]-axis\s+)([^"[\s\d-][^"[\n]*?)(?=\s*(?:\[|-?[\d.]+\s*-->|$))/gm, '$1"$2"')
    .replace(/^(\s*title\s+)([^"\s][^"\n]*?)\s*$/gm, '$1"$2"');
}

/** A label; or an arrow, with a label behind it or not; or the beginning of one that has its text within. */
const labelOrArrow =
  /"[^"]*"|\[.*?\]|\(.*?\)|\{.*?\}|(<?(?:-{2,}>|-\.->|={2,}>|-{3,}|-\.-|={3,})(?:\s*\|[^|]*\|)?|(?:--|-\.|==)(?=\s))/g;

/** `A---->|x|B` → `A -->|x| B`: the library would read `A--` as a name, and it knows one length of arrows. */
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
