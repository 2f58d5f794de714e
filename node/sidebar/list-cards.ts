import type { CategoryCard, CategoryGroup } from '../../src/shared/category';
import { icons } from '../content/site-content';
import { firstVisiblePath } from './read-tree';
import type { TreeItem } from './types';

/** Above this number, cards are grouped under the headings that they name. */
export const ungroupedLimit = 12;

/** How many pages the card of a category names. */
const namedPages = 3;

/** The icon of a category without an area's. */
const folder = 'M3 4v16h18V7H11L9 4z';

// The `v` flag matches emoji of several code points; TypeScript rejects it in a literal at our language level.
const leadingEmoji = new RegExp('^(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})', 'v');

/**
 * Returns the children of a category as cards in sidebar order, but where to start, and grouped if there are many. `trail`
 * has the paths of the category and those above it.
 */
export function listCards(items: readonly TreeItem[], trail: readonly string[] = []): CategoryGroup[] {
  const icon = trail.findLast((path) => icons[path]);
  const cards = visibleCards(items, icon === undefined ? folder : icons[icon]).sort(
    (a, b) => startRank(a) - startRank(b),
  );
  if (cards.length <= ungroupedLimit) return cards.length > 0 ? [{ cards: cards.map(({ card }) => card) }] : [];
  const groups = new Map<string | undefined, CategoryCard[]>();
  for (const { card, group } of cards) groups.set(group, [...(groups.get(group) ?? []), card]);
  return [...groups].map(([title, members]) => (title === undefined ? { cards: members } : { title, cards: members }));
}

interface ListedCard {
  card: CategoryCard;
  group: string | undefined;
}

const startRank = ({ card }: ListedCard): number => (card.startHere ? 0 : 1);

function visibleCards(items: readonly TreeItem[], areaIcon = folder): ListedCard[] {
  return items.flatMap((item) => {
    const card = cardOf(item, areaIcon);
    const group = (item.type === 'doc' ? item.doc.group : item.group) ?? undefined;
    return card ? [{ card, group }] : [];
  });
}

function cardOf(item: TreeItem, areaIcon: string): CategoryCard | null {
  const path = firstVisiblePath(item);
  if (path === undefined) return null;
  const emoji = leadingEmoji.exec(item.label)?.[0];
  const words = emoji ? item.label.slice(emoji.length).trim() : '';
  // The picture is hidden from screen readers, so it is no name.
  const shared = emoji && words !== '' ? { label: words, path, emoji } : { label: item.label, path };
  const { summary, description } = item.type === 'doc' ? item.doc : item;
  const text = summary ?? description;
  const icon = emoji ? undefined : (icons[path] ?? (item.type === 'doc' ? undefined : areaIcon));
  const described = { ...shared, ...(text ? { description: text } : {}), ...(icon ? { icon } : {}) };
  if (item.type === 'doc') return { kind: 'doc', ...described, ...(item.doc.startHere ? { startHere: true } : {}) };
  const inside = visibleCards(item.items).map(({ card }) => ({ label: card.label, path: card.path }));
  const listed = inside.length > 0 ? { count: inside.length, pages: inside.slice(0, namedPages) } : {};
  return { kind: 'category', ...described, ...listed };
}
