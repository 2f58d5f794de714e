import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visitAll } from '../tree/walk';

/**
 * Keeps the language and the words after it of a fenced block as attributes: JSX knows no other way to carry them to
 * `page/code-blocks`. "js{1,3}" without a space is accepted.
 */
export const remarkCodeMeta: Plugin<[], Root> = () => (tree) => {
  visitAll(tree, (node) => {
    if (node.type !== 'code') return;
    const [, language = '', glued = ''] = /^([^{]*)(\{.*)?$/s.exec(node.lang ?? '') ?? [];
    const meta = [glued, node.meta ?? ''].filter(Boolean).join(' ');
    node.data = {
      ...node.data,
      hProperties: { className: [], dataLanguage: language.toLowerCase(), dataFence: meta },
    };
  });
};
