import type { Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { walk } from '../tree/walk';

/** Marks where the list belongs until the sidebar is known and `fillDocCards` fills it in. */
export const docCardsPlaceholder = '<ul data-doc-cards></ul>';

/** Replaces `<DocCardList />` with a placeholder for the cards of the page's own or enclosing category. */
export function docCardLists(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'DocCardList') return undefined;
    if (node.props.items !== undefined) {
      context.error(
        'invalid-attribute',
        '<DocCardList> lists the pages in the sidebar. Expected no "items"; use a Markdown list of links instead.',
        node.data?.place,
      );
    }
    parent.children[index] = { type: 'raw', value: docCardsPlaceholder };
    return 'skip';
  });
}
