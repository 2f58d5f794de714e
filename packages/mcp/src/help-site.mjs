import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../../scripts/load-source.mjs';
import { finishedAt, readOutput } from '../../../scripts/server/output.mjs';
import { loadEngine } from '../../../scripts/load-engine.mjs';

/**
 * A page or a section of one.
 * @typedef {object} Found
 * @property {string} title
 * @property {string} page title of the page that it belongs to
 * @property {string} path what `readPage` takes
 * @property {string} url for people
 * @property {string} excerpt
 */

/**
 * A page of the site.
 * @typedef {{ path: string, title: string, description: string }} ListedPage
 */

/** Longest excerpt of a hit, in words. */
const excerptWords = 60;

/**
 * Opens a build for programs: what a reader can search and read, from its files alone. Throws if it is not finished.
 * @param {string} dir folder of the build
 */
export function openHelpSite(dir) {
  if (finishedAt(dir) === null) throw new Error(`${dir} contains no finished build: run "npm run build".`);
  const { closestNames } = /** @type {typeof import('../../../node/base/closest-names')} */ (
    loadSource('node/base/closest-names.ts')
  );
  const { markdownPath, withSlash, withoutSlash } = /** @type {typeof import('../../../src/shared/paths')} */ (
    loadSource('src/shared/paths.ts')
  );
  const { files } = readOutput(dir);
  const { engine } = loadEngine(dir);
  const description = readFileSync(join(dir, 'opensearch.xml'), 'utf8');
  const [, name = 'Help'] = /<Description>Search (.*?)</.exec(description) ?? [];
  const [, base = 'http://localhost'] = /template="(.*?)\/search\?/.exec(description) ?? [];
  const { origin, pathname } = new URL(base);
  const basePath = pathname === '/' ? '' : withoutSlash(pathname);
  /** @param {string} path with base path */
  const fileOf = (path) => decodeURI(markdownPath(path.slice(basePath.length)));

  /** @type {ListedPage[]} */
  const pages = engine.records
    .filter(({ level }) => level === 1)
    .map(({ page: { path, title, description: about } }) => ({ path, title, description: about }))
    .filter(({ path }) => files.has(fileOf(path)));
  const known = new Map(pages.map(({ path }) => [withSlash(path), path]));

  /** @param {readonly { text: string }[]} marked */
  const plain = (marked) => marked.map(({ text }) => text).join('');

  return {
    name,
    origin,

    /** All pages, or those whose path begins with `under`. */
    listPages: (under = '') => pages.filter(({ path }) => path.startsWith(under)),

    /**
     * Searches as the site's own search does.
     * @param {string} text
     * @param {number} limit
     * @returns {Found[]}
     */
    search(text, limit) {
      const query = {
        index: '',
        text,
        page: 0,
        hitsPerPage: limit,
        snippetWords: excerptWords,
        filters: [],
        countsAreas: false,
      };
      return engine.search(query).hits.map(({ page, section, snippet, url, url_without_anchor: path }) => ({
        title: plain(section ?? page),
        page: plain(page),
        path,
        url: origin + url,
        excerpt: snippet ? plain(snippet) : '',
      }));
    },

    /**
     * Returns a page as Markdown. Throws an error with the closest paths if there is none.
     * @param {string} address path or URL of the page, with or without a fragment
     */
    readPage(address) {
      const asked = address
        .replace(origin, '')
        .replace(/[?#].*$/s, '')
        .replace(/\.md$/, '');
      const path = known.get(withSlash(asked));
      if (path === undefined) {
        const closest = closestNames(asked, [...known.values()]);
        throw new Error(
          `No page has the path ${asked}. ${closest.length > 0 ? `Closest: ${closest.join(', ')}.` : 'list_pages names all.'}`,
        );
      }
      return readFileSync(join(dir, fileOf(path)), 'utf8');
    },
  };
}
