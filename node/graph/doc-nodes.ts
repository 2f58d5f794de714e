import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { makeDoc, parseCategoryFile } from '../content/doc';
import type { CategoryFile, Doc } from '../content/doc';
import { sourcePathOf } from '../content/doc-files';
import { readFrontMatter, validFields } from '../content/read-front-matter';

// Do not extend `Node`, because it allows any field of any type.
export type DocNode = Doc & Pick<Node, 'id' | 'internal'>;
export type CategoryFileNode = CategoryFile & Pick<Node, 'id' | 'internal'>;

/** Creates the `Doc` of an `Mdx` node, unless its file is only a part of pages. */
export function createDoc({ node, actions, createNodeId }: CreateNodeArgs, absolutePath: string): void {
  const sourcePath = sourcePathOf(absolutePath);
  const doc = makeDoc(sourcePath, validFields(readFrontMatter(path.resolve('.'), sourcePath)));
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

/** Creates the `SidebarCategoryFile` of a `_category_` file, unless it has a fault. */
export async function createCategory(args: CreateNodeArgs, sourcePath: string): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = args;
  const text = await loadNodeContent(node);
  const { category } = parseCategoryFile(sourcePath, text);
  if (!category) return;
  const child = {
    ...category,
    id: createNodeId(`SidebarCategoryFile ${sourcePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'SidebarCategoryFile', contentDigest: createContentDigest({ sourcePath, text }) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
