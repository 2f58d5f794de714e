import path from 'node:path';
import { areas } from '../../src/shared/areas';
import { siteFile } from '../../src/shared/site-definition';
import type { AreaDefinition } from '../../src/shared/site-definition';
import type { Diagnostic } from '../../src/shared/content-tree';
import type { AreaListContext, CategoryPageContext, DocPageContext } from '../../src/shared/page-context';
import { engineRoot, siteRoot } from '../base/roots.cjs';
import { missingError } from '../base/configuration-error';
import { kinds } from '../content/site-content';
import { findDuplicateIds } from '../content/check-files';
import { isPublished } from '../content/doc';
import type { CategoryFile, Doc } from '../content/doc';
import { listCards } from '../sidebar/list-cards';
import { loadSidebar } from '../sidebar/load-sidebar';
import type { LoadedSidebar } from '../sidebar/load-sidebar';
import { findMainDoc } from '../sidebar/main-doc';
import { createPlaceFinder, listCategories } from '../sidebar/read-tree';
import { RouteRegister } from './route-register';

const template = (name: string): string => path.join(engineRoot, `src/templates/${name}.tsx`);

/** Returns the file that draws a document: of its kind, if it has one. */
function templateOf({ kind }: Doc): string {
  const own = kind === null ? undefined : kinds?.[kind];
  return own ? path.join(siteRoot, own.template) : template('doc');
}

interface ContentFiles<Stored extends Doc> {
  docs: readonly Stored[];
  categories: readonly CategoryFile[];
  /** Returns the stored id of a document, which its page query asks for. */
  idOf: (doc: Stored) => string;
  lastUpdateOf: (doc: Stored) => DocPageContext['lastUpdated'];
}

/** Collects one page per published document, one listing per category and the list of each area that has one. */
export function collectContentRoutes<Stored extends Doc>({
  docs,
  categories,
  ...stored
}: ContentFiles<Stored>): { routes: RouteRegister; diagnostics: Diagnostic[] } {
  const routes = new RouteRegister();
  const diagnostics: Diagnostic[] = [];
  for (const area of areas) {
    const ofArea = docs.filter((doc) => doc.area === area.name);
    // A production build has already failed on these in the preflight.
    diagnostics.push(...findDuplicateIds(ofArea), ...checkLanding(area, ofArea));
    const sidebar = loadSidebar(
      ofArea,
      categories.filter((category) => category.area === area.name),
      area.basePath,
    );
    addDocs({ docs: ofArea, ...stored }, area, sidebar, routes);
    if (area.sidebar !== null) addCategories(area, sidebar, routes);
    if ('list' in area.landing) addAreaList(area, routes);
  }
  return { routes, diagnostics };
}

/** Returns a warning if another document replaces the missing landing page, and throws if none can. */
function checkLanding(area: AreaDefinition, docs: readonly Doc[]): Diagnostic[] {
  if (!('doc' in area.landing)) return [];
  const mainDoc = findMainDoc(area, docs);
  if (mainDoc?.docId === area.landing.doc) return [];
  const ids = docs.filter(isPublished).map(({ docId }) => docId);
  const missing = missingError('document', area.landing.doc, ids, `the landing page of "${area.name}"`);
  if (!mainDoc) throw missing;
  const message = `${missing.message} ${mainDoc.sourcePath}, which is at ${area.basePath}, replaces it.`;
  return [{ severity: 'warning', rule: 'landing-page', file: siteFile, message }];
}

function addDocs<Stored extends Doc>(
  { docs, idOf, lastUpdateOf }: Omit<ContentFiles<Stored>, 'categories'>,
  area: AreaDefinition,
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
      id: idOf(doc),
      area: area.name,
      place: area.breadcrumbs ? place : { ...place, breadcrumbs: [] },
      lastUpdated: lastUpdateOf(doc),
    };
    routes.add({ path: doc.path, source: doc.sourcePath, component: templateOf(doc), context });
  }
}

/** Adds the list of an area's pages at its base path. */
function addAreaList({ name, basePath }: AreaDefinition, routes: RouteRegister): void {
  const source = 'src/templates/guide-list.tsx';
  const context: AreaListContext = { area: name };
  routes.add({ path: basePath, source, component: template('guide-list'), context });
}

function addCategories(area: AreaDefinition, { items, docs }: LoadedSidebar, routes: RouteRegister): void {
  const placeOf = createPlaceFinder(items, docs);
  for (const category of listCategories(items)) {
    if (category.page?.kind !== 'generated') continue;
    const place = placeOf(category.page.path);
    const trail = place.breadcrumbs.flatMap(({ path }) => path ?? []);
    const context: CategoryPageContext = {
      area: area.name,
      title: category.page.title,
      description: category.description,
      keywords: category.page.keywords,
      place,
      groups: listCards(category.items, trail),
    };
    routes.add({
      path: category.page.path,
      source: category.page.sourcePath,
      component: template('category'),
      context,
    });
  }
}
