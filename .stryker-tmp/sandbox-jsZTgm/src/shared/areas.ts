import { isBelowPath } from './paths';

/** A version of an area's pages. */
export interface AreaVersion {
  name: string;
  label: string;
}

/** A part of the site with its own folder and base path. */
export interface AreaDefinition {
  /** Identifier in GraphQL and in page contexts. */
  name: string;
  /** Name for readers, in search and in lists of pages that are not in a sidebar. */
  label: string;
  /** Content folder, relative to the project root. */
  folder: string;
  /** Without a trailing slash. */
  basePath: string;
  /**
   * Page at the base path: a document, by its id, or a list of all pages of the area with an introduction. If an
   * imported folder lacks the document, the one at the base path is used, with a warning; without one the build fails.
   */
  landing: { doc: string } | { list: string };
  /** Name of its sidebar; null for no sidebar, category listings and neighbours. */
  sidebar: string | null;
  breadcrumbs: boolean;
  isInSitemap: boolean;
  isInSearch: boolean;
  /** Search rank of its pages: 0, or negative for pages that rank below others with the same content. */
  searchRank: number;
  /** Template in `src/templates` that renders its pages. */
  template: 'doc' | 'guide';
  /** Docusaurus's plugin instance, which is part of search tags and storage keys. */
  instance: string;
  version: AreaVersion;
}

const currentVersion = { name: 'current', label: 'Next' } as const;

const table = [
  {
    name: 'docs',
    label: 'Documentation',
    folder: 'content/docs',
    basePath: '/docs',
    landing: { doc: 'about/index' },
    sidebar: 'defaultSidebar',
    breadcrumbs: true,
    isInSitemap: true,
    isInSearch: true,
    searchRank: 0,
    template: 'doc',
    instance: 'default',
    version: currentVersion,
  },
  {
    name: 'guides',
    label: 'Guides',
    folder: 'content/guides',
    basePath: '/guides',
    landing: {
      list: 'Longer reads beside the documentation: flow charts of notification events, the list of regions, and examples for authors.',
    },
    sidebar: null,
    breadcrumbs: false,
    isInSitemap: false,
    isInSearch: true,
    searchRank: -1,
    template: 'guide',
    instance: 'guides',
    version: currentVersion,
  },
] as const satisfies readonly AreaDefinition[];

export type AreaName = (typeof table)[number]['name'];
export type Area = AreaDefinition & { name: AreaName };

/** All areas. The first is the documentation; pages outside of every area use its sidebar too. */
export const areas: readonly Area[] = table;
export const docsArea: Area = table[0];

/** Returns the area with a name. */
export function areaNamed(name: AreaName): Area;
export function areaNamed(name: string | undefined): Area | undefined;
export function areaNamed(name: string | undefined): Area | undefined {
  return areas.find((area) => area.name === name);
}

/**
 * Returns the area that a path belongs to, the one with the longest base path if several match. `path` has no prefix.
 */
export function areaOfPath(path: string): Area | undefined {
  return [...areas]
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .find(({ basePath }) => isBelowPath(path, basePath));
}

/** Returns the search tag that identifies an area and its version, in DocSearch's format. */
export function searchTagOf({ instance, version }: AreaDefinition): string {
  return `docs-${instance}-${version.name}`;
}
