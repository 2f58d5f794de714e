import { createRequire } from 'node:module';

/** The part of Gatsby's state that bundling depends on. */
interface GatsbyState {
  /** Page templates with their queries, by their files. */
  components: ReadonlyMap<string, { query: string }>;
  /** By their paths. */
  pages: ReadonlyMap<string, { path: string; componentPath: string; context: Record<string, unknown> }>;
  /** Queries that were found in the code. */
  definitions: ReadonlyMap<string, { filePath: string }>;
  flattenedPlugins: readonly { name: string; nodeAPIs: readonly string[] }[];
}

/**
 * Returns Gatsby's state as it is now.
 * @reach gatsby: has its store in `dist/redux`, with these parts: queries when it bundles, page templates before it looks
 *   for queries; every build stops with a TypeError, or queries stay in the code and throw: `site/reaches.test.ts`
 */
export function readGatsbyState(): GatsbyState {
  const { store } = createRequire(__filename)('gatsby/dist/redux') as { store: { getState: () => GatsbyState } };
  return store.getState();
}
