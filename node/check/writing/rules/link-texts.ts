import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOf } from '../corpus';
import type { ContentPage } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import { textOf } from '../markdown';

/** Words that say nothing about where a link leads. */
const vagueText = new Set([
  ...['here', 'click here', 'this', 'this page', 'page', 'link', 'this link', 'more', 'read more', 'learn more'],
  ...[
    'see more',
    'details',
    'more details',
    'more information',
    'see here',
    'article',
    'this article',
    'below',
    'above',
  ],
]);

/** The words of a link say where it leads; addresses are hidden behind words or stand in code. */
export const checkLinkTexts = defineRule(['link-text', 'bare-address'], ({ pages }) =>
  pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    visit(page.tree, (node) => {
      if (node.type === 'link') found.push(...judgeLink(page, node));
      else if (node.type === 'text' && /\b(?:https?:\/\/|www\.)/.test(node.value))
        found.push(bareAddress(page, lineOf(page, node), node.value));
    });
    return found;
  }),
);

function judgeLink(page: ContentPage, node: Link): Diagnostic[] {
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const line = lineOf(page, node);
  // The text node below reports the address.
  if (/^(?:https?:\/\/|www\.)/.test(text)) return [];
  if (text === '')
    return [finding('link-text', page.file, line, `The link to "${node.url}" has no text. Expected some.`)];
  if (
    !vagueText.has(
      text
        .toLowerCase()
        .replace(/[.…>→]+$/, '')
        .trim(),
    )
  )
    return [];
  return [
    finding(
      'link-text',
      page.file,
      line,
      `"${text}" does not say where the link leads. Expected the name of the page or of the subject.`,
    ),
  ];
}

function bareAddress(page: ContentPage, line: number, text: string): Diagnostic {
  const address = /(?:https?:\/\/|www\.)\S*/.exec(text)?.[0] ?? text;
  return finding(
    'bare-address',
    page.file,
    line,
    `"${address}" stands in the text. Expected a link with words, or code.`,
  );
}
