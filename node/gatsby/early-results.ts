import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { readGatsbyState } from './bundle/gatsby-state';
import { unexpected } from './unexpected';

interface PageData {
  result: { data?: unknown };
}

/** The parts of Gatsby's modules that are used here. */
interface Sockets {
  websocketManager?: {
    activePaths?: ReadonlySet<string>;
    emitPageData?: (page: { id: string; result: PageData }) => void;
  };
}
interface PageFiles {
  readPageData?: (folder: string, path: string) => Promise<PageData>;
}

/**
 * Sends a page that was edited to the browsers that show it, before Gatsby builds the schema, creates all pages and runs its
 * queries again, after which it does the same. What fails here is for Gatsby to report.
 * @param node the `Mdx` node of the file; those of it have been created
 * @param graphql as `createPages` gets it
 * @reach gatsby: browsers show the pages of `websocketManager.activePaths` and take page data from `emitPageData`, and `readPageData` reads what they have; an edit
 *   is seen later: `early-results.test.ts`
 */
export async function showPageEarly(
  { node, getNode }: Pick<CreateNodeArgs, 'node' | 'getNode'>,
  graphql: Graphql,
): Promise<void> {
  const require = createRequire(__filename);
  const { activePaths, emitPageData } =
    (require('gatsby/dist/utils/websocket-manager') as Sockets).websocketManager ?? {};
  const { readPageData } = require('gatsby/dist/utils/page-data') as PageFiles;
  if (!activePaths || !emitPageData || !readPageData)
    throw new Error(unexpected('no page data to send', 'early-results.ts'));
  const [id] = getNode(node.id)?.children ?? [];
  const { pages, components } = readGatsbyState();
  // Of a hundred files that a branch brings, few are on a screen; the others are compiled when somebody asks for them.
  const shownPages = Array.from(activePaths, (name) => pages.get(name));
  const page = shownPages.find((one) => one?.context.id === id);
  const query = page && components.get(page.componentPath)?.query;
  if (id === undefined || !query) return;
  const [shown, data] = await Promise.all([
    readPageData(path.resolve('public'), page.path).catch(() => null),
    runQuery<object>(graphql, query, page.context).catch(() => null),
  ]);
  if (shown && data) emitPageData({ id: page.path, result: { ...shown, result: { ...shown.result, data } } });
}
