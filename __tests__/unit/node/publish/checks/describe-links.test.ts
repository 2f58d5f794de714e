import { describeBrokenLinks } from '../../../../../node/publish/checks/describe-links';
import type { BrokenLink } from '../../../../../node/publish/checks/links';

const docs = [
  {
    path: '/docs/a',
    sourcePath: 'content/docs/a.mdx',
    links: [
      { href: '/docs/gone', line: 7, column: 3 },
      { href: '/content/docs/missing.mdx#x', line: 9, column: 1 },
      { href: '/docs/b#gone', line: 11, column: 5 },
      { href: '/docs/größe', line: 13, column: 1 },
      { href: '/from/partial', line: null, column: null },
      { href: '/docs/twice', line: null, column: null },
      { href: '/docs/twice', line: 15, column: 2 },
      { href: 'b/relative', line: 17, column: null },
    ],
  },
  { path: '/docs/b', sourcePath: 'content/docs/b.mdx', links: [] },
];

const route = (page: string, href: string, resolved = href): BrokenLink => ({ page, href, resolved, kind: 'route' });
const describe_ = (broken: BrokenLink[], prefix = '') =>
  describeBrokenLinks(broken, docs, prefix).map(({ file, position, message }) =>
    [position ? `${file}:${position.line}:${position.column}` : file, message].join(' '),
  );

describe('describeBrokenLinks', () => {
  it('BLD-05 names source file, line and column of a link, and what was expected', () => {
    expect(describeBrokenLinks([route('/docs/a', '/docs/gone')], docs, '')).toEqual([
      {
        severity: 'warning',
        rule: 'broken-link',
        file: 'content/docs/a.mdx',
        position: { line: 7, column: 3 },
        message: 'The link "/docs/gone" does not lead to a page. Expected the path of a page or a file.',
      },
    ]);
  });

  it('BLD-02 finds the line of a link to a Markdown file that does not exist', () => {
    const href = '/content/docs/missing.mdx#x';
    expect(describe_([route('/docs/a', href, '/content/docs/missing.mdx')])).toEqual([
      'content/docs/a.mdx:9:1 The link to the file "content/docs/missing.mdx" does not lead to a page. Expected a file that exists and is not a draft.',
    ]);
  });

  it('BLD-03 does not miss anchors on a page that has not been read as a whole', () => {
    const broken: BrokenLink = { page: '/docs/a', href: '/docs/b#gone', resolved: '/docs/b', kind: 'anchor' };
    const faulty = (rule: string) =>
      docs.map((doc) => ({ ...doc, diagnostics: [{ severity: 'error' as const, rule, file: 'b.mdx', message: 'x' }] }));
    expect(describeBrokenLinks([broken], faulty('mdx-syntax'), '')).toEqual([]);
    expect(describeBrokenLinks([broken], faulty('broken-image'), '')).toHaveLength(1);
    expect(describeBrokenLinks([{ ...broken, kind: 'route' }], faulty('mdx-syntax'), '')).toHaveLength(1);
  });

  it('BLD-03 finds the line of an anchor in a link to a Markdown file', () => {
    const broken: BrokenLink = { page: '/docs/a', href: '/docs/b#gone', resolved: '/docs/b', kind: 'anchor' };
    expect(describe_([broken])).toEqual([
      'content/docs/a.mdx:11:5 The link "/docs/b#gone" points to an anchor that does not exist on /docs/b.',
    ]);
  });

  it('BLD-02 names the page or file that differs in capitals alone', () => {
    expect(describe_([{ ...route('/docs/a', '/docs/Gone'), similar: '/docs/gone/' }])).toEqual([
      expect.stringContaining('does not lead to a page. Did you mean /docs/gone? Expected'),
    ]);
    const changelog = '/content/docs/changelog/INDEX.mdx';
    expect(describe_([route('/docs/a', changelog)])).toEqual([
      expect.stringContaining('does not lead to a page. Did you mean "index.mdx"? Expected'),
    ]);
  });

  it('BLD-07 compares decoded, without base path', () => {
    expect(describe_([route('/docs/a', '/x/docs/gr%C3%B6%C3%9Fe', '/docs/größe')], '/x')[0]).toMatch(
      /^content\/docs\/a\.mdx:13:1 /,
    );
  });

  it('BLD-08 says what a link was resolved as when it differs', () => {
    expect(describe_([route('/docs/b', 'gone', '/docs/gone')])).toEqual([
      'content/docs/b.mdx The link "gone" does not lead to a page (resolved as /docs/gone). Expected the path of a page or a file.',
    ]);
  });

  it('names the page when it has no source, and no line when the link comes from a partial', () => {
    expect(describe_([route('/search', '/gone'), route('/docs/a', '/from/partial')])).toEqual([
      expect.stringMatching(/^page \/search The link/),
      expect.stringMatching(/^content\/docs\/a\.mdx The link/),
    ]);
  });

  it('names the line in the page itself of a link that a partial has as well', () => {
    expect(describe_([route('/docs/a', '/docs/twice')])[0]).toMatch(/^content\/docs\/a\.mdx:15:2 /);
  });

  it('finds a link without the base path under a base path, in the first column if none is known', () => {
    expect(describe_([route('/docs/a', 'b/relative', '/docs/b/relative')], '/x')[0]).toMatch(
      /^content\/docs\/a\.mdx:17:1 /,
    );
  });

  it('speaks of a file only if the link is the path of a Markdown file', () => {
    const messageOf = (href: string) => describeBrokenLinks([route('/docs/b', href)], docs, '')[0]?.message;
    expect(messageOf('/content/docs/a%20b.md')).toBe(
      'The link to the file "content/docs/a b.md" does not lead to a page. Expected a file that exists and is not a draft.',
    );
    for (const href of ['../../docs/a.md', '/docs/a.mdx.zip', '/docs/a.md/b']) {
      expect(messageOf(href)).toBe(
        `The link "${href}" does not lead to a page. Expected the path of a page or a file.`,
      );
    }
  });

  it('BLD-08 a link that is broken on five pages is named once, as probably in the layout', () => {
    const pages = ['/docs/a', '/docs/b', '/c', '/d', '/e'];
    expect(describe_(pages.map((page) => route(page, '/gone')))).toEqual([
      'layout The link "/gone" does not lead to a page. Expected the path of a page or a file. It is on 5 pages, so it is probably in the layout.',
    ]);
    expect(describe_(pages.slice(1).map((page) => route(page, '/gone')))).toHaveLength(4);
  });

  it('BLD-08 a link in the source of a page is named there, however often it is broken elsewhere', () => {
    const pages = ['/docs/a', '/docs/b', '/c', '/d', '/e', '/f'];
    const found = describe_(pages.map((page) => route(page, '/docs/gone')));
    expect(found).toEqual([
      expect.stringMatching(/^content\/docs\/a\.mdx:7:3 /),
      expect.stringMatching(/^layout .*on 5 pages/),
    ]);
  });
});
