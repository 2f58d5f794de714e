import { toMdast } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import type { Article } from './article';
import { handlers } from './handlers';

/** GitHub Flavored Markdown without autolink literals, which would escape every URL and mail address in the text. */
const options: Options = {
  bullet: '-',
  rule: '-',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    // Padded columns are longer and add nothing.
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
  // The library leaves out character references in titles of code blocks.
  unsafe: [{ character: '&', after: '[#A-Za-z]', inConstruct: ['codeFencedMetaGraveAccent', 'codeFencedMetaTilde'] }],
};

/** Renders a page as Markdown: title, description, canonical URL, then the article. Ends with a line break. */
export function articleMarkdown({ title, description, address, content }: Article): string {
  const tree = toMdast(content, { document: true, handlers });
  const body = tree.type === 'root' ? tree.children : [];
  const source: PhrasingContent[] = [text('Source: '), { type: 'link', url: address, children: [text(address)] }];
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(description === null || isRepeated(description, body)
      ? []
      : [{ type: 'blockquote' as const, children: [{ type: 'paragraph' as const, children: [text(description)] }] }]),
    { type: 'paragraph', children: source },
  ];
  return toMarkdown({ type: 'root', children: [...head, ...body] }, options);
}

/**
 * A page without its own description is described by the beginning of its text, and a listing starts with its
 * description.
 */
function isRepeated(description: string, [first]: readonly RootContent[]): boolean {
  return first !== undefined && toString(first).startsWith(description.replace(/\s*…$/, ''));
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
