import type { Element, Root } from 'hast';
import { isElement } from '../compile-context';
import { hasClass } from './classes';
import { plainTextOf, proseOf } from './text';
import { walk } from './walk';

export interface Summary {
  /** The first paragraph as plain text. */
  excerpt: string;
  plainText: string;
  wordCount: number;
}

/** Computes the excerpt, plain text and word count for lists, search and GraphiQL. */
export function summarize(tree: Root): Summary {
  const plainText = proseOf(tree);
  const words = plainText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { excerpt: excerptOf(tree), plainText, wordCount: words.length };
}

function excerptOf(tree: Root): string {
  const top = tree.children.find((node): node is Element => isElement(node, 'p') && plainTextOf(node) !== '');
  if (top) return plainTextOf(top);
  let excerpt = '';
  walk(tree, (node) => {
    if (excerpt !== '' || (isElement(node, 'section') && hasClass(node, 'footnotes'))) return 'skip';
    if (isElement(node, 'p') && !hasClass(node, 'admonition-title') && !hasClass(node, 'changelog-meta')) {
      excerpt = plainTextOf(node);
    }
    return undefined;
  });
  return excerpt;
}
