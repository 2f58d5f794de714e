import type { Element } from 'hast';
import type { CategoryCard } from '../../src/shared/category';
import type { ContentNode } from '../../src/shared/content-tree';
import { elementNode } from './compile-context';
import { docCardsPlaceholder } from './hast/doc-card-lists';
import { fillPlaceholders } from './placeholders';
import { toHtml } from './tree/html';

const placeholder = new RegExp(docCardsPlaceholder, 'g');

/** Replaces the placeholders of `<DocCardList />` in the content. `loadCards` is called only if there are any. */
export function fillDocCards(
  content: ContentNode[],
  loadCards: () => Promise<readonly CategoryCard[]>,
): Promise<ContentNode[]> {
  return fillPlaceholders(content, placeholder, async () => {
    const cards = await loadCards();
    return cards.length > 0 ? toHtml([elementNode('ul', {}, cards.map(renderCard))]) : '';
  });
}

function renderCard({ label, emoji, path, description }: CategoryCard): Element {
  const name = emoji ? `${emoji} ${label}` : label;
  const link = elementNode('a', { href: encodeURI(path) }, [{ type: 'text', value: name }]);
  return elementNode('li', {}, description ? [link, { type: 'text', value: `: ${description}` }] : [link]);
}
