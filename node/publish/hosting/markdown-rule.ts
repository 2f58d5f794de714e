import type { Header } from './policy';

/** Markdown twins of pages: readable in every browser, and not in search engines, which list the pages themselves. */
export const markdownHeaders = [
  { name: 'Content-Type', value: 'text/markdown; charset=utf-8' },
  { name: 'X-Robots-Tag', value: 'noindex' },
] as const satisfies readonly Header[];
