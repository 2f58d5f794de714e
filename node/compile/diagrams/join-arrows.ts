import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import { isFlowchart } from './diagram-kind';
import { labelOrArrow } from './normalize-mermaid';

/** The label of an arrow without one: nobody sees it, and what follows it tells the kind of the line. */
const mark = '\u200b';

/**
 * Labels each arrow of a flowchart or state diagram that has no label with a mark, which `joinArrows` and `withoutMarks`
 * take away again. The library draws arrows without labels that leave one box, or enter one, as one line, and leads it
 * through the boxes of ranks that an arrow skips; with a label, arrows stay where the engine has laid them.
 * @reach beautiful-mermaid: joins only arrows without a label, and draws labels in groups with `data-label`; lines run
 *   behind boxes, or empty labels interrupt them: `diagram-geometry.test.ts`
 */
export function markArrows(source: string): string {
  if (!isFlowchart(source)) return source.replace(/^(\s*\S+\s*-->\s*[^:\s]+)\s*$/gm, `$1 : ${mark}`);
  return source.split('\n').map(markLine).join('\n');
}

function markLine(line: string): string {
  let hasText = false;
  return line.replace(labelOrArrow, (match, written: string | undefined) => {
    if (written === undefined || written.includes('|')) return match;
    const closesText = hasText;
    hasText = !closesText && /^(?:--|-\.|==)$/.test(written);
    return closesText || hasText ? match : `${match}|${mark}${written}|`;
  });
}

/** Removes the marks from a drawing. */
export function withoutMarks(svg: string): string {
  return svg.replace(new RegExp(`<g class="edge-label"[^>]*data-label="${mark}.*?</g>`, 'gs'), '');
}

interface Arrow {
  edge: ElkExtendedEdge;
  sources: string;
  targets: string;
  /** The mark, and the kind of the line after it. Arrows with words have none. */
  kind: string | undefined;
}

/**
 * Removes the marks from a graph, and lets the marked arrows that leave a box, or enter one, share a place there: not
 * those of a cycle, not lines of several kinds, and not where one arrow leads to what another arrow leads on to.
 */
export function joinArrows(graph: ElkNode): void {
  const nodes = withDescendants(graph);
  const arrows = nodes.flatMap(({ edges = [] }) => edges).map(readArrow);
  const reached = new Map(nodes.map(({ id }) => [id, reachedFrom(id, arrows)]));
  const leads = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  let free = arrows.filter(({ sources, targets, kind }) => kind !== undefined && !leads(targets, sources));
  for (const [end, other] of [
    ['sources', 'targets'],
    ['targets', 'sources'],
  ] as const) {
    for (const box of nodes.filter(({ children = [] }) => children.length === 0)) {
      const group = free.filter((arrow) => arrow[end] === box.id);
      const areAlike = group.every((one) =>
        group.every((next) => one.kind === next.kind && (one === next || !leads(one[other], next[other]))),
      );
      if (group.length < 2 || !areAlike) continue;
      share(box, group, end);
      free = free.filter((arrow) => !group.includes(arrow));
    }
  }
}

const withDescendants = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withDescendants)];

function readArrow(edge: ElkExtendedEdge): Arrow {
  const text = edge.labels?.[0]?.text;
  const kind = text?.startsWith(mark) ? text : undefined;
  if (kind !== undefined) delete edge.labels;
  return { edge, sources: edge.sources[0] ?? '', targets: edge.targets[0] ?? '', kind };
}

/** The ids of all boxes that arrows lead to from a box. */
function reachedFrom(id: string, arrows: readonly Arrow[]): Set<string> {
  const next = (from: string): string[] => arrows.flatMap(({ sources, targets }) => (sources === from ? targets : []));
  const found = new Set(next(id));
  // A set also visits what is added meanwhile.
  for (const from of found) for (const to of next(from)) found.add(to);
  return found;
}

function share(box: ElkNode, arrows: readonly Arrow[], end: 'sources' | 'targets'): void {
  const id = `${box.id} ${end}`;
  // The engine takes only arrays of its own realm, which is another one in tests: so these are made from its own.
  const ports = arrows[0]?.edge[end].map(() => ({ id })) ?? [];
  box.ports = box.ports?.concat(ports) ?? ports;
  for (const { edge } of arrows) edge[end][0] = id;
}
