import type { ElementContent } from 'hast';
import { describeCard } from '../../src/shared/category';
import type { CategoryCard, CategoryGroup } from '../../src/shared/category';
import type { CategoryPageContext } from '../../src/shared/page-context';
import { elementOf } from './parse';

/** Returns what stands below the title of a listing, as far as it is read. `addressOf` makes an address of a path. */
export function listingNodes(
  { description, groups }: Pick<CategoryPageContext, 'description' | 'groups'>,
  addressOf: (path: string) => string,
): ElementContent[] {
  return [
    ...(description ? [textIn('p', description)] : []),
    ...groups.flatMap((group) => groupNodes(group, addressOf)),
  ];
}

function groupNodes({ title, cards }: CategoryGroup, addressOf: (path: string) => string): ElementContent[] {
  const level = title === undefined ? 'h2' : 'h3';
  return [
    ...(title === undefined ? [] : [textIn('h2', title)]),
    elementOf(
      'ul',
      {},
      cards.map((card) => elementOf('li', {}, [cardNode(card, level, addressOf), ...pageNodes(card, addressOf)])),
    ),
  ];
}

function cardNode(card: CategoryCard, level: string, addressOf: (path: string) => string): ElementContent {
  const { text, note } = describeCard(card);
  return elementOf('a', { href: addressOf(card.path) }, [
    textIn(level, card.label),
    ...(note === undefined ? [] : [textIn('span', note)]),
    ...(text === undefined ? [] : [textIn('p', text)]),
  ]);
}

function pageNodes({ pages = [] }: CategoryCard, addressOf: (path: string) => string): ElementContent[] {
  if (pages.length === 0) return [];
  const items = pages.map(({ label, path }) =>
    elementOf('li', {}, [elementOf('a', { href: addressOf(path) }, [{ type: 'text', value: label }])]),
  );
  return [elementOf('ul', { dataSearchIgnore: '' }, items)];
}

function textIn(name: string, text: string): ElementContent {
  return elementOf(name, {}, [{ type: 'text', value: text }]);
}
