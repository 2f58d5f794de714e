import type { CategoryFileNode, DocNode } from '../content/doc-nodes';
import { areas } from '../content/read-content';
import { loadSidebar } from '../sidebar/load-sidebar';
import type { LoadedSidebar } from '../sidebar/load-sidebar';
import type { ResolverContext } from './doc-resolvers';

/** The nodes of a type that belong to an area. The look-up is tracked: a changed one runs the query again. */
export async function findIn<Found>({ nodeModel }: ResolverContext, type: string, area: string): Promise<Found[]> {
  return [...(await nodeModel.findAll<Found>({ type, query: { filter: { area: { eq: area } } } })).entries];
}

/** The sidebar of an area, for fields that depend on it. */
export async function loadSidebarOf(area: string, context: ResolverContext): Promise<LoadedSidebar> {
  const [docs, categories] = await Promise.all([
    findIn<DocNode>(context, 'Doc', area),
    findIn<CategoryFileNode>(context, 'SidebarCategoryFile', area),
  ]);
  return loadSidebar(docs, categories, areas.find(({ name }) => name === area)?.basePath ?? '/');
}
