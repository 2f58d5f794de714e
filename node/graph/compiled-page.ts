import path from 'node:path';
import type { CompiledPage } from '../../src/shared/content-tree';
import { getCompiledPage } from '../compile/compile-cache';
import { linkedFiles, resolveAddress } from '../compile/open-addresses';
import { isSourced } from '../compile/outside-files';
import { isPublished } from '../content/doc';
import type { DocNode } from './doc-nodes';
import type { NodeModel, ResolverContext } from './node-model';

type Compiled<Result> = (page: CompiledPage, doc: DocNode, context: ResolverContext) => Result | Promise<Result>;

/** Returns a resolver for a field derived from the compiled page. */
export function compiled<Result>(pick: Compiled<Result>) {
  return {
    resolve: async (doc: DocNode, _args: unknown, context: ResolverContext): Promise<Result> => {
      const page = getCompiledPage(doc.sourcePath);
      await trackDependencies(page, context);
      return pick(page, doc, context);
    },
  };
}

/** Looking up files makes Gatsby re-run the query when they change. */
async function trackDependencies(page: CompiledPage, { nodeModel }: ResolverContext): Promise<void> {
  for (const file of [...page.dependencies, ...page.assets]) {
    await (isSourced(file) ? findFile(nodeModel, file) : findOutsideFile(nodeModel, file));
  }
}

/** Returns the node of a file. */
export function findFile<Found>(nodeModel: NodeModel, file: string): Promise<Found | null> {
  return nodeModel.findOne<Found>({ type: 'File', query: { filter: { absolutePath: { eq: path.resolve(file) } } } });
}

function findOutsideFile(nodeModel: NodeModel, file: string): Promise<object | null> {
  return nodeModel.findOne({ type: 'OutsideFile', query: { filter: { path: { eq: file } } } });
}

/** Returns a function that resolves the open addresses of a page (see `open-addresses`). */
export async function createAddressResolver(
  page: CompiledPage,
  { nodeModel }: ResolverContext,
): Promise<(href: string) => string> {
  const paths = new Map<string, string>();
  for (const file of linkedFiles(page.links)) {
    const target = await nodeModel.findOne<DocNode>({ type: 'Doc', query: { filter: { sourcePath: { eq: file } } } });
    if (target && isPublished(target)) paths.set(file, target.path);
  }
  return (href) => resolveAddress(href, paths);
}
