import type { Header } from './policy';

/**
 * Headers of the Markdown versions of pages: readable in every browser, but not indexed, because search engines list
 * the pages themselves.
 */
export const markdownHeaders = [{
  name: 'Content-Type',
  value: 'text/markdown; charset=utf-8'
}, {
  name: 'X-Robots-Tag',
  value: 'noindex'
}] as const satisfies readonly Header[];