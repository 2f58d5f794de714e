import { locale, pathPrefix, site } from './engine';

const context = {
  siteConfig: {
    title: site.siteTitle,
    tagline: '',
    url: '',
    baseUrl: `${pathPrefix}/`,
    customFields: {},
    themeConfig: {},
  },
  siteMetadata: {},
  globalData: {},
  i18n: { currentLocale: locale.language, defaultLocale: locale.language, locales: [locale.language] },
};

/** Returns the site's title, base path and language. Fields of a configuration of Docusaurus are empty. */
export default function useDocusaurusContext(): typeof context {
  return context;
}
