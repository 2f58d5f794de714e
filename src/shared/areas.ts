import { isBelowPath } from './paths';

/** A version of an area's pages. */
export interface AreaVersion {
  name: string;
  label: string;
}

/** A part of the site whose pages come from one folder. */
export interface AreaDefinition {
  /** In GraphQL and in the context of pages. */
  name: string;
  /** What readers call it: in search, and in lists of pages that stand in no sidebar. */
  label: string;
  /** Folder of its content, relative to the project's root. */
  folder: string;
  /** Path at which its pages begin, without a final slash. */
  basePath: string;
  /**
   * What is at the base path: a document, by its id, or a list of all pages of the area, introduced by a sentence. A
   * folder from elsewhere need not have that document: then the one at the base path counts, else the first.
   */
  landing: { doc: string } | { list: string };
  /** Name of its sidebar; `null`: no sidebar, no category listings and no neighbours. */
  sidebar: string | null;
  /** Whether its pages show where they stand in the sidebar. */
  breadcrumbs: boolean;
  isInSitemap: boolean;
  isInSearch: boolean;
  /** Rank of its pages in search: 0, or less for pages that come after others that say the same. */
  searchRank: number;
  /** Which template in `src/templates` draws its pages. */
  template: 'doc' | 'guide';
  /** Name of the instance in Docusaurus's terms, which search tags and storage keys contain. */
  instance: string;
  version: AreaVersion;
}

/** The only version of each area. */
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

/** All areas. The first is the documentation: its sidebar is also the menu of pages outside of every area. */
export const areas: readonly Area[] = table;
export const docsArea: Area = table[0];

/** The area of this name. */
export function areaNamed(name: AreaName): Area;
export function areaNamed(name: string | undefined): Area | undefined;
export function areaNamed(name: string | undefined): Area | undefined {
  return areas.find((area) => area.name === name);
}

/** The area that a path without base path of the site belongs to: of several, the one with the longest path. */
export function areaOfPath(path: string): Area | undefined {
  return [...areas]
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .find(({ basePath }) => isBelowPath(path, basePath));
}

/** Tag by which hosted search services tell areas and versions apart. */
export function searchTagOf({ instance, version }: AreaDefinition): string {
  return `docs-${instance}-${version.name}`;
}
