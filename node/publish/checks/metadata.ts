import type { Diagnostic } from '../../../src/shared/content-tree';
import type { SitePage } from '../site-pages';
import type { PageFacts } from './page-facts';

/** Allowed length of a meta description in characters. */
const descriptionLength = { min: 50, max: 160 };

/** Checks that every page has one h1, one title, one unique description of the right length and one canonical URL. */
export function checkMetadata(pages: readonly SitePage[], facts: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  const descriptions = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const found = facts.get(page.path);
    if (!found || page.path.startsWith('/404')) continue;
    const warn = (message: string): void => {
      diagnostics.push({
        severity: 'warning',
        rule: 'metadata',
        file: page.sourcePath ?? `page ${page.path}`,
        message,
      });
    };
    const expectOne = (count: number, what: string): void => {
      if (count !== 1) warn(`The page has ${count} ${what}. Expected exactly one.`);
    };
    expectOne(found.headings, 'h1 elements');
    expectOne(found.titles.length, 'titles');
    expectOne(found.canonicals.length, 'canonical URLs');
    expectOne(found.descriptions.length, 'descriptions');
    const [description] = found.descriptions;
    if (description === undefined) continue;
    const { min, max } = descriptionLength;
    if (description.length < min || description.length > max) {
      warn(`The description has ${description.length} characters. Expected ${min} to ${max}.`);
    }
    const other = descriptions.get(description);
    if (other === undefined) descriptions.set(description, page.sourcePath ?? page.path);
    else warn(`The description is the same as that of ${other}. Expected a unique description.`);
  }
  return diagnostics;
}
