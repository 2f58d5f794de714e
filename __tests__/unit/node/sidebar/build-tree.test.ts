import { InternalConfigurationError } from '../../../../src/shared/configuration-error';
import { draw, makeTree } from './support';

const listed = { link: { type: 'generated-index' } } as const;

describe('buildTree', () => {
  it('SBR-02 has generated categories, written index pages and leaves', () => {
    const tree = makeTree(
      {
        'intro.mdx': {},
        'a/x.mdx': {},
        'b/index.mdx': { title: 'About B' },
        'b/y.mdx': {},
        'c/z.mdx': {},
      },
      { a: { label: 'Part A', ...listed } },
    );
    expect(draw(tree)).toEqual([
      '[Part A] → /docs/category/part-a',
      '  x → /docs/a/x',
      '[About B] → /docs/b/',
      '  y → /docs/b/y',
      '[c] → no page',
      '  z → /docs/c/z',
      'intro → /docs/intro',
    ]);
  });

  it('orders by position, then by name with numbers as numbers; items without position come last', () => {
    const tree = makeTree({
      'zebra.mdx': { position: 1 },
      'apple.mdx': {},
      'step-10.mdx': {},
      'step-9.mdx': {},
      'middle.mdx': { position: 1.5 },
      'negative.mdx': { position: -1 },
      '02-two.mdx': {},
      'also-two.mdx': { position: 2 },
    });
    expect(draw(tree).map((line) => line.split(' ')[0])).toEqual([
      'negative',
      'zebra',
      'middle',
      'also-two',
      'two',
      'apple',
      'step-9',
      'step-10',
    ]);
  });

  it('orders categories among documents: own position, that of the index page, number prefix', () => {
    const tree = makeTree(
      {
        'd.mdx': { position: 2.5 },
        'a/x.mdx': {},
        'b/index.mdx': { title: 'b', position: 2 },
        'b/x.mdx': {},
        '01-c/x.mdx': {},
        '04-e/x.mdx': {},
      },
      { a: { position: 3 }, '04-e': { position: 0 } },
    );
    expect(draw(tree).filter((line) => !line.startsWith(' '))).toEqual([
      '[e] → no page',
      '[c] → no page',
      '[b] → /docs/b/',
      'd → /docs/d',
      '[a] → no page',
    ]);
  });

  it.each([
    [{ label: 'Products and selections', ...listed }, '/docs/category/products-and-selections'],
    [{ label: 'Mañana & Co.', ...listed }, '/docs/category/mañana--co'],
    [{ label: '\u2699\uFE0F Tools', ...listed }, '/docs/category/tools'],
    [{ label: '\u{1F680}', ...listed }, '/docs/category/category'],
    [{ link: { type: 'generated-index', slug: '/category/own' } }, '/docs/category/own'],
  ] as const)('CAT-01 a listing page has its path from slug or label: %j', (metadata, path) => {
    const [line] = draw(makeTree({ '01-part/x.mdx': {} }, { '01-part': metadata }));
    expect(line).toMatch(new RegExp(`→ ${path}$`));
  });

  it('CAT-01 numbers the listing pages of categories of one name, whoever asks', () => {
    const categories = { 'a/test': { label: 'Test', ...listed }, 'b/test': { label: 'Test', ...listed } };
    for (const docs of [
      { 'a/test/x.mdx': {}, 'b/test/y.mdx': {} },
      { 'b/test/y.mdx': {}, 'a/test/x.mdx': {} },
    ])
      expect(draw(makeTree(docs, categories)).filter((line) => line.includes('[Test]'))).toEqual([
        '  [Test] → /docs/category/test',
        '  [Test] → /docs/category/test-1',
      ]);
  });

  it('labels a category by its file, its index page or its folder', () => {
    const labels = (table: Parameters<typeof makeTree>[0], file = {}): string | undefined =>
      makeTree(table, { '01-a': file })[0]?.label;
    expect(labels({ '01-a/index.mdx': { title: 'T', sidebarLabel: 'S' }, '01-a/x.mdx': {} }, { label: 'L' })).toBe('L');
    expect(labels({ '01-a/index.mdx': { title: 'T', sidebarLabel: 'S' }, '01-a/x.mdx': {} })).toBe('S');
    expect(labels({ '01-a/index.mdx': { title: 'T' }, '01-a/x.mdx': {} })).toBe('T');
    expect(labels({ '01-a/x.mdx': {} })).toBe('a');
  });

  it('titles a listing page by its link, else by its label', () => {
    const titleOf = (metadata: object): unknown => {
      const [item] = makeTree({ 'a/x.mdx': {} }, { a: metadata });
      return item?.type === 'category' && item.page?.kind === 'generated' ? item.page.title : null;
    };
    expect(titleOf({ label: 'L', link: { type: 'generated-index', title: 'T' } })).toBe('T');
    expect(titleOf({ label: 'L', ...listed })).toBe('L');
    expect(titleOf(listed)).toBe('a');
  });

  it.each([
    ['a link of null', { link: null }, 'no page'],
    ['a generated listing', listed, '/docs/category/a'],
  ])('%s leaves the index page among the children', (_, metadata, page) => {
    const tree = makeTree({ 'a/index.mdx': { title: 'Start' }, 'a/x.mdx': {} }, { a: metadata });
    expect(draw(tree)).toEqual([`[a] → ${page}`, '  Start → /docs/a/', '  x → /docs/a/x']);
  });

  it.each(['a/b/x', 'x'])('a link to the document "%s" takes it out of the children', (id) => {
    const tree = makeTree({ '1-a/b/x.mdx': {}, '1-a/b/y.mdx': {} }, { '1-a/b': { link: { type: 'doc', id } } });
    expect(draw(tree)).toEqual(['[a] → no page', '  [x] → /docs/a/b/x', '    y → /docs/a/b/y']);
  });

  it('ERR-12 a link to a missing document is an internal configuration error that lists what exists', () => {
    const build = () => makeTree({ 'a/x.mdx': {}, 'a/y.mdx': {} }, { a: { link: { type: 'doc', id: 'gone' } } });
    expect(build).toThrow(InternalConfigurationError);
    expect(build).toThrow(
      'Internal configuration error: content/docs/a/_category_.yml names the document "gone", which does not exist. Available: a/x, a/y.',
    );
  });

  it('SBR-16 a folder with nothing but its index page is a plain link', () => {
    expect(draw(makeTree({ 'a/index.mdx': { title: 'Alone' }, 'b.mdx': {} }))).toEqual([
      'Alone → /docs/a/',
      'b → /docs/b',
    ]);
  });

  it('CAT-09 VIS-05 drafts are gone, with the categories that they leave empty', () => {
    const tree = makeTree(
      {
        'a/x.mdx': { draft: true },
        'a/deep/y.mdx': { draft: true },
        'b/index.mdx': { draft: true },
        'b/z.mdx': {},
        'c.mdx': { draft: true },
      },
      { a: { label: 'A', ...listed }, 'a/deep': { ...listed } },
    );
    expect(draw(tree)).toEqual(['[b] → no page', '  z → /docs/b/z']);
  });

  it('VIS-05 a category whose linked page is a draft keeps its children without link, no error', () => {
    const tree = makeTree({ 'a/x.mdx': { draft: true }, 'a/y.mdx': {} }, { a: { link: { type: 'doc', id: 'x' } } });
    expect(draw(tree)).toEqual(['[a] → no page', '  y → /docs/a/y']);
  });

  it('describes a category by its link, its file, then its index page', () => {
    const describe_ = (metadata: object): unknown => {
      const [item] = makeTree({ 'a/index.mdx': { description: 'index' }, 'a/x.mdx': {} }, { a: metadata });
      return item?.type === 'category' ? item.description : undefined;
    };
    expect(describe_({ description: 'file', link: { type: 'generated-index', description: 'link' } })).toBe('link');
    expect(describe_({ description: 'file' })).toBe('file');
    expect(describe_({})).toBe('index');
  });

  it('SBR-05 a category is collapsed unless its file says otherwise', () => {
    const collapsed = (metadata: object): unknown => {
      const [item] = makeTree({ 'a/x.mdx': {} }, { a: metadata });
      return item?.type === 'category' ? item.collapsed : undefined;
    };
    expect(collapsed({})).toBe(true);
    expect(collapsed({ collapsed: false })).toBe(false);
  });

  it('is the same whatever the order of the files', () => {
    const docs = { 'a/x.mdx': {}, 'a/y.mdx': {}, 'b.mdx': { position: 1 }, 'c.mdx': { position: 1 }, 'a/1-z.mdx': {} };
    const reversed = Object.fromEntries(Object.entries(docs).reverse());
    expect(draw(makeTree(reversed))).toEqual(draw(makeTree(docs)));
  });
});
