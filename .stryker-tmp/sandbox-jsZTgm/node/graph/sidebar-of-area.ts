import { areaNamed } from '../../src/shared/areas';
import type { CategoryFileNode, DocNode } from './doc-nodes';
import { loadSidebar } from '../sidebar/load-sidebar';
import type { LoadedSidebar } from '../sidebar/load-sidebar';
import { findIn } from './node-model';
import type { ResolverContext } from './node-model';

/** Loads the sidebar of an area for fields that depend on it. */
export async function loadSidebarOf(area: string, context: ResolverContext): Promise<LoadedSidebar> {
  const [docs, categories] = await Promise.all([
    findIn<DocNode>(context, 'Doc', area),
    findIn<CategoryFileNode>(context, 'SidebarCategoryFile', area),
  ]);
  return loadSidebar(docs, categories, areaNamed(area)?.basePath ?? '/');
}
