/**
 * Compares what a build says of each document and listing without its HTML with what its built HTML says, and prints
 * `{ compared, open, differences, faults }` as JSON, the last of them what a check finds without a build. Runs in the folder of a built site. The reading of the HTML is the judge.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { loadSource } from '../../../scripts/load-source.mjs';

process.env.NODE_ENV = 'production';

/**
 * @template Module
 * @param {string} file
 * @returns {Module}
 */
const load = (file) => /** @type {Module} */ (loadSource(file));
/** @type {typeof import('../../../node/content/stored-content')} */
const { readStoredContent } = load('node/content/stored-content.ts');
/** @type {typeof import('../../../node/content/doc')} */
const { isPublished } = load('node/content/doc.ts');
/** @type {typeof import('../../../node/check/content-faults')} */
const { findContentFaults } = load('node/check/content-faults.ts');
/** @type {typeof import('../../../node/compile/doc-text')} */
const { resolveDescription, resolveTitle } = load('node/compile/doc-text.ts');
/** @type {typeof import('../../../node/pages/content-routes')} */
const { collectContentRoutes } = load('node/pages/content-routes.ts');
/** @type {typeof import('../../../node/publish/content-readings')} */
const { ContentReadings } = load('node/publish/content-readings.ts');
/** @type {typeof import('../../../node/publish/page-data')} */
const { imagesIn, readPageData } = load('node/publish/page-data.ts');
/** @type {typeof import('../../../node/publish/site-pages')} */
const { htmlFileOf } = load('node/publish/site-pages.ts');
/** @type {typeof import('../../../node/reading/read-html')} */
const { readHtml, showsMoreThanContent } = load('node/reading/read-html.ts');

const { docs, categories } = readStoredContent('.');
const { routes } = collectContentRoutes({
  docs,
  categories,
  idOf: ({ sourcePath }) => sourcePath,
  lastUpdateOf: () => null,
});
/** @type {import('../../../node/publish/site-pages').SitePage[]} */
const pages = [];
routes.createAll(({ path, context }) => {
  const listing = /** @type {import('../../../src/shared/page-context').CategoryPageContext} */ (context);
  pages.push({ path, kind: 'doc', isHidden: false, ...('groups' in (context ?? {}) ? { listing } : {}) });
});
const readings = new ContentReadings({
  pages,
  docs: docs.filter(isPublished).map((doc) => ({
    ...doc,
    title: resolveTitle(doc),
    description: resolveDescription(doc),
    aboveText: JSON.parse(readPageData('public', doc.path)).result.data.doc.aboveText,
  })),
  siteUrl: process.env.SITE_URL ?? 'http://localhost:9000',
  pathPrefix: process.env.PATH_PREFIX ?? '',
  imagesOf: (path) => imagesIn(readPageData('public', path)),
});

/** Ids that React makes. */
const madeId = / id="_R_[^"]*"/g;

/**
 * Without links and ids, which the layout has too.
 * @param {import('../../../node/reading/page-reading').PageReading} reading
 */
function withoutBody({ text, markdown, facts: { titles, descriptions, canonicals, headings } }) {
  return { text, markdown, titles, descriptions, canonicals, headings };
}

let compared = 0;
/** @type {string[]} */
const open = [];
/** @type {{ path: string, what: string, ofContent: unknown, ofHtml: unknown }[]} */
const differences = [];
for (const { path } of pages) {
  const html = readFileSync(htmlFileOf('public', path), 'utf8');
  const known = readings.read(path);
  if (!known) continue;
  if (known.isPartial || showsMoreThanContent(html)) {
    open.push(path);
    continue;
  }
  compared += 1;
  const ofContent = withoutBody({ ...known, markdown: known.markdown() });
  const ofHtml = withoutBody(readHtml(html.replaceAll(madeId, '')));
  for (const what of /** @type {(keyof typeof ofHtml)[]} */ (Object.keys(ofHtml))) {
    if (isDeepStrictEqual(ofContent[what], ofHtml[what])) continue;
    differences.push({ path, what, ofContent: ofContent[what], ofHtml: ofHtml[what] });
  }
}
const faults = findContentFaults('.').ofBuild;
process.stdout.write(JSON.stringify({ compared, open, differences, faults }));
