import type { Heading, Parents, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import type {} from 'remark-parse';
import { fileState } from '../source/file-state';
import { headingId, headingIdFromMarkdown, idInComment } from '../syntax/heading-id';
import type { HeadingIdNode } from '../syntax/heading-id';
import { visitAll } from '../tree/walk';

/**
 * Moves `{#id}` and the comments of Docusaurus 3.10 (`{/* #id *\/}`, `<!-- #id -->`) at the end of a heading onto the
 * heading, and marks Markdown headings, because JSX ones are not in the table of contents.
 */
export const remarkHeadingIds: Plugin<[], Root> = function () {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(headingId());
  (data.fromMarkdownExtensions ??= []).push(headingIdFromMarkdown());

  return (tree, file) => {
    const { context, source } = fileState(file);
    visitAll(tree, (node, index, parent) => {
      if (node.type === 'heading') markHeading(node);
      else if (node.type === 'headingId') misplaced(node, index, parent);
    });

    function misplaced(node: HeadingIdNode, index: number, parent: Parents): void {
      parent.children[index] = { type: 'text', value: `{#${node.value}}` };
      context.warn(
        'misplaced-heading-id',
        `"{#${node.value}}" is not at the end of a heading, so it is shown as text. Expected it after the text of a heading.`,
        context.placeIn(source, node.position?.start),
      );
    }
  };
};

function markHeading(node: Heading): void {
  const last = node.children.findLast((child) => child.type !== 'text' || child.value.trim() !== '');
  const id = last === undefined ? '' : idIn(last);
  if (last && id !== '') {
    node.children.splice(node.children.indexOf(last));
    const text = node.children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
  }
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataHeading: id } };
}

function idIn(node: PhrasingContent): string {
  if (node.type === 'headingId') return node.value;
  const isComment = node.type === 'mdxTextExpression' || node.type === 'html';
  return isComment ? idInComment(node.value) : '';
}
