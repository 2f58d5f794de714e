import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Plugin } from 'unified';
import type {} from 'remark-parse';
import { admonitionKeywords } from '../../content/admonition-kinds';
import { admonitionTitle } from '../syntax/admonition-title';

/** Enables container and leaf directives. Text directives are left out on purpose: `:port` and `10:30` are text. */
export const remarkDirectives: Plugin<[], Root> = function () {
  const data = this.data();
  const { flow } = directive();
  (data.micromarkExtensions ??= []).push({ ...(flow ? { flow } : {}) }, admonitionTitle(admonitionKeywords));
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown({ verbose: true }));
};
