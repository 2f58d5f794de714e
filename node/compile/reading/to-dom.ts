import { isTag, Text } from 'domhandler';
import type { ChildNode } from 'domhandler';
import type { ElementContent, Properties, Root, RootContent } from 'hast';
import { find, html } from 'property-information';
import { elementOf, paragraphEnds, parseHtml } from '../../reading/parse';
import { docCardsPlaceholder } from '../hast/doc-card-lists';
import { symptomsPlaceholder } from '../hast/symptom-lists';
import { walk } from '../tree/walk';
import { isKnown, staticForm } from './static-forms';

/**
 * Converts the nodes of a compiled page to what parsing its built HTML would give, with components in their static form.
 * @param imageAddress returns the address of an image of the page, by its index
 */
export function toDom(
  nodes: readonly (RootContent | ElementContent)[],
  imageAddress: (index: number) => string,
): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    switch (node.type) {
      case 'text':
        return [new Text(node.value)];
      case 'raw':
        return parseHtml(node.value).children;
      case 'element':
        return asParsed(node.tagName, attributesOf(node.properties), toDom(node.children, imageAddress));
      case 'component':
        return staticForm(node, toDom(node.children, imageAddress), imageAddress);
      // A comment or a document type says nothing.
      default:
        return [];
    }
  });
}

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

/** Returns what a parser makes of an element. */
function asParsed(name: string, attributes: Record<string, string>, children: ChildNode[]): ChildNode[] {
  const others = endedBy[name] ?? [];
  const end = children.findIndex((child) => isTag(child) && others.includes(child.name));
  if (end === -1) return [elementOf(name, attributes, children)];
  // The end of a paragraph that has ended already is an empty one.
  const rest = name === 'p' ? [elementOf('p', {})] : [];
  return [elementOf(name, attributes, children.slice(0, end)), ...children.slice(end), ...rest];
}

/** Whether a page has parts that are not known when it is compiled. */
export function hasUnknownParts(tree: Root): boolean {
  let isFound = false;
  walk(tree, (node) => {
    isFound ||=
      (node.type === 'component' && !isKnown(node.name)) ||
      (node.type === 'raw' && (node.value === docCardsPlaceholder || node.value.search(symptomsPlaceholder) !== -1));
    return isFound ? 'skip' : undefined;
  });
  return isFound;
}

function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const { attribute, commaSeparated } = find(html, key);
    attributes[attribute] =
      value === true ? '' : Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value);
  }
  return attributes;
}
