import { mainArea } from './engine';

/** The only version of the docs, named as Docusaurus names the one that is worked on. */
const version = {
  pluginId: 'default',
  name: 'current',
  version: 'current',
  label: mainArea.version.label,
  path: mainArea.basePath,
  isLast: true,
  docs: [],
};

/** Hooks that Docusaurus authors pass to `<DocCardList items={…} />`, which lists the same pages without them. */
export const sidebarHooks = {
  useCurrentSidebarCategory: () => ({ items: undefined }),
  useCurrentSidebarSiblings: () => undefined,
};

/** The hooks of `@docusaurus/plugin-content-docs/client`. They need no React here. */
export const docsClient = {
  ...sidebarHooks,
  useActiveDocContext: () => ({ activeVersion: version, activeDoc: undefined, alternateDocVersions: {} }),
  useActiveVersion: () => version,
  useDocsVersion: () => version,
  useLatestVersion: () => version,
  useVersions: () => [version],
};
