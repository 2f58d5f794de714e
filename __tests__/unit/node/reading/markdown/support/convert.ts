import { parseHtml } from '../../../../../../node/reading/parse';
import { readArticle } from '../../../../../../node/reading/markdown/article';
import type { Article } from '../../../../../../node/reading/markdown/article';
import { articleMarkdown } from '../../../../../../node/reading/markdown/article-markdown';

/** Canonical URL of the page. */
export const address = 'https://help.example.com/x/docs/a/';

interface PageInput {
  body: string;
  head?: string;
  before?: string;
}

/** The HTML of a page with this article. */
export const page = ({ body, head = '', before = '<h1>Title</h1>' }: PageInput): string =>
  `<html><head><link rel="canonical" href="${address}">${head}</head><body><nav>Menu</nav><main><article>` +
  `<nav aria-label="Breadcrumbs">Trail</nav>${before}<div class="prose" data-search-body="true">${body}</div>` +
  `<div>Last updated</div><nav>Next</nav></article></main><footer>Footer</footer></body></html>`;

export function read(html: string): Article | null {
  return readArticle(parseHtml(html));
}

/** The Markdown below title and address. */
export function convert(body: string): string {
  const article = read(page({ body }));
  const markdown = article ? articleMarkdown(article) : '';
  const head = `# Title\n\nSource: <${address}>\n\n`;
  expect(markdown.slice(0, head.length)).toBe(head);
  expect(markdown.endsWith('\n')).toBe(true);
  return markdown.slice(head.length, -1);
}
