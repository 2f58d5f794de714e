import { isPublished } from '../graph/doc-nodes';
import type { CategoryFileNode, DocNode } from '../graph/doc-nodes';
import { resolveDescription, resolveTitle } from '../compile/doc-text';
import type { CategoryMetadata } from '../content/front-matter';
import { buildTree } from './build-tree';
import type { CategoryFile, SidebarDoc, TreeItem } from './types';

export interface LoadedSidebar {
  items: TreeItem[];
  docs: SidebarDoc[];
}

/** Makes the sidebar of one area from its nodes. */
export async function loadSidebar(
  docNodes: readonly DocNode[],
  categoryNodes: readonly CategoryFileNode[],
  basePath: string,
): Promise<LoadedSidebar> {
  const docs = await Promise.all(docNodes.map(toSidebarDoc));
  docs.sort((a, b) => a.sourcePath.localeCompare(b.sourcePath, 'en'));
  const categories = categoryNodes.map((node): CategoryFile => ({
    folder: node.folder,
    sourcePath: node.sourcePath,
    metadata: node.metadata as CategoryMetadata,
  }));
  return { items: buildTree(docs, categories, basePath), docs };
}

async function toSidebarDoc(node: DocNode): Promise<SidebarDoc> {
  const neighbour = (word: string | null): { value: string | null } | null =>
    word === null ? null : { value: word === 'null' ? null : word };
  const previous = neighbour(node.paginationPrevious);
  const next = neighbour(node.paginationNext);
  return {
    docId: node.docId,
    sourcePath: node.sourcePath,
    path: node.path,
    folder: node.folder,
    fileName: node.fileName,
    isIndex: node.isIndex,
    title: await resolveTitle(node),
    description: await resolveDescription(node),
    sidebarLabel: node.sidebarLabel,
    paginationLabel: node.paginationLabel,
    ...(previous ? { paginationPrevious: previous.value } : {}),
    ...(next ? { paginationNext: next.value } : {}),
    position: node.sidebarPosition,
    group: node.group,
    unlisted: node.unlisted,
    draft: !isPublished(node),
  };
}
