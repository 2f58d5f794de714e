import { wordsOf } from '../corpus';
import type { ContentPage } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import type { Rule } from '../rule';

/**
 * Returns the rule that pages are long enough to help and short enough to be read.
 * @param rangeOf least and most words of a page; null for any number
 */
export function lengthRule(rangeOf: (page: ContentPage) => readonly [least: number, most: number] | null): Rule {
  return defineRule(['word-count'], ({ pages }) =>
    pages.flatMap((page) => {
      const range = rangeOf(page);
      const count = wordsOf(page).length;
      if (!range || (count >= range[0] && count <= range[1])) return [];
      const message = `The page has ${count} words. Expected ${range[0]} to ${range[1]}.`;
      return finding('word-count', page.file, page.lineOffset + 1, message);
    }),
  );
}
