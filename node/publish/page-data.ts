import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSlash } from '../../src/shared/paths';

/** The addresses of the images of a page, by their index; an image that could not be read has none. */
export type ImageAddresses = readonly (string | undefined)[];

/**
 * Returns the name of the file with the data of a page, relative to the output.
 * @reach gatsby: stores the data of a page in `page-data/<path>/page-data.json`, as JSON without spaces; imported components
 *   have no styles, or drafts stay: `site/islands.test.ts`, `fixture-builds.test.ts`
 */
export function pageDataName(route: string): string {
  return `page-data${route === '/' ? '/index' : withoutSlash(route)}/page-data.json`;
}

/** Whether a file of the output is one with the data of a page. */
export const isPageData = (name: string): boolean => /^page-data\/.*\/page-data\.json$/.test(name);

/** Returns what Gatsby stores of a page, as text; empty if it stores nothing. */
export function readPageData(publicFolder: string, route: string): string {
  const file = path.join(publicFolder, pageDataName(route));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

interface PageData {
  result?: { data?: { doc?: Pick<Queries.DocTemplateQuery['doc'] & object, 'images'> | null } };
}

/** Returns the addresses of the images of a document, from what Gatsby stores of its page. */
export function imagesIn(pageData: string): ImageAddresses {
  if (pageData === '') return [];
  const { result } = JSON.parse(pageData) as PageData;
  const images = result?.data?.doc?.images ?? [];
  return images.map((file) => file?.childImageSharp?.gatsbyImageData.images.fallback?.src);
}
