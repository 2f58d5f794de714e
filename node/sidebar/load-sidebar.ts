import { nullWord } from '../../src/shared/constants';
import { resolveDescription, resolveTitle } from '../compile/doc-text';
import { isPublished } from '../content/doc';
import type { CategoryFile, Doc } from '../content/doc';
import { buildTree } from './build-tree';
import type { SidebarDoc, TreeItem } from './types';

export interface LoadedSidebar {
  items: TreeItem[];
  docs: SidebarDoc[];
}

/** Builds the sidebar of an area from its documents and `_category_` files. */
export function loadSidebar(
  areaDocs: readonly Doc[],
  categories: readonly CategoryFile[],
  basePath: string,
): LoadedSidebar {
  const docs = areaDocs.map(toSidebarDoc);
  docs.sort((a, b) => a.sourcePath.localeCompare(b.sourcePath, 'en'));
  return { items: buildTree(docs, categories, basePath), docs };
}

function toSidebarDoc(node: Doc): SidebarDoc {
  const neighbour = (word: string | null): { value: string | null } | null =>
    word === null ? null : { value: word === nullWord ? null : word };
  const previous = neighbour(node.paginationPrevious);
  const next = neighbour(node.paginationNext);
  return {
    docId: node.docId,
    sourcePath: node.sourcePath,
    path: node.path,
    folder: node.folder,
    fileName: node.fileName,
    isIndex: node.isIndex,
    title: resolveTitle(node),
    description: resolveDescription(node),
    summary: node.summary,
    sidebarLabel: node.sidebarLabel,
    paginationLabel: node.paginationLabel,
    ...(previous ? { paginationPrevious: previous.value } : {}),
    ...(next ? { paginationNext: next.value } : {}),
    position: node.sidebarPosition,
    group: node.group,
    startHere: node.startHere,
    unlisted: node.unlisted,
    draft: !isPublished(node),
  };
}
