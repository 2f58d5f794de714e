/** Returns the title of a document, as browsers show it. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === '' || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`;
}
