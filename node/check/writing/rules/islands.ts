import type { Diagnostic } from '../../../../src/shared/content-tree';
import { withSlash } from '../../../../src/shared/paths';
import type { ContentPage, Corpus } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import type { Rule } from '../rule';
import { internalLinks, targetOf } from './links';

/** Fewest other pages that a page links to: none is an island. */
const fewestLinks = 2;

/**
 * Returns the rule that every page leads on to others and can be reached from another one. The sidebar and category
 * listings do not count.
 * @param readLinks returns a function that lists the paths a page leads to above its text, as facts do
 */
export function islandRule(readLinks: (corpus: Corpus) => (page: ContentPage) => string[]): Rule {
  return defineRule(['island', 'few-links'], (corpus) => findIslands(corpus.pages, readLinks(corpus)));
}

function findIslands(pages: readonly ContentPage[], linksAbove: (page: ContentPage) => string[]): Diagnostic[] {
  const pathOfFile = new Map(pages.map(({ file, path: ownPath }) => [file, ownPath]));
  const linked = new Map<string, Set<ContentPage>>();
  const found: Diagnostic[] = [];
  for (const page of pages) {
    const own = withSlash(page.path);
    const targets = internalLinks(page).map(({ href }) => targetOf(href, page, pathOfFile));
    for (const target of linksAbove(page))
      linked.set(withSlash(target), (linked.get(withSlash(target)) ?? new Set()).add(page));
    const others = new Set(
      targets
        .filter((target) => target !== '')
        .map(withSlash)
        .filter((target) => target !== own),
    );
    for (const target of others) linked.set(target, (linked.get(target) ?? new Set()).add(page));
    if (others.size < fewestLinks) {
      found.push(
        finding(
          'few-links',
          page.file,
          page.lineOffset + 1,
          `The page links to ${others.size} other pages. Expected at least ${fewestLinks}.`,
        ),
      );
    }
  }
  for (const page of pages) {
    if (!page.isInSidebar || linked.has(withSlash(page.path))) continue;
    found.push(
      finding('island', page.file, 1, `No other page links to ${page.path}. Expected a link from at least one.`),
    );
  }
  return found;
}
