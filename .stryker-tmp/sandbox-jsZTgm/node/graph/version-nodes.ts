import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { areaNamed, areas } from '../../src/shared/areas';
import type { DocNode } from './doc-nodes';
import { findMainDoc } from '../sidebar/main-doc';
import { toSidebarItems } from '../sidebar/read-tree';
import { findIn } from './node-model';
import type { ResolverContext } from './node-model';
import { loadSidebarOf } from './sidebar-of-area';

/** Creates nodes for each area's version and sidebar, if any, which writers find in GraphiQL. */
export function createVersionNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  for (const area of areas) {
    const version = { ...area.version, path: area.basePath, area: area.name };
    void actions.createNode({
      ...version,
      id: createNodeId(`DocsVersion ${area.name}`),
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(version) },
    });
    if (area.sidebar === null) continue;
    const sidebar = { name: area.sidebar, area: area.name, version: area.version.name };
    void actions.createNode({
      ...sidebar,
      id: createNodeId(`Sidebar ${sidebar.name}`),
      internal: { type: 'Sidebar', contentDigest: createContentDigest(sidebar) },
    });
  }
}

export function createVersionResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  type Version = { area: string };
  createResolvers({
    DocsVersion: {
      mainDocId: {
        resolve: async ({ area: name }: Version, _args: unknown, context: ResolverContext) => {
          const area = areaNamed(name);
          if (!area || !('doc' in area.landing)) return null;
          return findMainDoc(area, await findIn<DocNode>(context, 'Doc', name))?.docId ?? null;
        },
      },
      docs: {
        resolve: async ({ area }: Version, _args: unknown, context: ResolverContext) =>
          (await findIn<DocNode>(context, 'Doc', area)).filter((doc) => !doc.draft),
      },
      draftIds: {
        resolve: async ({ area }: Version, _args: unknown, context: ResolverContext) =>
          (await findIn<DocNode>(context, 'Doc', area)).filter((doc) => doc.draft).map((doc) => doc.docId),
      },
      sidebars: {
        resolve: ({ area }: Version, _args: unknown, context: ResolverContext) => findIn(context, 'Sidebar', area),
      },
    },
    Sidebar: {
      items: {
        resolve: async ({ area }: Version, _args: unknown, context: ResolverContext) =>
          toSidebarItems((await loadSidebarOf(area, context)).items),
      },
    },
  });
}
