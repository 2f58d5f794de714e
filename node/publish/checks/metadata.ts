import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic, SourcePosition } from '../../../src/shared/content-tree';
import { site } from '../../../src/shared/site';
import { splitFrontMatter } from '../../content/front-matter';
import { lineOfKey } from '../../content/line-of-key';
import type { SitePage } from '../site-pages';
import type { PageFacts } from '../../reading/page-facts';

/**
 * Checks that every page has one h1, one title, one unique description of the right length and one canonical URL.
 * @param sourceOf returns the file of a page that is no document
 * @param length allowed length of a description in characters; null for any
 */
export function checkMetadata(
  pages: readonly Pick<SitePage, 'path' | 'sourcePath'>[],
  facts: ReadonlyMap<string, PageFacts>,
  sourceOf: (route: string) => string | undefined = () => undefined,
  length = site.descriptionLength,
): Diagnostic[] {
  const descriptions = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const found = facts.get(page.path);
    if (!found || page.path.startsWith('/404')) continue;
    const source = page.sourcePath ?? sourceOf(page.path);
    const file = source ?? `page ${page.path}`;
    const warn = (message: string, key?: string): void => {
      const position = source !== undefined && key !== undefined ? { position: findKey(source, key) } : {};
      diagnostics.push({ severity: 'warning', rule: 'metadata', file, ...position, message });
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
    if (length && (description.length < length.min || description.length > length.max)) {
      const expected = `${length.min} to ${length.max}`;
      warn(`The description has ${description.length} characters. Expected ${expected}.`, 'description');
    }
    const other = descriptions.get(description);
    if (other === undefined) descriptions.set(description, source ?? page.path);
    // One that is the beginning of the text is nobody's.
    else if (source === undefined || isWritten(source))
      warn(`The description is the same as that of ${other}. Expected a unique description.`, 'description');
  }
  return diagnostics;
}

/** Whether a source file says what the description of its page is. */
function isWritten(file: string): boolean {
  return !existsSync(file) || /^description\s*:/m.test(splitFrontMatter(readFileSync(file, 'utf8')).yaml);
}

function findKey(file: string, key: string): SourcePosition {
  return { line: lineOfKey(existsSync(file) ? readFileSync(file, 'utf8') : '', key), column: 1 };
}
