import type { AreaDefinition, SearchSettings, SiteDefinition } from './site-definition';

/** An area: its name and label are enough. It lies in `content/<name>`, at `/<name>`, with a sidebar. */
export type AreaInput = Pick<AreaDefinition, 'name' | 'label'> & Partial<AreaDefinition>;

/** A site: these four fields are enough. */
export type SiteInput = Pick<SiteDefinition, 'product' | 'siteDescription' | 'logo'> &
  Partial<Omit<SiteDefinition, 'areas'>> & { areas: readonly [AreaInput, ...AreaInput[]] };

/** Defines a site, with what most sites have for the fields that are left out. */
export function defineSite({ areas: [first, ...others], ...input }: SiteInput): SiteDefinition {
  const main = defineArea(first, 'default');
  const areas = others.map((area) => defineArea(area, area.name));
  const links = [main, ...areas].map(({ label, basePath }) => ({ label, to: basePath }));
  return {
    siteTitle: `${input.product.name} documentation`,
    siteVariant: 'public',
    copyrightYear: null,
    navbar: { left: links, right: [], hideOnScroll: true },
    footer: [],
    announcement: null,
    colourMode: { defaultMode: 'light', canSwitch: true, respectSystem: true },
    theme: { background: { light: '#fdfbf8', dark: '#171512' }, textFont: null },
    otherVersions: [],
    changelog: null,
    notFound: links,
    ownPages: [],
    outsideSitemap: [],
    support: null,
    editUrl: null,
    publishedFolders: [],
    embedOrigins: [],
    mediaOrigins: [],
    descriptionLength: { min: 50, max: 160 },
    showsFaults: false,
    showLastUpdate: true,
    storageSuffix: '',
    baseUrlBanner: true,
    searchShortcuts: true,
    pageShortcuts: true,
    ...input,
    areas: [main, ...areas],
  };
}

function defineArea(area: AreaInput, instance: string): AreaDefinition {
  return {
    folder: `content/${area.name}`,
    basePath: `/${area.name}`,
    landing: { doc: 'index' },
    sidebar: `${area.name}Sidebar`,
    breadcrumbs: true,
    isInSitemap: true,
    isInSearch: true,
    searchRank: 0,
    instance,
    version: { name: 'current', label: 'Current' },
    ...area,
  };
}

/** Defines what search suggests, and how much it shows; without any field it suggests nothing. */
export function defineSearch(settings: Partial<SearchSettings>): SearchSettings {
  return {
    resultsPerGroup: 5,
    resultsPerPage: 3,
    questionLength: 512,
    remembers: true,
    popularPages: [],
    sampleQuestions: [],
    popularQueries: [],
    missingResultsUrl: null,
    filters: [],
    externalUrls: null,
    answerHelper: null,
    ...settings,
  };
}
