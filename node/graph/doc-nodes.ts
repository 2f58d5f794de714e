import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { makeDoc, parseCategoryFile } from '../content/doc';
import type { CategoryFile, Doc } from '../content/doc';
import { categoryFileName, sourcePathOf } from '../content/doc-files';
import { readFrontMatter } from '../content/read-front-matter';

// Do not extend `Node`, because it allows any field of any type.
export type DocNode = Doc & Pick<Node, 'id' | 'internal'>;
export type CategoryFileNode = CategoryFile & Pick<Node, 'id' | 'internal'>;

/** Whether `createContentNodes` handles a node. */
export function isContentNode(node: unknown): boolean {
  const { type } = (node as Node).internal;
  return type === 'Mdx' || type === 'File';
}

/**
 * Creates a `Doc` for each `Mdx` node and a `SidebarCategoryFile` for each `_category_` file. Never throws: a fault
 * would end the build without naming the other files, and the preflight or the content check reports it.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'Mdx' && node.internal.contentFilePath) createDoc(args, node.internal.contentFilePath);
  else if (node.internal.type === 'File' && typeof node.absolutePath === 'string') {
    const sourcePath = sourcePathOf(node.absolutePath);
    if (categoryFileName.test(path.basename(sourcePath))) await createCategory(args, sourcePath);
  }
}

function createDoc({ node, actions, createNodeId }: CreateNodeArgs, absolutePath: string): void {
  const sourcePath = sourcePathOf(absolutePath);
  const doc = makeDoc(sourcePath, readFrontMatter(path.resolve('.'), sourcePath).data ?? {});
  if (!doc) return;
  const child = {
    ...doc,
    id: createNodeId(`Doc ${sourcePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'Doc', contentDigest: node.internal.contentDigest },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

async function createCategory(args: CreateNodeArgs, sourcePath: string): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = args;
  const text = await loadNodeContent(node);
  const { category } = parseCategoryFile(sourcePath, text);
  if (!category) return;
  await actions.createNode({
    ...category,
    id: createNodeId(`SidebarCategoryFile ${sourcePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'SidebarCategoryFile', contentDigest: createContentDigest({ sourcePath, text }) },
  });
}
