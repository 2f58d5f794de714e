import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { docsVersion } from '../../src/shared/constants';
import { docsArea } from '../../src/shared/docs-area';
import { areas } from '../content/read-content';
import type { DocNode } from './doc-nodes';
import { findMainDoc } from '../sidebar/main-doc';
import { toSidebarItems } from '../sidebar/read-tree';
import { findIn } from './node-model';
import type { ResolverContext } from './node-model';
import { loadSidebarOf } from './sidebar-of-area';

/** One version per area (DVR-01) and the sidebar of the docs (SBR-01), as nodes that writers find in GraphiQL. */
export function createVersionNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  for (const area of areas) {
    const version = {
      name: docsVersion.name,
      label: docsVersion.label,
      path: area.basePath,
      area: area.name,
    };
    void actions.createNode({
      ...version,
      id: createNodeId(`DocsVersion ${area.name}`),
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(version) },
    });
  }
  const sidebar = { name: docsArea.sidebarName, area: 'docs', version: docsVersion.name };
  void actions.createNode({
    ...sidebar,
    id: createNodeId(`Sidebar ${sidebar.name}`),
    internal: { type: 'Sidebar', contentDigest: createContentDigest(sidebar) },
  });
}

export function createVersionResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  type Version = { area: string };
  createResolvers({
    DocsVersion: {
      mainDocId: {
        resolve: async ({ area }: Version, _args: unknown, context: ResolverContext) =>
          area === 'docs' ? (findMainDoc(await findIn<DocNode>(context, 'Doc', area))?.docId ?? null) : null,
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
