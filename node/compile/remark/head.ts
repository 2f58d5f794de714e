import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { fileState } from '../source/file-state';
import { walk } from '../tree/walk';

/**
 * Takes out `<head>`, and the component of that name which sites of other generators import, with a warning: front matter
 * says what is in the head of a page.
 */
export const remarkHead: Plugin<[], Root> = () => (tree, file) => {
  const { context, source, imports, declared } = fileState(file);
  const names = imports
    .filter(({ specifier }) => /\/head$/i.test(specifier))
    .flatMap(({ bindings }) => bindings.map(({ local }) => local));
  // Docusaurus knows `<Head>` without an import.
  const heads = new Set<string | null>(['head', ...(declared.has('Head') ? [] : ['Head']), ...names]);
  walk(tree, (node, index, parent) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !heads.has(node.name))
      return undefined;
    parent.children.splice(index, 1);
    context.warn(
      'head-element',
      `<${node.name}> has no effect. Expected fields of the front matter: title, description, image or keywords.`,
      context.placeIn(source, node.position?.start),
    );
    return 'again';
  });
};
