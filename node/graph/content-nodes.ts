import path from 'node:path';
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { categoryFileName, findArea, isDocFile, sourcePathOf } from '../content/doc-files';
import { createDataNodes, readItems } from './data-nodes';
import { createCategory, createDoc } from './doc-nodes';

/** Whether `createContentNodes` handles a node. */
export function isContentNode(node: unknown): boolean {
  const { type } = (node as Node).internal;
  return type === 'Mdx' || type === 'File';
}

/**
 * Whether a file in Gatsby's database lacks what was made of it: a run that is stopped between a change of a file and its
 * consequences leaves it so, and no later one would mend it.
 */
export function hasLostNodes({ getNode, getNodesByType }: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): boolean {
  return getNodesByType('File').some(({ absolutePath, children }) => {
    const sourcePath = sourcePathOf(String(absolutePath));
    if (children.length === 0 && readItems(absolutePath).length > 0) return true;
    const isPage = /\.mdx?$/.test(sourcePath);
    if (!findArea(sourcePath) || !(isPage || categoryFileName.test(path.basename(sourcePath)))) return false;
    const [child] = children;
    if (child === undefined) return true;
    return isDocFile(sourcePath) && !getNode(child)?.children.length;
  });
}

/**
 * Creates a `Doc` for each `Mdx` node, a `SidebarCategoryFile` for each `_category_` file, and the nodes of data files.
 * Never throws: a fault would end the build without naming the other files, and the preflight or the content check
 * reports it.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'Mdx' && node.internal.contentFilePath) createDoc(args, node.internal.contentFilePath);
  else if (node.internal.type === 'File' && typeof node.absolutePath === 'string') {
    const sourcePath = sourcePathOf(node.absolutePath);
    if (categoryFileName.test(path.basename(sourcePath))) await createCategory(args, sourcePath);
    else createDataNodes(args);
  }
}
