import type { Element, Root } from 'hast';
import type { Heading } from '../../../src/shared/content-tree';
import type { ComponentNode, CompileContext } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import type { TocItem } from '../source/file-state';
import { walk } from '../tree/walk';

/** The levels that Docusaurus lists by default. */
const defaultLevels = { minHeadingLevel: 2, maxHeadingLevel: 3 };

/**
 * Replaces `<TOCInline toc={toc} />` with a list of links to headings. A subset of `toc` lists that subset; all of it,
 * or none, also lists the headings of partials.
 */
export function inlineToc(tree: Root, context: CompileContext): void {
  let byPlace: Map<string, Heading> | undefined;
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'TOCInline') return undefined;
    byPlace ??= headingsByPlace(tree, context);
    parent.children[index] = render(node, context.headings, byPlace);
    return 'skip';
  });
}

function headingsByPlace(tree: Root, { headings }: CompileContext): Map<string, Heading> {
  const byId = new Map(headings.map((heading) => [heading.id, heading]));
  const byPlace = new Map<string, Heading>();
  walk(tree, (node) => {
    if (!isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) return undefined;
    const heading = byId.get(String(node.properties.id));
    if (heading && node.data?.place) byPlace.set(keyOf(node.data.place), heading);
    return 'skip';
  });
  return byPlace;
}

const keyOf = ({ file, line }: TocItem['place']): string => `${file}:${line}`;

function render(
  { props }: ComponentNode,
  headings: readonly Heading[],
  byPlace: ReadonlyMap<string, Heading>,
): Element {
  const { toc } = props;
  const { minHeadingLevel, maxHeadingLevel } = { ...defaultLevels, ...props };
  const listed = isPart(toc, byPlace) ? toc.flatMap(({ place }) => byPlace.get(keyOf(place)) ?? []) : headings;
  return list(listed.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel));
}

/** Whether `toc` lacks some headings of the file it came from. */
function isPart(toc: unknown, byPlace: ReadonlyMap<string, Heading>): toc is TocItem[] {
  if (!Array.isArray(toc) || !toc.every((item: unknown) => isTocItem(item))) return false;
  const [first] = toc;
  const ofFile = [...byPlace.keys()].filter((key) => first !== undefined && key.startsWith(`${first.place.file}:`));
  return toc.length < ofFile.length;
}

function isTocItem(item: unknown): item is TocItem {
  return typeof item === 'object' && item !== null && 'place' in item;
}

/** Nests deeper headings in a list within the entry above them. */
function list(headings: readonly Heading[]): Element {
  const items: Element[] = [];
  for (let start = 0; start < headings.length;) {
    const [head, ...rest] = headings.slice(start);
    if (!head) break;
    const next = rest.findIndex(({ level }) => level <= head.level);
    const below = next === -1 ? rest : rest.slice(0, next);
    items.push(elementNode('li', {}, [entry(head), ...(below.length > 0 ? [list(below)] : [])]));
    start += 1 + below.length;
  }
  return elementNode('ul', {}, items);
}

function entry({ id, html }: Heading): Element {
  return elementNode('a', { href: `#${id}` }, [{ type: 'raw', value: html }]);
}
