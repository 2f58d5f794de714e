import { articleMarkdown } from './markdown/article-markdown';
import { readArticle } from './markdown/article';
import { collectFacts } from './page-facts';
import type { PageReading } from './page-reading';
import { readPageText } from './page-text';
import { parseHtml } from './parse';

/** Whether HTML has what is not in the content: what React leaves of a fault. */
export function showsMoreThanContent(html: string): boolean {
  return /\sdata-dgst[=\s>]/.test(html);
}

/** Returns what the HTML of a page says. */
export function readHtml(source: string): PageReading {
  const document = parseHtml(source);
  const article = readArticle(document);
  return {
    facts: collectFacts(document),
    text: readPageText(document),
    markdown: article && articleMarkdown(article),
  };
}
