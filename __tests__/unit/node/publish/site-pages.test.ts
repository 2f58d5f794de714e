import { htmlFileOf, listSitePages } from '../../../../node/publish/site-pages';

describe('htmlFileOf', () => {
  it.each([
    ['/', 'public/index.html'],
    ['/docs/a', 'public/docs/a/index.html'],
    ['/docs/a/', 'public/docs/a/index.html'],
    ['/404.html', 'public/404.html'],
    ['/docs/a b', 'public/docs/a b/index.html'],
  ])('%s is written to %s', (page, file) => {
    expect(htmlFileOf('public', page)).toBe(file);
  });
});

describe('listSitePages', () => {
  const category = (path: string, children: string[]) => ({
    path,

    pageContext: { groups: [{ cards: children.map((child) => ({ path: child })) }] },
  });
  const doc = (path: string, date?: string) => ({
    path,

    pageContext: date === undefined ? null : { lastUpdated: { date } },
  });
  const pages = listSitePages({
    allSitePage: {
      nodes: [
        doc('/docs/b', '2024-05-06'),
        category('/docs/category/outer', ['/docs/category/inner', '/docs/a']),
        category('/docs/category/inner', ['/docs/b']),
        category('/docs/category/c', ['/docs/a', '/docs/b', '/docs/undated']),
        category('/docs/category/empty', []),
        doc('/docs/a', '2024-01-02T03:04:05Z'),
        doc('/docs/undated'),
        { path: '/guides/g', pageContext: null },
        { path: '/search/', pageContext: null },
        { path: '/', pageContext: {} },
      ],
    },
    allDoc: {
      nodes: [
        { path: '/docs/a', sourcePath: 'content/docs/a.mdx', unlisted: false, questions: [] },
        { path: '/docs/b', sourcePath: 'content/docs/b.mdx', unlisted: true, questions: [] },
        { path: '/docs/undated', sourcePath: 'content/docs/undated.mdx', unlisted: false, questions: [] },
        { path: '/guides/g', sourcePath: 'content/guides/g.mdx', unlisted: false, questions: [] },
        { path: '/docs/draft', sourcePath: 'content/docs/draft.mdx', unlisted: false, questions: [] },
      ],
    },
  });
  const find = (path: string) => pages.find((page) => page.path === path);

  it('VIS-05 has the pages that were built, sorted, and no other', () => {
    expect(pages.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'page /',
      'doc /docs/a',
      'doc /docs/b',
      'category /docs/category/c',
      'category /docs/category/empty',
      'category /docs/category/inner',
      'category /docs/category/outer',
      'doc /docs/undated',
      'doc /guides/g',
      'page /search/',
    ]);
  });

  it('VIS-03 SIT-04 knows which pages are hidden from search engines', () => {
    expect(pages.filter(({ isHidden }) => isHidden).map(({ path }) => path)).toEqual(['/docs/b', '/search/']);
  });

  it('SIT-05 knows dates; a category is as new as the newest of its children', () => {
    expect(find('/docs/a')?.lastModified).toBe('2024-01-02');
    expect(find('/docs/category/c')?.lastModified).toBe('2024-05-06');
    // Its newest child is a category, which is read after it.
    expect(find('/docs/category/outer')?.lastModified).toBe('2024-05-06');
    // A page in code is as new as the newest page below it that is not hidden.
    expect(find('/')?.lastModified).toBe('2024-05-06');
    expect(find('/docs/undated')).not.toHaveProperty('lastModified');
    expect(find('/docs/category/empty')).not.toHaveProperty('lastModified');
  });
});
