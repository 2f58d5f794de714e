import type { Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { walk } from '../tree/walk';

/** Stands in the HTML where the list belongs, until the sidebar is known: `fillDocCards` puts it there. */
export const docCardsPlaceholder = '<ul data-doc-cards></ul>';

/** `<DocCardList />`, the pages of the category that the page stands for or stands in. */
export function docCardLists(tree: Root, page: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'DocCardList') return undefined;
    if (node.props.items !== undefined) {
      page.error(
        'invalid-attribute',
        '<DocCardList> lists what the sidebar has. Expected no "items", or a Markdown list of links instead.',
        node.data?.place,
      );
    }
    parent.children[index] = { type: 'raw', value: docCardsPlaceholder };
    return 'skip';
  });
}
