import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { CategoryGroup } from '../../src/shared/category';
import { docsVersion } from '../../src/shared/constants';
import { docsArea } from '../../src/shared/docs-area';
import type { PagePlace } from '../../src/shared/sidebar';
import { reportAtEnd } from '../base/report';
import { isPublished } from '../graph/doc-nodes';
import type { CategoryFileNode, DocNode } from '../graph/doc-nodes';
import { areas, findDuplicateIds } from '../content/read-content';
import { InternalConfigurationError } from '../base/configuration-error';
import { runQuery } from '../base/query';
import { listCards } from '../sidebar/list-cards';
import { createPlaceFinder, listCategories } from '../sidebar/read-tree';
import { findMainDoc } from '../sidebar/main-doc';
import { loadSidebar } from '../sidebar/load-sidebar';
import type { LoadedSidebar } from '../sidebar/load-sidebar';
import { lastChangeOf } from '../content/git-dates';
import { RouteRegister } from './route-register';

/** Context of a doc page: small on purpose, since it is repeated in the page's data file (GAT-14). */
export interface DocPageContext {
  id: string;
  area: 'docs' | 'guides';
  place: PagePlace;
  lastUpdated: { date: string; author?: string } | null;
}

/** Context of a category listing page. */
export interface CategoryPageContext {
  area: 'docs';
  title: string;
  description: string | null;
  keywords: string[];
  place: PagePlace;
  groups: CategoryGroup[];
}

interface QueryResult {
  allDoc: { nodes: { id: string }[] };
  allSidebarCategoryFile: { nodes: { id: string }[] };
  allDocsVersion: { nodes: { name: string; area: string; sidebars: { name: string }[] }[] };
}

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Creates one exact-match page per document and one listing page per category (specification section 2). */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { graphql, getNode, reporter } = args;
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
  const data = await runQuery<QueryResult>(graphql, query);
  const docs = data.allDoc.nodes.map(({ id }) => getNode(id) as unknown as DocNode);
  const categories = data.allSidebarCategoryFile.nodes.map(({ id }) => getNode(id) as unknown as CategoryFileNode);
  const routes = new RouteRegister();

  for (const area of areas) {
    const ofArea = docs.filter((doc) => doc.area === area.name);
    // A build has ended at these before.
    reportAtEnd(reporter, findDuplicateIds(ofArea));
    checkConfiguration(ofArea, area.name, data.allDocsVersion.nodes);
    const sidebar = await loadSidebar(
      ofArea,
      categories.filter((category) => category.area === area.name),
      area.basePath,
    );
    createDocPages(ofArea, area.name, sidebar, routes);
    if (area.name === 'docs') createCategoryPages(sidebar, routes);
  }
  routes.add({
    path: '/guides',
    source: 'src/templates/guide-list.tsx',
    component: template('guide-list'),
    context: { area: 'guides' },
  });
  reportAtEnd(reporter, routes.createAll(args.actions.createPage));
}

/** ERR-12: what the settings name must exist. */
function checkConfiguration(
  docs: readonly DocNode[],
  area: string,
  versions: QueryResult['allDocsVersion']['nodes'],
): void {
  const version = versions.find((node) => node.area === area);
  if (!version) {
    const id = `${docsVersion.name} of ${area}`;
    const ids = versions.map((node) => `${node.name} of ${node.area}`);
    throw new InternalConfigurationError('docs version', id, ids, 'src/shared/constants.ts');
  }
  if (area !== 'docs') return;
  const names = version.sidebars.map(({ name }) => name);
  if (!names.includes(docsArea.sidebarName)) {
    throw new InternalConfigurationError('sidebar', docsArea.sidebarName, names, 'src/shared/docs-area.ts');
  }
  if (!findMainDoc(docs)) {
    const ids = docs.filter(isPublished).map(({ docId }) => docId);
    throw new InternalConfigurationError('document', docsArea.mainDocId, ids, 'src/shared/docs-area.ts');
  }
}

function createDocPages(
  docs: readonly DocNode[],
  area: 'docs' | 'guides',
  { items, docs: sidebarDocs }: LoadedSidebar,
  routes: RouteRegister,
): void {
  const placeOf = createPlaceFinder(items, sidebarDocs);
  const byPath = new Map(sidebarDocs.map((doc) => [doc.sourcePath, doc]));
  for (const doc of docs.filter(isPublished)) {
    const place =
      area === 'docs' ? placeOf(doc.path, byPath.get(doc.sourcePath)) : { breadcrumbs: [], previous: null, next: null };
    const context: DocPageContext = { id: doc.id, area, place, lastUpdated: lastUpdateOf(doc) };
    routes.add({
      path: doc.path,
      source: doc.sourcePath,
      component: template(area === 'docs' ? 'doc' : 'guide'),
      context,
    });
  }
}

function lastUpdateOf(doc: DocNode): DocPageContext['lastUpdated'] {
  const date = lastChangeOf(doc);
  if (date === undefined) return null;
  return { date, ...(doc.lastUpdateAuthor === null ? {} : { author: doc.lastUpdateAuthor }) };
}

function createCategoryPages({ items, docs }: LoadedSidebar, routes: RouteRegister): void {
  const placeOf = createPlaceFinder(items, docs);
  for (const category of listCategories(items)) {
    if (category.page?.kind !== 'generated') continue;
    const context: CategoryPageContext = {
      area: 'docs',
      title: category.page.title,
      description: category.description,
      keywords: category.page.keywords,
      place: placeOf(category.page.path),
      groups: listCards(category.items),
    };
    routes.add({
      path: category.page.path,
      source: category.page.sourcePath,
      component: template('category'),
      context,
    });
  }
}
