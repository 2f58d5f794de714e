/** `robots.txt`: nothing is disallowed, because a page must be fetched for its noindex to be seen. */
export function renderRobots(siteUrl: string, pathPrefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${pathPrefix}/sitemap.xml\n`;
}
