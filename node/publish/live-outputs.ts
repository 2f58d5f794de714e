import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { decodeSafely, isSamePath, markdownPath } from '../../src/shared/paths';
import { manifestPath } from '../../src/shared/search-record';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { ContentReadings, queryReadDocs } from './content-readings';
import type { DevelopmentApp, DevelopmentRequest, DevelopmentResponse } from './development-app';
import { markdownHeaders, prefersMarkdown } from './hosting/markdown-rule';
import { markdownFileOf } from './markdown/markdown-file';
import { imagesIn, pageDataName } from './page-data';
import type { ImageAddresses } from './page-data';
import { queryDefined } from './search/definitions';
import { querySidebars, SearchIndex } from './search/search-index';
import { listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';

interface Content {
  pages: SitePage[];
  readings: ContentReadings;
}

/** While Gatsby makes documents again: how often to look for them, and for how long at most, in milliseconds. */
const docWait = { step: 25, longest: 2_000 };
const asksForMarkdown = new RegExp(prefersMarkdown);

/**
 * Lets `gatsby develop` answer requests for search files and Markdown, which it makes from the content on request. What
 * only built HTML shows is missing in them.
 * @param graphql returns the query function, once there is one
 */
export function serveLiveOutputs(app: DevelopmentApp, graphql: () => Graphql): void {
  let searchFiles: ReadonlyMap<string, string> = new Map();
  /** Shared by the requests for the manifest that come while they are made. */
  let making: Promise<ReadonlyMap<string, string>> | null = null;
  const makeOnce = async (): Promise<ReadonlyMap<string, string>> => {
    making ??= makeSearchFiles(graphql());
    return making.finally(() => (making = null));
  };
  const answer = async (request: DevelopmentRequest, response: DevelopmentResponse): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const name = decodeSafely(request.path);
    if (name === manifestPath) searchFiles = await makeOnce();
    const file = searchFiles.get(name.slice(1));
    if (file !== undefined) {
      response.set({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).send(file);
      return true;
    }
    const isNegotiated = asksForMarkdown.test(request.headers.accept ?? '');
    if (!isNegotiated && !name.endsWith('.md')) return false;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const isAskedFor = ({ path }: SitePage): boolean =>
      markdownPath(path) === name || (isNegotiated && isSamePath(path, name));
    const markdown = await readMarkdown(graphql(), origin, isAskedFor, async (path) => {
      // By the address of this process, which the host of the request may not lead to.
      const data = await fetch(`http://127.0.0.1:${request.socket.localPort}/${encodeURI(pageDataName(path))}`);
      return data.ok ? imagesIn(await data.text()) : [];
    });
    if (markdown === null) return false;
    response.set(Object.fromEntries(markdownHeaders.map((header) => [header.name, header.value]))).send(markdown);
    return true;
  };
  app.use((request, response, next) => {
    answer(request, response).then((isAnswered) => (isAnswered ? undefined : next()), next);
  });
}

/**
 * Reads the content. Waits until each page has its document again.
 * @reach gatsby: deletes the nodes made from a file when the file changes, and makes them again later; a page just saved
 *   is missing in the search and the Markdown of `gatsby develop`
 */
async function readContent(
  graphql: Graphql,
  siteUrl: string,
  imagesOf: (path: string) => ImageAddresses,
): Promise<Content> {
  for (let waited = 0; ; waited += docWait.step) {
    const result = await runQuery<Queries.SitePagesQuery>(graphql, sitePagesQuery);
    const docs = await queryReadDocs(graphql);
    const [known, read] = [result.allDoc.nodes, docs].map((nodes) => new Set(nodes.map(({ path }) => path)));
    // Only the context of a document has an id.
    const isWhole = result.allSitePage.nodes.every(
      ({ path, pageContext }) => !pageContext?.id || (known?.has(path) && read?.has(path)),
    );
    if (isWhole || waited >= docWait.longest) {
      const pages = listSitePages(result);
      return { pages, readings: new ContentReadings({ pages, docs, siteUrl, pathPrefix: '', imagesOf }) };
    }
    await sleep(docWait.step);
  }
}

async function makeSearchFiles(graphql: Graphql): Promise<ReadonlyMap<string, string>> {
  const { pages, readings } = await readContent(graphql, '', () => []);
  const files = new Map<string, string>();
  const search = new SearchIndex({
    writer: { write: (name, content) => files.set(name, String(content)), append: () => undefined },
    pages,
    pathPrefix: '',
    siteUrl: '',
    sidebar: await querySidebars(graphql),
    defined: await queryDefined(graphql),
  });
  for (const { path } of search.order) {
    search.add(path, readings.read(path)?.text ?? null);
    // The server answers others meanwhile.
    await nextTurn();
  }
  search.finish();
  return files;
}

async function readMarkdown(
  graphql: Graphql,
  origin: string,
  isAskedFor: (page: SitePage) => boolean,
  loadImages: (path: string) => Promise<ImageAddresses>,
): Promise<string | null> {
  let images: ImageAddresses = [];
  const { pages, readings } = await readContent(graphql, origin, () => images);
  const page = pages.find(isAskedFor);
  if (!page || markdownFileOf(page) === null) return null;
  // Without the data of its page an image has no address; the text is worth more.
  if (page.kind === 'doc') images = await loadImages(page.path).catch(() => []);
  return readings.read(page.path)?.markdown() ?? null;
}
