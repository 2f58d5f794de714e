import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { suggestLanguages } from '../code/languages';
import { parseMeta } from '../code/meta';
import { fileState } from '../source/file-state';
import { visitAll } from '../tree/walk';

/**
 * Stores a fence's language and meta string as attributes, the only way to pass them through JSX to `hast/code-blocks`.
 * Accepts `js{1,3}` without a space, `js:title=x.js` of Gatsby, `rust,ignore` of Rust, and options without a language.
 */
export const remarkCodeMeta: Plugin<[], Root> = () => (tree, file) => {
  const { context, source } = fileState(file);
  visitAll(tree, (node) => {
    if (node.type !== 'code') return;
    const { language, meta } = splitInfo(node.lang ?? '', node.meta ?? '');
    const place = context.placeIn(source, node.position?.start);
    for (const fault of parseMeta(meta).faults) context.warn('code-meta', fault, place);
    const suggestion = suggestLanguages(language);
    if (suggestion !== null) context.warn('unknown-language', suggestion, place);
    node.data = {
      ...node.data,
      hProperties: { className: [], dataLanguage: language, dataFence: meta },
    };
  });
};

function splitInfo(lang: string, rest: string): { language: string; meta: string } {
  if (/^(?:title|alt|showLineNumbers)(?:=|$)/i.test(lang)) return { language: '', meta: `${lang} ${rest}` };
  const [, language = '', title = '', glued = ''] =
    /^([^{,:]*)(?::(?:title=)?([^{]*)|,[^{]*)?(\{.*)?$/s.exec(lang) ?? [];
  const named = title === '' ? '' : `title=${/^["']/.test(title) ? title : JSON.stringify(title)}`;
  return { language: language.toLowerCase(), meta: [named, glued, rest].filter(Boolean).join(' ') };
}
