import type { Element, ElementContent } from 'hast';
import { elementNode } from 'help-portal/graph';
import { encodePath } from 'help-portal/site';
import type { NamedPage } from './figure';

/** A name and what is said of it: text, nodes, or other pages; nothing of it is shown where that is null or empty. */
type Fact = readonly [name: string, value: string | readonly ElementContent[] | readonly NamedPage[] | null];

/** Returns facts as a list of names with their values. */
export function factList(facts: readonly Fact[]): Element {
  const rows = facts.map(([name, value]) => [name, valueOf(value)] as const);
  return elementNode(
    'dl',
    {},
    rows
      .filter(([, value]) => value.length > 0)
      .map(([name, value]) =>
        elementNode('div', {}, [elementNode('dt', {}, textNodes(name)), elementNode('dd', {}, value)]),
      ),
  );
}

function valueOf(value: Fact[1]): ElementContent[] {
  if (value === null || typeof value === 'string') return textNodes(value ?? '');
  if (isNodes(value)) return [...value];
  const items = value.map(({ name, page }) =>
    elementNode(
      'li',
      {},
      page === null ? textNodes(name) : [elementNode('a', { href: encodePath(page) }, textNodes(name))],
    ),
  );
  return items.length === 0 ? [] : [elementNode('ul', {}, items)];
}

function isNodes(value: readonly ElementContent[] | readonly NamedPage[]): value is readonly ElementContent[] {
  return value.every((one) => 'type' in one);
}

function textNodes(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}
