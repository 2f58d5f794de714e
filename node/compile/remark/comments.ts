import type { PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import type {} from 'remark-parse';
import { allowComments, htmlComment, htmlCommentFromMarkdown } from '../syntax/html-comment';
import { walk } from '../tree/walk';

/** Removes `<!-- … -->` from MDX, and paragraphs that contained nothing else. */
export const remarkComments: Plugin<[], Root> = function () {
  const data = this.data();
  // @reach @mdx-js/mdx: has added its own syntax to `micromarkExtensions` before plugins run; comments are syntax
  //   errors: `legacy-syntax.test.ts`
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []).map(allowComments), htmlComment()];
  (data.fromMarkdownExtensions ??= []).push(htmlCommentFromMarkdown());

  return (tree) => {
    walk(tree, (node, index, parent) => {
      if (node.type !== 'paragraph' || !node.children.every(isBlank)) return undefined;
      parent.children.splice(index, 1);
      return 'again';
    });
  };
};

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
