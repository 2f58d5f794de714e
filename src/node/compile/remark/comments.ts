import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type {} from 'remark-parse';
import { htmlComment, htmlCommentFromMarkdown } from '../syntax/html-comment';

/** Removes `<!-- … -->` from MDX (MDC-01). */
export const remarkComments: Plugin<[], Root> = function () {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(htmlComment());
  (data.fromMarkdownExtensions ??= []).push(htmlCommentFromMarkdown());
};
