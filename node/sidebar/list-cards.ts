import type { CategoryCard, CategoryGroup } from '../../src/shared/category';
import { firstVisiblePath } from './read-tree';
import type { TreeItem } from './types';

/** Above this number, cards are grouped under the headings that they name. */
export const ungroupedLimit = 12;

// The `v` flag matches emoji of several code points; TypeScript rejects it in a literal at our language level.
const leadingEmoji = new RegExp('^(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})', 'v');

/** Returns the children of a category as cards in sidebar order, but where to start, and grouped if there are many. */
export function listCards(items: readonly TreeItem[]): CategoryGroup[] {
  const cards = visibleCards(items).sort((a, b) => startRank(a) - startRank(b));
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

function visibleCards(items: readonly TreeItem[]): ListedCard[] {
  return items.flatMap((item) => {
    const card = cardOf(item);
    const group = (item.type === 'doc' ? item.doc.group : item.group) ?? undefined;
    return card ? [{ card, group }] : [];
  });
}

function cardOf(item: TreeItem): CategoryCard | null {
  const path = firstVisiblePath(item);
  if (path === undefined) return null;
  const emoji = leadingEmoji.exec(item.label)?.[0];
  const words = emoji ? item.label.slice(emoji.length).trim() : '';
  // The picture is hidden from screen readers, so it is no name.
  const shared = emoji && words !== '' ? { label: words, path, emoji } : { label: item.label, path };
  const { summary, description } = item.type === 'doc' ? item.doc : item;
  const text = summary ?? description;
  const described = { ...shared, ...(text ? { description: text } : {}) };
  if (item.type === 'doc') return { kind: 'doc', ...described, ...(item.doc.startHere ? { startHere: true } : {}) };
  const count = visibleCards(item.items).length;
  return { kind: 'category', ...described, ...(count > 0 ? { count } : {}) };
}
