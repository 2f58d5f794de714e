import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { fileState } from '../source/file-state';
import { visitAll } from '../tree/walk';

/** Collects the `toc` that Docusaurus authors know: the file's headings below its title. */
export const remarkToc: Plugin<[], Root> = () => (tree, file) => {
  const { context, source, toc } = fileState(file);
  visitAll(tree, (node) => {
    if (node.type !== 'heading' || node.depth === 1) return;
    toc.push({ value: toString(node), level: node.depth, place: context.placeIn(source, node.position?.start) });
  });
};
