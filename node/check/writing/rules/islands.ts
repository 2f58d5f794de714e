import type { Diagnostic } from '../../../../src/shared/content-tree';
import { withSlash } from '../../../../src/shared/paths';
import type { ContentPage, Corpus } from '../corpus';
import { finding } from '../finding';
import { internalLinks, targetOf } from './links';

/** Fewest other pages that a page links to: none is an island. */
const fewestLinks = 2;

/**
 * Every page leads on to others and can be reached from another one. The sidebar, category listings and tables of all
 * measures do not count; the fact block of a measure or dimension does: it links to what its entry names.
 */
export function checkIslands({ pages, data }: Corpus): Diagnostic[] {
  const factLinks = readFactLinks(pages, data);
  const pathOfFile = new Map(pages.map(({ file, path: ownPath }) => [file, ownPath]));
  const linked = new Map<string, Set<ContentPage>>();
  const found: Diagnostic[] = [];
  for (const page of pages) {
    const own = withSlash(page.path);
    const targets = internalLinks(page).map(({ href }) => targetOf(href, page, pathOfFile));
    for (const target of factLinks(page))
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
    if (page.kind === 'guide' || page.kind === 'unlisted' || linked.has(withSlash(page.path))) continue;
    found.push(
      finding('island', page.file, 1, `No other page links to ${page.path}. Expected a link from at least one.`),
    );
  }
  return found;
}

/** Paths that the fact block of a page links to. */
function readFactLinks(pages: readonly ContentPage[], data: Corpus['data']): (page: ContentPage) => string[] {
  const measures = data['measures.yml']?.measures ?? [];
  const dimensions = data['dimensions.yml']?.dimensions ?? [];
  const pathsOf = (field: 'measure' | 'dimension', keys: readonly string[]): string[] =>
    pages.flatMap(({ frontMatter, path: ownPath }) => (keys.includes(frontMatter[field] ?? '') ? [ownPath] : []));
  return ({ frontMatter }) => {
    const measure = measures.find(({ key }) => key === frontMatter.measure);
    const dimension = dimensions.find(({ key }) => key === frontMatter.dimension);
    return [
      ...pathsOf('measure', [...(measure?.related ?? []), ...(dimension?.measures ?? [])]),
      ...pathsOf('dimension', [...(measure?.dimensions ?? []), ...(dimension?.related ?? [])]),
    ];
  };
}
