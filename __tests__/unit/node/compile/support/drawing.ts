import { isTag } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Extent } from '../../../../../node/compile/diagrams/extent';
import type { Box } from '../../../../../node/compile/diagrams/svg';

/** How far parts may reach into each other, in pixels: a touch is no fault, and a line is as thick as what one sees. */
const tolerance = 2;

/**
 * What a drawing of the library shows that is not so, in words: lines that run behind a box which is not their end, and
 * labels that cover each other, a box or the line of another arrow.
 */
export function faultsOf(svg: string): string[] {
  const parts = DomUtils.findAll(() => true, parseDocument(svg, { xmlMode: true }).children);
  const withClass = (name: string): Element[] => parts.filter(({ attribs }) => attribs.class === name);
  const boxes = withClass('node').map((node) => ({ id: node.attribs['data-id'] ?? '', box: around(node.children) }));
  const labels = withClass('edge-label').map((label) => ({ arrow: nameOf(label), box: around(label.children) }));
  const lines = withClass('edge').map((line) => ({
    arrow: nameOf(line),
    ends: [line.attribs['data-from'], line.attribs['data-to']],
    segments: segmentsOf(line.attribs.points ?? ''),
  }));
  const crosses = ({ segments }: { segments: Box[] }, box: Box): boolean => segments.some((one) => overlap(one, box));
  return [
    ...lines.flatMap((line) =>
      boxes
        .filter(({ id, box }) => !line.ends.includes(id) && crosses(line, box))
        .map(({ id }) => `${line.arrow} runs behind ${id}`),
    ),
    ...labels.flatMap(({ arrow, box }, index) => [
      ...labels
        .slice(index + 1)
        .filter((other) => overlap(box, other.box))
        .map((other) => `the labels of ${arrow} and ${other.arrow} overlap`),
      ...boxes.filter((other) => overlap(box, other.box)).map(({ id }) => `the label of ${arrow} covers ${id}`),
      ...lines
        .filter((line) => line.arrow !== arrow && crosses(line, box))
        .map((line) => `the label of ${arrow} covers ${line.arrow}`),
    ]),
  ];
}

const nameOf = ({ attribs }: Element): string => `${attribs['data-from']} to ${attribs['data-to']}`;

/** What shapes fill, without the text on them. */
function around(shapes: readonly ChildNode[]): Box {
  const extent = new Extent();
  for (const shape of shapes) if (isTag(shape) && shape.name !== 'text') extent.add(shape);
  const box = extent.box(0);
  if (!box) throw new Error('a part of a drawing has no size');
  return box;
}

function segmentsOf(points: string): Box[] {
  const places = points.split(' ').map((point) => point.split(',').map(Number));
  return places.slice(1).map(([x = NaN, y = NaN], index) => {
    const [beforeX = NaN, beforeY = NaN] = places[index] ?? [];
    return {
      x: Math.min(x, beforeX) - tolerance,
      y: Math.min(y, beforeY) - tolerance,
      width: Math.abs(x - beforeX) + 2 * tolerance,
      height: Math.abs(y - beforeY) + 2 * tolerance,
    };
  });
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > tolerance &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > tolerance;
