import type { Breadcrumb } from '../../shared/sidebar';

/** Absolute addresses for the steps that have a page, positions from 1. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[], absolute: (path: string) => string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: absolute(path) }),
    })),
  };
}

/** A documentation page, with its date when known. */
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

/** The site with its search, on the home page. */
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
