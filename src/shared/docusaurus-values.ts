import { mainArea } from './areas';

/** What `@docusaurus/ExecutionEnvironment` says. */
export interface ExecutionEnvironment {
  canUseDOM: boolean;
  canUseEventListeners: boolean;
  canUseIntersectionObserver: boolean;
  canUseViewport: boolean;
}

/** Returns what code of Docusaurus sites learns of where it runs. */
export function environmentOf(isBrowser: boolean): ExecutionEnvironment {
  return {
    canUseDOM: isBrowser,
    canUseEventListeners: isBrowser,
    canUseIntersectionObserver: isBrowser,
    canUseViewport: isBrowser,
  };
}

/** The only version of the docs, named as Docusaurus names the one that is worked on. */
const version = {
  pluginId: 'default',
  name: 'current',
  version: 'current',
  label: 'Next',
  path: mainArea.basePath,
  isLast: true,
  docs: [],
};

/** Hooks that Docusaurus authors pass to `<DocCardList items={…} />`, which lists the same pages without them. */
const sidebarHooks = {
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

/** Modules of Docusaurus whose values are computed with when pages are compiled, by specifier. */
export const docusaurusValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@docusaurus/ExecutionEnvironment': { default: environmentOf(false), ...environmentOf(false), __esModule: true },
  '@docusaurus/plugin-content-docs/client': docsClient,
  '@docusaurus/theme-common': sidebarHooks,
};
