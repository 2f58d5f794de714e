import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'hast';
import type { Root as MarkdownRoot, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import type { Article, ArticleHead } from './article';
import { handlers } from './handlers';
import { textNode } from './nodes';

/**
 * GitHub Flavored Markdown without autolink literals, which write no node and would escape every URL and mail address in
 * the text. Padded columns of a table are longer and add nothing.
 */
const gfm = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? [])
  .filter(({ handlers }) => handlers !== undefined)
  .map((extension) => (extension.handlers?.delete ? { ...extension, unsafe: [] } : extension));

const options: Options = {
  bullet: '-',
  rule: '-',
  extensions: gfm,
  unsafe: [
    // The library leaves out character references in titles of code blocks.
    { character: '&', after: '[#A-Za-z]', inConstruct: ['codeFencedMetaGraveAccent', 'codeFencedMetaTilde'] },
    // It escapes each tilde, but only two strike out: ranges stay readable.
    { before: '~', character: '~', inConstruct: 'phrasing' },
  ],
};

/** The Markdown of a page's text. */
export interface MarkdownBody {
  markdown: string;
  /** The words of the first block. */
  start: string;
}

/** Renders the text of a page. */
export function renderBody(content: Root): MarkdownBody {
  const tree = toTree(content);
  const [first] = tree.children;
  return { markdown: toMarkdown(tree, options), start: first ? toString(first) : '' };
}

/** Returns the text of a page as a Markdown tree. */
export function toTree(content: Root): MarkdownRoot {
  const tree = toMdast(content, { document: true, handlers });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** Renders a page as Markdown: title, description, canonical URL, then the text. Ends with a line break. */
export function renderPage({ title, description, address }: ArticleHead, { markdown, start }: MarkdownBody): string {
  const source: PhrasingContent[] = [
    textNode('Source: '),
    { type: 'link', url: address, children: [textNode(address)] },
  ];
  // A page without its own description is described by the beginning of its text, and a listing starts with its own.
  const isRepeated = description !== null && start.startsWith(description.replace(/\s*…$/, ''));
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [textNode(title)] },
    ...(description === null || isRepeated
      ? []
      : [
          {
            type: 'blockquote' as const,
            children: [{ type: 'paragraph' as const, children: [textNode(description)] }],
          },
        ]),
    { type: 'paragraph', children: source },
  ];
  const above = toMarkdown({ type: 'root', children: head }, options);
  return markdown === '' ? above : `${above}\n${markdown}`;
}

/** Renders an article as Markdown. */
export function articleMarkdown({ content, ...head }: Article): string {
  return renderPage(head, renderBody(content));
}

/** Returns a URL as it is written behind the text of a link. */
export function writeAddress(url: string): string {
  // Nearly every address; asking the library takes longer than all else here.
  if (/^[\w\-./:#?=%]+$/.test(url)) return url;
  const link = { type: 'link' as const, url, children: [textNode('x')] };
  const markdown = toMarkdown({ type: 'root', children: [{ type: 'paragraph', children: [link] }] }, options);
  return markdown.trimEnd().slice('[x]('.length, -1);
}
