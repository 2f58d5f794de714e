import type { Element } from 'hast';
import type { CategoryCard } from '../../src/shared/category';
import type { ContentNode } from '../../src/shared/content-tree';
import { elementNode } from './compile-context';
import type { Symptom } from './symptoms';
import { toHtml } from './tree/html';
import { toReactProps } from './tree/react-props';

/** What the lists of other pages name, which is known once all pages are. Each is loaded only for pages that have one. */
interface OpenLists {
  /** Cards of the category that the page represents or belongs to. */
  loadCards: () => Promise<readonly CategoryCard[]>;
  /** Symptoms that the pages below a folder of the area explain. */
  loadSymptoms: (folder: string) => Promise<readonly Symptom[]>;
}

/** Replaces `<DocCardList />` and `<SymptomList />` in the content by what they list; an empty list is nothing. */
export async function fillLists(content: readonly ContentNode[], lists: OpenLists): Promise<ContentNode[]> {
  const filled = await Promise.all(
    content.map(async (node): Promise<ContentNode[]> => {
      if (typeof node === 'string' || 'html' in node) return [node];
      if (node.name === 'DocCardList') return listOf((await lists.loadCards()).map(renderCard));
      if (node.name === 'SymptomList') {
        const { folder } = node.props;
        const symptoms = await lists.loadSymptoms(typeof folder === 'string' ? folder : '');
        // Search finds the pages themselves.
        return listOf(symptoms.map(renderSymptom), { dataSearchIgnore: '' });
      }
      return [{ ...node, children: await fillLists(node.children, lists) }];
    }),
  );
  return filled.flat();
}

function listOf(items: Element[], properties: Element['properties'] = {}): ContentNode[] {
  return items.length === 0
    ? []
    : [{ name: 'ul', props: toReactProps('ul', properties), children: [{ html: toHtml(items) }] }];
}

function renderCard({ label, emoji, path, description }: CategoryCard): Element {
  return renderItem(path, emoji ? `${emoji} ${label}` : label, description ? `: ${description}` : '');
}

function renderSymptom({ text, href, page }: Symptom): Element {
  return renderItem(href, text, ` (${page})`);
}

function renderItem(path: string, name: string, rest: string): Element {
  const link = elementNode('a', { href: encodeURI(path) }, [{ type: 'text', value: name }]);
  return elementNode('li', {}, rest === '' ? [link] : [link, { type: 'text', value: rest }]);
}
