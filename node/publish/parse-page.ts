import { PageHtmlReader } from './checks/read-html';
import { articleMarkdown } from './markdown/article-markdown';
import { ArticleReader } from './markdown/article-reader';
import { PageTextReader } from './search/page-text';
import type { ReadPage } from './built-pages';
import { digestOf } from '../base/digest';
import { feedReaders } from './html-reader';

/** What is read of a page, with its Markdown twin as text. */
export interface ParsedPage {
  page: ReadPage;
  /** `null`: the page has none. */
  markdown: string | null;
}

/** Reads a built page once for the checks, the search and its Markdown twin. */
export function parsePage(source: string, hasTwin: boolean): ParsedPage {
  const html = new PageHtmlReader();
  const text = new PageTextReader();
  const reader = hasTwin ? new ArticleReader() : null;
  feedReaders(source, reader ? [html, text, reader] : [html, text]);
  const article = reader?.finish() ?? null;
  const markdown = article && articleMarkdown(article);
  return {
    page: { html: html.page, text: text.finish(), twin: markdown === null ? null : digestOf(markdown) },
    markdown,
  };
}
