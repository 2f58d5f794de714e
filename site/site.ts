import type { AreaVersion, Product, SiteDefinition, SiteLink } from 'help-portal/site';

/** Paths hold the slug too, as in `/docs/about-{product}/…`: after a change of it give the old paths redirects. */
const product: Product = { name: 'Clever Commerce', slug: 'clever-commerce' };

const developerSite = process.env.GATSBY_DEVELOPER_SITE_URL ?? 'https://developers.example.com/';

const currentVersion: AreaVersion = { name: 'current', label: 'Next' };

export const changelog = '/docs/changelog';

/** Placeholder links, to be replaced by the site's owner. */
const marketing = (label: string, page: string): SiteLink => ({ label, to: `https://www.example.com/${page}` });

/** What makes this site this site. Each field is explained in `src/shared/site-definition.ts`. */
export const site: SiteDefinition = {
  product,
  siteTitle: `${product.name} Help`,
  siteDescription:
    'How to sell digital products and subscriptions: set-up, pricing, checkout, payments, renewals, reports and partners.',
  siteVariant: 'public',
  copyrightYear: 2025,
  logo: {
    alt: `${product.name} Help`,
    header: { light: '/logo-light.webp', dark: '/logo-dark.webp', width: 204, height: 40 },
    footer: { light: '/logo-footer-light.svg', dark: '/logo-footer-dark.svg', width: 160, height: 55 },
  },
  navbar: {
    left: [
      { label: 'Get started', to: '/docs/category/get-started' },
      { label: 'CleverEssentials', to: '/docs/category/cleveressentials' },
      { label: 'Premium Solutions', to: '/docs/premium-solutions' },
      { label: 'Desktop Tools', to: '/docs/category/desktop-tools' },
    ],
    right: [
      { label: 'Changelog', to: changelog },
      { label: 'For Developers', to: developerSite },
    ],
    hideOnScroll: true,
  },
  footer: [
    {
      title: 'Resources',
      links: [marketing('Blog', 'blog'), marketing('Webinars', 'webinars'), marketing('Customer stories', 'stories')],
    },
    {
      title: 'Solutions',
      links: [
        marketing('Software and SaaS', 'software-and-saas'),
        marketing('Subscription billing', 'subscription-billing'),
        marketing('Partner sales', 'partner-sales'),
      ],
    },
    {
      title: 'Benefits',
      links: [
        marketing('Global payments', 'global-payments'),
        marketing('Tax and compliance', 'tax-and-compliance'),
        marketing('Revenue recovery', 'revenue-recovery'),
      ],
    },
  ],
  announcement: null,
  colourMode: { defaultMode: 'light', canSwitch: true, respectSystem: false },
  theme: { background: { light: '#fdfbf8', dark: '#171512' }, textFont: '/fonts/text.woff2' },
  areas: [
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
      instance: 'guides',
      version: currentVersion,
    },
  ],
  otherVersions: [],
  changelog: { path: changelog },
  notFound: [
    { label: 'Home', to: '/' },
    { label: 'Get started', to: '/docs/category/get-started' },
    { label: 'CleverEssentials', to: '/docs/category/cleveressentials' },
    { label: 'Desktop Tools', to: '/docs/category/desktop-tools' },
    { label: 'Changelog', to: changelog },
  ],
  ownPages: [{ label: 'Dokuspark', to: '/dokuspark' }],
  outsideSitemap: ['/dokuspark'],
  support: { label: 'Contact support', to: `/docs/about-${product.slug}/contact-the-support-team` },
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
};
