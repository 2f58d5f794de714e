import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { find, html } from 'property-information';
import { elementOf, isElement, paragraphEnds, parseFragment } from '../../reading/parse';
import type { ComponentNode } from '../compile-context';
import { walk } from '../tree/walk';
import { isKnown, staticForm } from './static-forms';

/**
 * Returns the nodes of a compiled page as parsing its built HTML would, with components in their static form.
 * @param imageAddress returns the address of an image of the page, by its index
 */
export function toStaticTree(
  nodes: readonly (RootContent | ElementContent)[],
  imageAddress: (index: number) => string,
  isInTable = false,
): ElementContent[] {
  const below = ({ children, ...node }: Element | ComponentNode): ElementContent[] =>
    toStaticTree(children, imageAddress, node.type === 'element' ? isTableAround(node.tagName, isInTable) : isInTable);
  return nodes.flatMap((node): ElementContent[] => {
    switch (node.type) {
      case 'text':
        return [node];
      case 'raw':
        return parseFragment(node.value);
      case 'element':
        return asParsed(node, below(node), isInTable);
      case 'component':
        return staticForm(node, below(node), imageAddress);
      // A comment or a document type says nothing.
      default:
        return [];
    }
  });
}

/** Elements whose tags a parser drops outside of tables. */
const tableParts = new Set('caption col colgroup tbody td tfoot th thead tr'.split(' '));
const cells = new Set(['caption', 'td', 'th']);

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that a parser ends where another one begins directly in them, as browsers do. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  a: ['a'],
  dd: ['dd', 'dt'],
  dt: ['dd', 'dt'],
  li: ['li'],
  p: paragraphEnds,
  ...Object.fromEntries(headings.map((name) => [name, headings])),
};

/** Whether the content of an element stands directly in a table, given whether the element does. */
function isTableAround(name: string, isInTable: boolean): boolean {
  return name === 'table' || (isInTable && !cells.has(name));
}

/** Returns what a parser makes of an element. */
function asParsed({ tagName, properties }: Element, children: ElementContent[], isInTable: boolean): ElementContent[] {
  if (tableParts.has(tagName) && !isInTable) return children;
  const parsed = parsedProperties(properties);
  const others = endedBy[tagName] ?? [];
  const end = children.findIndex((child) => isElement(child) && others.includes(child.tagName));
  if (end === -1) return [elementOf(tagName, parsed, children)];
  // The end of a paragraph that has ended already is an empty one.
  const rest = tagName === 'p' ? [elementOf('p', {})] : [];
  return [elementOf(tagName, parsed, children.slice(0, end)), ...children.slice(end), ...rest];
}

/** Whether a page has parts that are not known when it is compiled. */
export function hasUnknownParts(tree: Root): boolean {
  let isFound = false;
  walk(tree, (node) => {
    isFound ||= node.type === 'component' && !isKnown(node.name);
    return isFound ? 'skip' : undefined;
  });
  return isFound;
}

/** Returns properties under the names and with the kinds of values that a parser gives them. */
function parsedProperties(properties: Properties): Properties {
  const parsed: Properties = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const { property, spaceSeparated } = find(html, key);
    parsed[property] = spaceSeparated && typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;
  }
  return parsed;
}
