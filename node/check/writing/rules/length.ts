import type { Diagnostic } from '../../../../src/shared/content-tree';
import { wordsOf } from '../corpus';
import type { Corpus, PageKind } from '../corpus';
import { finding } from '../finding';

/** content/README.md asks for 250–700 and 120–250 words; these are the limits beyond which a page is not accepted. */
const ranges: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  doc: [230, 800],
  measure: [110, 260],
  dimension: [110, 260],
  unlisted: [120, 320],
};

/** Pages are long enough to help and short enough to be read. Guides and the changelog are as long as they must be. */
export function checkLength({ pages }: Corpus): Diagnostic[] {
  return pages.flatMap((page) => {
    const range = ranges[page.kind];
    const count = wordsOf(page).length;
    if (!range || (count >= range[0] && count <= range[1])) return [];
    return finding(
      'word-count',
      page.file,
      page.lineOffset + 1,
      `The page has ${count} words. Expected ${range[0]} to ${range[1]} (${page.kind}).`,
    );
  });
}
