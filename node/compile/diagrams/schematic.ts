import { DiagramError } from './diagram-error';
import { diagramColours as colours, svgElement, svgRoot, svgText } from './svg';

/** A region of a screen. `share` is its percentage of the row's width, 0 if not given. */
interface Region {
  label: string;
  isMarked: boolean;
  share: number;
}

interface Placed extends Region {
  row: number;
  rows: number;
  x: number;
  width: number;
}

/** Widths of the drawing for articles, and of the one for phones, whose text is then still legible. */
const widths = { article: 680, phone: 350 };
const gap = 6;
const padding = 12;
const fontSize = 14;
const lineHeight = 19;
/** Mean character width of the site's sans-serif at `fontSize`, in pixels, rounded up. */
const characterWidth = 7.1;
const rowHeight = { single: 44, divided: 64, onlyDivided: 112 };

/**
 * Renders a screen of the platform as SVG from rows of regions (format: content/README.md); as two, of which the style
 * sheet shows one, if its words fit into a drawing for phones. A region repeated in the row below with the same share
 * becomes one region spanning both rows. Throws `DiagramError`.
 */
export function renderSchematic(source: string, alt: string): string {
  const rows = parse(source);
  const hasNarrow = layOut(rows, widths.phone).every(fitsIn);
  if (!hasNarrow) return draw(rows, widths.article, alt);
  return draw(rows, widths.article, alt, 'wide') + draw(rows, widths.phone, alt, 'narrow');
}

function fitsIn({ label, width }: Placed): boolean {
  const longest = Math.max(...label.split(/\s+/).map(({ length }) => length));
  return longest * characterWidth <= width - padding;
}

function draw(rows: readonly Region[][], width: number, alt: string, className?: string): string {
  const boxes = layOut(rows, width);
  const dividedRows = rows.filter((row) => row.length > 1).length;
  const heights = rows.map((row, index) => {
    const base = row.length === 1 ? rowHeight.single : dividedRows === 1 ? rowHeight.onlyDivided : rowHeight.divided;
    const lines = boxes
      .filter((box) => box.row === index && box.rows === 1)
      .map((box) => wrap(box.label, box.width - 2 * padding).length);
    return Math.max(base, Math.max(1, ...lines) * lineHeight + 2 * padding);
  });
  const tops: number[] = [];
  let bottom = 0;
  for (const height of heights) {
    tops.push(bottom);
    bottom += height + gap;
  }
  const height = bottom - gap + 2;
  const rendered = boxes.map((box) => {
    const y = 1 + (tops[box.row] ?? 0);
    const spanned = heights.slice(box.row, box.row + box.rows).reduce((sum, value) => sum + value + gap, -gap);
    return renderBox(box, y, spanned);
  });
  return svgRoot({ x: 0, y: 0, width, height }, alt, rendered.join(''), className);
}

function parse(source: string): Region[][] {
  const lines = source.split('\n');
  const rows = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parts = line.split('|');
    return [parts.map((part) => parseRegion(part, parts.length > 1, index + 1))];
  });
  if (rows.length === 0) throw new DiagramError('The schematic is empty. Expected one line per row.', 1);
  return rows;
}

function parseRegion(text: string, hasShare: boolean, line: number): Region {
  const match = /^\s*(?<mark>\*?)\s*(?<label>.*?)(?:\s+(?<share>\d+(?:\.\d+)?)\s*%?)?\s*$/.exec(text);
  const { mark = '', label = '', share } = match?.groups ?? {};
  // In a row with a single region a number is part of the label.
  const words = hasShare || share === undefined ? label : `${label} ${share}`;
  if (words === '') throw new DiagramError('A region has no label. Expected text between the "|".', line);
  const value = hasShare && share !== undefined ? Number(share) : 0;
  if (hasShare && share !== undefined && value === 0)
    throw new DiagramError(`The region "${label}" has no width.`, line);
  return { label: words, isMarked: mark === '*', share: value };
}

function layOut(rows: readonly Region[][], width: number): Placed[] {
  const boxes: Placed[] = [];
  rows.forEach((row, rowIndex) => {
    const open = row.filter(({ share }) => share === 0).length;
    const given = row.reduce((sum, { share }) => sum + share, 0);
    const rest = open > 0 ? Math.max(100 - given, open * 10) / open : 0;
    const total = given + rest * open;
    const room = width - 2 - gap * (row.length - 1);
    let x = 1;
    for (const region of row) {
      const boxWidth = (room * (region.share || rest)) / total;
      const above = boxes.find(
        (box) =>
          box.row + box.rows === rowIndex &&
          row.length > 1 &&
          box.label === region.label &&
          box.isMarked === region.isMarked &&
          Math.abs(box.x - x) < 1 &&
          Math.abs(box.width - boxWidth) < 1,
      );
      if (above) above.rows += 1;
      else boxes.push({ ...region, row: rowIndex, rows: 1, x, width: boxWidth });
      x += boxWidth + gap;
    }
  });
  return boxes;
}

function renderBox({ label, isMarked, x, width: boxWidth }: Placed, y: number, height: number): string {
  const lines = wrap(label, boxWidth - 2 * padding);
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.35;
  const rect = svgElement('rect', {
    x,
    y,
    width: boxWidth,
    height,
    rx: 6,
    fill: isMarked ? colours.accent : colours.surface,
    'fill-opacity': isMarked ? '.12' : undefined,
    stroke: isMarked ? colours.accent : colours.border,
    'stroke-width': isMarked ? 2 : 1,
  });
  const text = lines.map((line, i) =>
    svgText(
      {
        x: x + boxWidth / 2,
        y: first + i * lineHeight,
        'text-anchor': 'middle',
        'font-size': fontSize,
        'font-weight': isMarked ? '600' : undefined,
        fill: colours.text,
      },
      line,
    ),
  );
  return rect + text.join('');
}

/** Wraps a label at spaces. */
function wrap(label: string, room: number): string[] {
  const letters = Math.max(4, Math.floor(room / characterWidth));
  const lines: string[] = [];
  let line = '';
  for (const word of label.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
}
