import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { areas } from '../../src/shared/areas';
import type { Area } from '../../src/shared/areas';
import type { Diagnostic } from '../../src/shared/content-tree';
import type { AreaListContext, CategoryPageContext, DocPageContext } from '../../src/shared/page-context';
import { missingError } from '../base/configuration-error';
import { runQuery } from '../base/query';
import { reportAtEnd } from '../base/report';
import { findDuplicateIds } from '../content/check-files';
import { isPublished } from '../content/doc';
import { lastChangeOf } from '../content/git-dates';
import type { CategoryFileNode, DocNode } from '../graph/doc-nodes';
import { listCards } from '../sidebar/list-cards';
import { loadSidebar } from '../sidebar/load-sidebar';
import type { LoadedSidebar } from '../sidebar/load-sidebar';
import { findMainDoc } from '../sidebar/main-doc';
import { createPlaceFinder, listCategories } from '../sidebar/read-tree';
import { RouteRegister } from './route-register';

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Creates one exact-match page per document and one listing per category. */
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
  const data = await runQuery<Queries.ContentPagesQuery>(graphql, query);
  const docs = data.allDoc.nodes.map(({ id }) => getNode(id) as unknown as DocNode);
  const categories = data.allSidebarCategoryFile.nodes.map(({ id }) => getNode(id) as unknown as CategoryFileNode);
  const routes = new RouteRegister();

  for (const area of areas) {
    const ofArea = docs.filter((doc) => doc.area === area.name);
    // A production build has already failed on these in the preflight.
    reportAtEnd(reporter, findDuplicateIds(ofArea));
    checkConfiguration(area, data.allDocsVersion.nodes);
    reportAtEnd(reporter, checkLanding(area, ofArea));
    const sidebar = loadSidebar(
      ofArea,
      categories.filter((category) => category.area === area.name),
      area.basePath,
    );
    createDocPages(ofArea, area, sidebar, routes);
    if (area.sidebar !== null) createCategoryPages(area, sidebar, routes);
    if ('list' in area.landing) createAreaList(area, routes);
  }
  reportAtEnd(reporter, routes.createAll(args.actions.createPage));
}

const where = 'src/shared/areas.ts';

/** Throws if an area's version or sidebar does not exist. */
function checkConfiguration(area: Area, versions: Queries.ContentPagesQuery['allDocsVersion']['nodes']): void {
  const version = versions.find((node) => node.area === area.name);
  if (!version) {
    const id = `${area.version.name} of ${area.name}`;
    const ids = versions.map((node) => `${node.name} of ${node.area}`);
    throw missingError('docs version', id, ids, where);
  }
  const names = version.sidebars.map(({ name }) => name);
  if (area.sidebar !== null && !names.includes(area.sidebar)) {
    throw missingError('sidebar', area.sidebar, names, where);
  }
}

/** Returns a warning if another document replaces the missing landing page, and throws if none can. */
function checkLanding(area: Area, docs: readonly DocNode[]): Diagnostic[] {
  if (!('doc' in area.landing)) return [];
  const mainDoc = findMainDoc(area, docs);
  if (mainDoc?.docId === area.landing.doc) return [];
  const ids = docs.filter(isPublished).map(({ docId }) => docId);
  const missing = missingError('document', area.landing.doc, ids, `the landing page of "${area.name}"`);
  if (!mainDoc) throw missing;
  const message = `${missing.message} ${mainDoc.sourcePath}, which is at ${area.basePath}, replaces it.`;
  return [{ severity: 'warning', rule: 'landing-page', file: where, message }];
}

function createDocPages(
  docs: readonly DocNode[],
  area: Area,
  { items, docs: sidebarDocs }: LoadedSidebar,
  routes: RouteRegister,
): void {
  const placeOf = createPlaceFinder(items, sidebarDocs);
  const byPath = new Map(sidebarDocs.map((doc) => [doc.sourcePath, doc]));
  for (const doc of docs.filter(isPublished)) {
    const place =
      area.sidebar === null
        ? { breadcrumbs: [], previous: null, next: null }
        : placeOf(doc.path, byPath.get(doc.sourcePath));
    const context: DocPageContext = {
      id: doc.id,
      area: area.name,
      place: area.breadcrumbs ? place : { ...place, breadcrumbs: [] },
      lastUpdated: lastUpdateOf(doc),
    };
    routes.add({ path: doc.path, source: doc.sourcePath, component: template(area.template), context });
  }
}

/** Creates the list of an area's pages at its base path. */
function createAreaList({ name, basePath }: Area, routes: RouteRegister): void {
  const source = 'src/templates/guide-list.tsx';
  const context: AreaListContext = { area: name };
  routes.add({ path: basePath, source, component: template('guide-list'), context });
}

function lastUpdateOf(doc: DocNode): DocPageContext['lastUpdated'] {
  const date = lastChangeOf(doc);
  if (date === undefined) return null;
  return { date, ...(doc.lastUpdateAuthor === null ? {} : { author: doc.lastUpdateAuthor }) };
}

function createCategoryPages(area: Area, { items, docs }: LoadedSidebar, routes: RouteRegister): void {
  const placeOf = createPlaceFinder(items, docs);
  for (const category of listCategories(items)) {
    if (category.page?.kind !== 'generated') continue;
    const context: CategoryPageContext = {
      area: area.name,
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
