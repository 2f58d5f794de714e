import Negotiator from 'negotiator';

/**
 * Whether a request prefers Markdown to HTML by the weights of its `Accept` header.
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 */
export function prefersMarkdown({ headers }) {
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

/**
 * Returns the address of the Markdown version of a page, or null if the file is no page with one.
 * @param {Pick<import('./output.mjs').Output, 'files'>} output
 * @param {string} address of the page's file
 */
export function markdownOf({ files }, address) {
  const markdown = address.replace(/\/index\.html$/, '.md');
  return markdown !== address && files.has(markdown) ? markdown : null;
}
