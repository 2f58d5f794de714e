import type { Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { walk } from '../tree/walk';

/** Checks `<DocCardList />`, which `fillLists` fills once the sidebar is known. */
export function docCardLists(tree: Root, context: CompileContext): void {
  walk(tree, (node) => {
    if (node.type !== 'component' || node.name !== 'DocCardList') return undefined;
    if (node.props.items !== undefined) {
      context.error(
        'invalid-attribute',
        '<DocCardList> lists the pages in the sidebar. Expected no "items"; use a Markdown list of links instead.',
        node.data?.place,
      );
    }
    node.props = {};
    return 'skip';
  });
}
