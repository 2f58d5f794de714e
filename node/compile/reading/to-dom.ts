import { Text } from 'domhandler';
import type { ChildNode } from 'domhandler';
import type { ElementContent, Properties, Root, RootContent } from 'hast';
import { find, html } from 'property-information';
import { elementOf, parseHtml } from '../../reading/parse';
import { docCardsPlaceholder } from '../page/doc-card-lists';
import { symptomsPlaceholder } from '../page/symptom-lists';
import { walk } from '../tree/walk';
import { isKnown, staticForm } from './static-forms';

/** Converts the nodes of a compiled page to what parsing its built HTML would give, with components in their static form. */
export function toDom(nodes: readonly (RootContent | ElementContent)[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    switch (node.type) {
      case 'text':
        return [new Text(node.value)];
      case 'raw':
        return parseHtml(node.value).children;
      case 'element':
        return [elementOf(node.tagName, attributesOf(node.properties), toDom(node.children))];
      case 'component':
        return staticForm(node, toDom(node.children));
      default:
        return [];
    }
  });
}

/** Whether a page has parts that are not known when it is compiled. */
export function hasOpenParts(tree: Root): boolean {
  let isOpen = false;
  walk(tree, (node) => {
    isOpen ||=
      (node.type === 'component' && !isKnown(node.name)) ||
      (node.type === 'raw' && (node.value === docCardsPlaceholder || node.value.search(symptomsPlaceholder) !== -1));
    return isOpen ? 'skip' : undefined;
  });
  return isOpen;
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
