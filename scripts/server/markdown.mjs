import Negotiator from 'negotiator';

/** A parameter of a media type other than its weight, for instance `;charset=utf-8`. */
const parameter = /;\s*(?!q\s*=)[^\s=;,"]+\s*=\s*(?:"[^"]*"|[^\s;,"]*)/gi;

/**
 * Whether a request prefers Markdown to HTML by the weights of its `Accept` header. Other parameters of a type do not
 * count: each page has one Markdown version.
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 */
export function prefersMarkdown({ headers }) {
  const accept = headers.accept?.replace(parameter, '');
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
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
