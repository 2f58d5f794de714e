import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visitAll } from '../tree/walk';

/**
 * Stores a fence's language and meta string as attributes, the only way to pass them through JSX to `page/code-blocks`.
 * Accepts "js{1,3}" without a space.
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
