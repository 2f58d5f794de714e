import type { Breadcrumb } from '../../shared/sidebar';

/**
 * Returns a `BreadcrumbList`; `absolute` turns a path into a URL. Search engines refuse a list with an entry that has no
 * page, unless it is the last.
 */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[], absolute: (path: string) => string): object {
  const listed = breadcrumbs.filter(({ path }, index) => path !== undefined || index === breadcrumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listed.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: absolute(path) }),
    })),
  };
}

export function techArticle(title: string, description: string, url: string, modified?: string): object {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: 'en',
    ...(modified ? { dateModified: modified } : {}),
  };
}

/** Returns the `WebSite` of the home page, with its search action. */
export function webSite(name: string, url: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: `${url}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
