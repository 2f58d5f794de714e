import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns what Gatsby stores of a page, as text; empty if it stores nothing.
 * @reach gatsby: stores the data of a page in `page-data/<path>/page-data.json`; imported components have no styles:
 *   `site/islands.test.ts`
 */
export function readPageData(publicFolder: string, route: string): string {
  const file = path.join(publicFolder, 'page-data', route === '/' ? 'index' : route, 'page-data.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the addresses of the images of a document, by their index, from what Gatsby stores of its page. */
export function imagesIn(pageData: string): (string | undefined)[] {
  const { result } = JSON.parse(pageData) as {
    result: { data: { doc: Pick<Queries.DocTemplateQuery['doc'] & object, 'images'> } };
  };
  return result.data.doc.images.map((file) => file?.childImageSharp?.gatsbyImageData.images.fallback?.src);
}
