import { createRequire } from 'node:module';

/** The part of Gatsby's state that bundling depends on. */
interface GatsbyState {
  /** Page templates, by their files. */
  components: ReadonlyMap<string, unknown>;
  /** Queries that were found in the code. */
  definitions: ReadonlyMap<string, { filePath: string }>;
  flattenedPlugins: readonly { name: string; nodeAPIs: readonly string[] }[];
}

/**
 * Returns Gatsby's state as it is now. The functions that use a part of it say what they rely on.
 * @reach gatsby: has its store in `dist/redux`; every build stops with a TypeError
 */
export function readGatsbyState(): GatsbyState {
  const { store } = createRequire(__filename)('gatsby/dist/redux') as { store: { getState: () => GatsbyState } };
  return store.getState();
}
