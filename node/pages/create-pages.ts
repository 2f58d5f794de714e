import type { CreatePagesArgs } from 'gatsby';
import { areas } from '../../src/shared/areas';
import { siteFile } from '../../src/shared/site-definition';
import type { AreaDefinition } from '../../src/shared/site-definition';
import type { DocPageContext } from '../../src/shared/page-context';
import { missingError } from '../base/configuration-error';
import { runQuery } from '../base/query';
import { reportAtEnd } from '../base/report';
import { lastChangeOf } from '../content/git-dates';
import type { CategoryFileNode, DocNode } from '../graph/doc-nodes';
import { collectContentRoutes } from './content-routes';
import { RouteRegister } from './route-register';

/** Creates one exact-match page per document and one listing per category. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { graphql, getNode } = args;
  const query = /* GraphQL */ `
    query ContentPages {
      allDoc(sort: { sourcePath: ASC }) {
        nodes {
          id
        }
      }
      allSidebarCategoryFile(sort: { sourcePath: ASC }) {
        nodes {
          id
        }
      }
      allDocsVersion {
        nodes {
          name
          area
          sidebars {
            name
          }
        }
      }
    }
  `;
  const data = await runQuery<Queries.ContentPagesQuery>(graphql, query);
  const docs = data.allDoc.nodes.map(({ id }) => getNode(id) as unknown as DocNode);
  const categories = data.allSidebarCategoryFile.nodes.map(({ id }) => getNode(id) as unknown as CategoryFileNode);
  for (const area of areas) checkConfiguration(area, data.allDocsVersion.nodes);
  const { routes, diagnostics } = collectContentRoutes({ docs, categories, idOf: ({ id }) => id, lastUpdateOf });
  reportAtEnd([...diagnostics, ...routes.createAll(args.actions.createPage)]);
  created = routes;
}

let created = new RouteRegister();

/** Returns the file that a page was created from. */
export function sourceOfRoute(route: string): string | undefined {
  return created.sourceOf(route);
}

/** Throws if an area's version or sidebar does not exist. */
function checkConfiguration(
  area: AreaDefinition,
  versions: Queries.ContentPagesQuery['allDocsVersion']['nodes'],
): void {
  const version = versions.find((node) => node.area === area.name);
  if (!version) {
    const id = `${area.version.name} of ${area.name}`;
    const ids = versions.map((node) => `${node.name} of ${node.area}`);
    throw missingError('docs version', id, ids, siteFile);
  }
  const names = version.sidebars.map(({ name }) => name);
  if (area.sidebar !== null && !names.includes(area.sidebar)) {
    throw missingError('sidebar', area.sidebar, names, siteFile);
  }
}

function lastUpdateOf(doc: DocNode): DocPageContext['lastUpdated'] {
  const date = lastChangeOf(doc);
  if (date === undefined) return null;
  return { date, ...(doc.lastUpdateAuthor === null ? {} : { author: doc.lastUpdateAuthor }) };
}
