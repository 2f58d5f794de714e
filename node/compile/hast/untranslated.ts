import type { Root } from 'hast';
import { isElement } from '../compile-context';
import { walk } from '../tree/walk';

/** Keeps browsers that translate a page from translating inline code and keys; code blocks say it themselves. */
export function untranslated(tree: Root): void {
  walk(tree, (node) => {
    if (!isElement(node, 'code', 'kbd', 'samp')) return undefined;
    node.properties.translate ??= 'no';
    return 'skip';
  });
}
