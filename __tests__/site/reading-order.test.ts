import { DomUtils } from 'htmlparser2';
import { areaIcons } from '../../site/icons';
import {
  findPage,
  flatten,
  linkedPaths,
  navigation,
  readPages,
  readSidebarFile,
  select,
  structuredData,
} from './support/pages';
import type { BuiltPage, SidebarEntry } from './support/pages';

const pages = readPages();
const sidebar = readSidebarFile().items;
const docs = pages.filter((page) => page.path.startsWith('/docs/'));
const listed = docs.filter((page) => !page.unlisted);
const categories = pages.filter((page) => page.kind === 'category');

/** The first page at or below an entry that lists may show. */
function firstPath(entry: SidebarEntry): string | undefined {
  if (entry.path !== undefined && !entry.unlisted) return entry.path;
  for (const child of entry.items ?? []) {
    const found = firstPath(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const entryOf = (path: string): SidebarEntry | undefined => flatten(sidebar).find((entry) => entry.path === path);

/** Links of the cards of a category page. */
function cardPaths(page: BuiltPage): string[] {
  const [main] = select(page.document, ({ name }) => name === 'main');
  const lists = main ? select(main, ({ name, attribs }) => name === 'a' && attribs['data-prefetch'] === 'view') : [];
  const inPagination = navigation(page, 'Docs pages');
  const neighbours = new Set(inPagination ? select(inPagination, ({ name }) => name === 'a') : []);
  return lists.filter((card) => !neighbours.has(card)).map(({ attribs }) => decodeURI(attribs.href ?? ''));
}

/** The link of previous/next whose label begins with a word. */
function neighbour(page: BuiltPage, word: 'Previous' | 'Next'): string | null {
  const element = navigation(page, 'Docs pages');
  const anchor =
    element &&
    DomUtils.getElementsByTagName('a', element).find((link) => DomUtils.textContent(link).trim().startsWith(word));
  return anchor ? decodeURI(anchor.attribs.href ?? '') : null;
}

describe('category pages', () => {
  it('CAT-01 are about 40', () => {
    expect(categories.length).toBeGreaterThanOrEqual(38);
  });

  it('have an icon for no path but those of pages', () => {
    const paths = new Set(listed.map((page) => page.path));
    expect(Object.keys(areaIcons).filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each(categories)('CAT-07 the cards of $path are its visible children', (page) => {
    const entry = entryOf(page.path);
    const children = (entry?.items ?? []).flatMap((child) => firstPath(child) ?? []);
    expect(children.length).toBeGreaterThan(0);
    expect([...cardPaths(page)].sort()).toEqual([...children].sort());
  });

  it('SBR-14 lead to every listed document in at most 4 clicks, without script', () => {
    const reached = new Set(categories.map((page) => page.path));
    let border = [...reached];
    for (let click = 0; click < 4; click += 1) {
      const found = border.flatMap((path) => {
        const [main] = select(findPage(path).document, ({ name }) => name === 'main');
        return main ? linkedPaths(main) : [];
      });
      border = [...new Set(found)].filter((path) => !reached.has(path) && pages.some((page) => page.path === path));
      for (const path of border) reached.add(path);
    }
    expect(listed.filter((page) => !reached.has(page.path)).map((page) => page.path)).toEqual([]);
  });
});

describe('previous and next', () => {
  it('PAG-02 PAG-05 walking Next from the first page visits every listed docs page once, and Previous leads back', () => {
    const starts = listed.filter((page) => neighbour(page, 'Previous') === null && neighbour(page, 'Next') !== null);
    expect(starts).toHaveLength(1);
    const visited: string[] = [];
    const wrong: string[] = [];
    let path: string | null = starts[0]?.path ?? null;
    while (path !== null && visited.length <= pages.length) {
      const page = findPage(path);
      const before = visited.at(-1) ?? null;
      if (neighbour(page, 'Previous') !== before) wrong.push(`${path} does not lead back to ${before}`);
      visited.push(path);
      path = neighbour(page, 'Next');
    }
    expect(wrong).toEqual([]);
    expect(new Set(visited).size).toBe(visited.length);
    expect([...visited].sort()).toEqual(listed.map((page) => page.path).sort());
    // Depth first, as the sidebar shows it.
    expect(visited).toEqual(flatten(sidebar).flatMap((entry) => (entry.path && !entry.unlisted ? [entry.path] : [])));
  });

  it('PAG-04 BRC-01 guides have neither neighbours nor breadcrumbs', () => {
    const guides = pages.filter((page) => page.path.startsWith('/guides'));
    const wrong = guides.filter((page) => navigation(page, 'Docs pages') ?? navigation(page, 'Breadcrumbs'));
    expect(guides.length).toBeGreaterThan(3);
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('BRC-05 are repeated as structured data: positions from 1, absolute addresses, the same labels', () => {
    const wrong = docs.flatMap((page) => {
      const list = structuredData(page).find((data) => data['@type'] === 'BreadcrumbList');
      const steps = (list?.itemListElement ?? []) as { position: number; name: string; item?: string }[];
      const shown = navigation(page, 'Breadcrumbs');
      // The first one leads home.
      const labels = shown
        ? DomUtils.getElementsByTagName('li', shown)
            .slice(1)
            .map((item) => DomUtils.textContent(item).trim())
        : [];
      const isGood =
        steps.length > 0 &&
        steps.every(
          ({ position, item }, index) => position === index + 1 && (item === undefined || /^https?:\/\//.test(item)),
        ) &&
        steps.map(({ name }) => name).join('|') === labels.join('|') &&
        steps.at(-1)?.item?.endsWith(encodeURI(page.path)) === true;
      return isGood ? [] : [`${page.path}: ${labels.join(' > ')} / ${steps.map(({ name }) => name).join(' > ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('SBR-19 the sidebar shows the open page before any script file has come', () => {
  it('by a script right behind it, ahead of the text', () => {
    const [doc] = docs;
    const [aside] = doc ? select(doc.document, ({ name }) => name === 'aside') : [];
    if (!doc || !aside) throw new Error('No page has a sidebar.');
    const reveals = select(doc.document, ({ name }) => name === 'script').filter((script) =>
      DomUtils.textContent(script).includes('data-sidebar'),
    );
    expect(reveals).toHaveLength(1);
    expect(DomUtils.getElementsByTagName(() => true, aside).at(-1)).toBe(reveals[0]);
  });
});
