import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeSafely, isSamePath, markdownPath } from '../../src/shared/paths';
import { manifestPath } from '../../src/shared/search-record';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { ContentReadings, queryReadDocs } from './content-readings';
import { markdownHeaders, prefersMarkdown } from './hosting/markdown-rule';
import { markdownFileOf } from './markdown/markdown-file';
import { imagesIn } from './page-data';
import { queryDefined } from './search/definitions';
import { querySidebars, SearchIndex } from './search/search-index';
import { listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';

/** The part of the development server's app that is used here; Gatsby has no type for it. */
export interface DevelopmentApp {
  use: (
    handle: (request: IncomingMessage & { path: string }, response: Response, next: (reason?: unknown) => void) => void,
  ) => void;
}

interface Response {
  set: (headers: Record<string, string>) => Response;
  send: (text: string) => void;
}

interface Content {
  pages: SitePage[];
  readings: ContentReadings;
}

/**
 * Lets `gatsby develop` answer with search files and Markdown, made of what is saved when they are asked for. Of pages
 * that only built HTML shows as a whole, they have what is in the content.
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
  const answer = async (request: IncomingMessage & { path: string }, response: Response): Promise<boolean> => {
    const name = decodeSafely(request.path);
    if (name === manifestPath) searchFiles = await makeOnce();
    const file = searchFiles.get(name.slice(1));
    if (file !== undefined) {
      response.set({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).send(file);
      return true;
    }
    const asksForMarkdown = new RegExp(prefersMarkdown).test(request.headers.accept ?? '');
    if (!asksForMarkdown && !name.endsWith('.md')) return false;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const markdown = await readMarkdown(graphql(), origin, (page) =>
      asksForMarkdown ? isSamePath(page, name) || markdownPath(page) === name : markdownPath(page) === name,
    );
    if (markdown === null) return false;
    response.set(Object.fromEntries(markdownHeaders.map((header) => [header.name, header.value]))).send(markdown);
    return true;
  };
  app.use((request, response, next) => {
    answer(request, response).then((isAnswered) => (isAnswered ? undefined : next()), next);
  });
}

async function readContent(
  graphql: Graphql,
  siteUrl: string,
  imagesOf: (path: string) => readonly (string | undefined)[],
): Promise<Content> {
  const pages = listSitePages(await runQuery<Queries.SitePagesQuery>(graphql, sitePagesQuery));
  return {
    pages,
    readings: new ContentReadings({ pages, docs: await queryReadDocs(graphql), siteUrl, pathPrefix: '', imagesOf }),
  };
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
  isAskedFor: (path: string) => boolean,
): Promise<string | null> {
  let images: readonly (string | undefined)[] = [];
  const { pages, readings } = await readContent(graphql, origin, () => images);
  const page = pages.find(({ path }) => isAskedFor(path));
  if (!page || markdownFileOf(page) === null) return null;
  // Images have an address once the page was asked for.
  const data = await fetch(`${origin}/page-data${encodeURI(page.path)}/page-data.json`);
  if (page.kind === 'doc' && data.ok) images = imagesIn(await data.text());
  return readings.read(page.path)?.markdown() ?? null;
}
