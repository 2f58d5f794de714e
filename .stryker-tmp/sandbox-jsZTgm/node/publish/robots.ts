/** Renders `robots.txt`. Nothing is disallowed, because crawlers must fetch a page to see its noindex. */
export function renderRobots(siteUrl: string, pathPrefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${pathPrefix}/sitemap.xml\n`;
}
