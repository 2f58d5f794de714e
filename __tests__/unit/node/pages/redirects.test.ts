import { resolveRedirects } from '../../../../node/pages/redirects';

const product = { name: 'Clever Commerce', slug: 'clever-commerce' };
const resolve = (rows: string[], pages: string[]) => resolveRedirects(['from,to', ...rows].join('\n'), pages, product);

describe('redirect table', () => {
  it('RTE-09 RTE-11 leads from a path to a page, with the product’s slug and with spaces', () => {
    const pages = ['/docs/about-clever-commerce/', '/docs/category/products-and-selections'];
    const { redirects, diagnostics } = resolve(
      [
        '/docs,/docs/about-{product}/',
        '/docs/category/products and selections,/docs/category/products-and-selections',
        '# a comment,',
        '',
      ],
      pages,
    );
    expect(redirects).toEqual([
      { from: '/docs', to: '/docs/about-clever-commerce/' },
      { from: '/docs/category/products and selections', to: '/docs/category/products-and-selections' },
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('a target may have an anchor, and only lines that begin with "#" are comments', () => {
    const rows = [
      '# /a,/docs/x',
      '/b,/docs/x#part',
      '"/c","/docs/x/#a,b"',
      '/d,/docs/{product}#{product}',
      '/e,/docs/x#',
    ];
    expect(resolve(rows, ['/docs/x', '/docs/clever-commerce'])).toEqual({
      redirects: [
        { from: '/b', to: '/docs/x#part' },
        { from: '/c', to: '/docs/x/#a,b' },
        { from: '/d', to: '/docs/clever-commerce#clever-commerce' },
        { from: '/e', to: '/docs/x#' },
      ],
      diagnostics: [],
    });
  });

  it('an anchor does not make a page of a target, nor go with a pattern or a source', () => {
    const rows = ['/a,/docs/gone#part', '/b/*,/docs/*#part', '/c#part,/docs/x', '/d,/docs/x#1', '/d,/docs/x#2'];
    const { redirects, diagnostics } = resolve(rows, ['/docs/x']);
    expect(redirects).toEqual([{ from: '/d', to: '/docs/x#1' }]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"/b/*" → "/docs/*#part": expected a trailing "/*" on both sides or on neither.',
      '"/c#part" → "/docs/x": expected a path without "?" and "#".',
      '/a → /docs/gone#part: no page has the target path, so the redirect is ignored.',
      '/d → /docs/x#2: line 5 redirects this path to /docs/x#1, so the redirect is ignored.',
    ]);
  });

  it('takes paths with escapes for what they mean, as pages are declared', () => {
    const rows = ['/docs/%C3%A4lt,/docs/%C3%B6l/#%C3%A4', '/docs/ält,/docs/öl', '/docs/a%CC%88/*,/docs/o%CC%88/*'];
    const { redirects, diagnostics } = resolve(rows, ['/docs/öl', '/docs/ö/x y', '/docs/ä/shadowed']);
    expect(redirects).toEqual([
      { from: '/docs/ä/x y', to: '/docs/ö/x y' },
      { from: '/docs/ält', to: '/docs/öl/#%C3%A4' },
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '/docs/ält → /docs/öl: line 2 redirects this path to /docs/öl/#%C3%A4, so the redirect is ignored.',
    ]);
    expect(resolve(['/docs/%C3%A4,/docs/x'], ['/docs/ä', '/docs/x']).diagnostics[0]?.message).toContain(
      'a page has this path',
    );
  });

  it('expands a pattern to the pages that exist, in their declared form', () => {
    const pages = ['/docs/new/', '/docs/new/a', '/docs/new/b/', '/docs/new/b/c', '/docs/newer', '/docs/other'];
    expect(resolve(['/docs/old/*,/docs/new/*'], pages).redirects).toEqual([
      { from: '/docs/old/', to: '/docs/new/' },
      { from: '/docs/old/a', to: '/docs/new/a' },
      { from: '/docs/old/b/', to: '/docs/new/b/' },
      { from: '/docs/old/b/c', to: '/docs/new/b/c' },
    ]);
  });

  it('BLD-14 a redirect never shadows a page, in whichever slash form', () => {
    const { redirects, diagnostics } = resolve(['/docs/a/,/docs/b', '/docs/c,/docs/b'], ['/docs/a', '/docs/b']);
    expect(redirects).toEqual([{ from: '/docs/c', to: '/docs/b' }]);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', rule: 'redirect', file: 'content/data/redirects.csv', position: { line: 2, column: 1 } },
    ]);
    expect(diagnostics[0]?.message).toContain('a page has this path');
  });

  it('BLD-14 a redirect to no page is left out: so there are no chains and no loops', () => {
    const { redirects, diagnostics } = resolve(
      [
        '/docs/a,/docs/gone',
        '/docs/c,/docs/d',
        '/docs/d,/docs/c',
        '/docs/e,/docs/e',
        '/docs/f,/docs/g',
        '/docs/g,/docs/page',
      ],
      ['/docs/page'],
    );
    expect(redirects).toEqual([{ from: '/docs/g', to: '/docs/page' }]);
    expect(diagnostics.map(({ position }) => position?.line)).toEqual([2, 3, 4, 5, 6]);
  });

  it('BLD-14 of two redirects from one path the first counts, the other is reported', () => {
    const { redirects, diagnostics } = resolve(['/a,/x', '/a/,/y', '/a,/x'], ['/x', '/y']);
    expect(redirects).toEqual([{ from: '/a', to: '/x' }]);
    expect(diagnostics).toMatchObject([{ position: { line: 3 }, message: expect.stringContaining('line 2') }]);
  });

  it.each([
    [['/a,https://example.com/'], 2],
    [['/ok,/x', '/a/*,/x'], 3],
    [['/ok,/x', '/a,/x/*'], 3],
    [['/ok,/x', '"/a,/x'], 3],
  ])('a row that is no rule is reported with its line: %j', (rows, line) => {
    const { diagnostics } = resolve(rows, ['/x']);
    expect(diagnostics).toMatchObject([{ severity: 'warning', position: { line } }]);
    expect(diagnostics[0]?.message).toMatch(/expected/i);
  });

  it('ignores blank lines and spaces around a path', () => {
    expect(resolve(['  /a ,  /x ', '', '/b,/x'], ['/x'])).toEqual({
      redirects: [
        { from: '/a', to: '/x' },
        { from: '/b', to: '/x' },
      ],
      diagnostics: [],
    });
  });

  it('says of each row why it is ignored', () => {
    const rows = ['/x,/y', '/a,/gone', '/b,/x', '/b/,/y', '/docs/../c,/x', 'd,/x', '/e,x', '/f/*,/x'];
    expect(resolve(rows, ['/x', '/y']).diagnostics.map(({ message }) => message)).toEqual([
      '"/docs/../c" → "/x": expected a path without the segments "." and "..".',
      '"d" → "/x": expected two paths that begin with "/".',
      '"/e" → "x": expected two paths that begin with "/".',
      '"/f/*" → "/x": expected a trailing "/*" on both sides or on neither.',
      '/x → /y: a page has this path, so the redirect is ignored.',
      '/a → /gone: no page has the target path, so the redirect is ignored.',
      '/b/ → /y: line 4 redirects this path to /x, so the redirect is ignored.',
    ]);
  });

  it.each([
    ['from', '/a', '"/a" → "": expected two paths that begin with "/".'],
    ['to', '/x', '"" → "/x": expected two paths that begin with "/".'],
  ])('reports the rows of a table that has only the column "%s"', (column, row, message) => {
    const { redirects, diagnostics } = resolveRedirects(`${column}\n${row}`, ['/x'], product);
    expect(redirects).toEqual([]);
    expect(diagnostics).toMatchObject([{ position: { line: 2 }, message }]);
  });

  it('RTE-07 is sorted and deterministic', () => {
    const rows = ['/b,/x', '/a,/x', '/c,/x'];
    expect(resolve(rows, ['/x']).redirects).toEqual(resolve([...rows].reverse(), ['/x']).redirects);
  });
});
