import { InternalConfigurationError } from '../../../../src/shared/configuration-error';
import { listCards } from '../../../../node/sidebar/list-cards';
import {
  createPlaceFinder,
  firstVisiblePath,
  listAround,
  listCategories,
  listReadingOrder,
  listTrails,
  toSidebarItems,
} from '../../../../node/sidebar/read-tree';
import { makeDocs, makeTree } from './support';
import type { CategoryTable, DocTable } from './support';

const listed = { link: { type: 'generated-index' } } as const;

const docs: DocTable = {
  'a/x.mdx': { position: 1 },
  'a/y.mdx': { position: 2 },
  'a/hidden.mdx': { position: 3, unlisted: true },
  'b/index.mdx': { title: 'B', position: 2 },
  'b/z.mdx': {},
  'c/index.mdx': { title: 'C', position: 3, unlisted: true },
  'c/w.mdx': {},
  'd/v.mdx': {},
};
const categories: CategoryTable = { a: { label: 'A', position: 1, ...listed } };
const tree = makeTree(docs, categories);
const paths = (stops: readonly { path: string }[]): string[] => stops.map(({ path }) => path);

describe('toSidebarItems', () => {
  it('SBR-17 VIS-04 marks what is unlisted, and says no more than the browser needs', () => {
    expect(toSidebarItems(tree)).toEqual([
      {
        label: 'A',
        path: '/docs/category/a',
        items: [
          { label: 'x', path: '/docs/a/x' },
          { label: 'y', path: '/docs/a/y' },
          { label: 'hidden', path: '/docs/a/hidden', unlisted: true },
        ],
      },
      { label: 'B', path: '/docs/b/', items: [{ label: 'z', path: '/docs/b/z' }] },
      { label: 'C', path: '/docs/c/', unlisted: true, items: [{ label: 'w', path: '/docs/c/w' }] },
      { label: 'd', items: [{ label: 'v', path: '/docs/d/v' }] },
    ]);
  });

  it('SBR-05 marks categories that are open at the start', () => {
    expect(toSidebarItems(makeTree({ 'a/x.mdx': {} }, { a: { collapsed: false } }))).toMatchObject([
      { label: 'a', collapsed: false },
    ]);
  });
});

it('listCategories finds them at every depth', () => {
  const deep = makeTree({ 'a/b/c/x.mdx': {}, 'd/y.mdx': {} });
  expect(listCategories(deep).map(({ folder }) => folder)).toEqual(['a', 'a/b', 'a/b/c', 'd']);
});

describe('listReadingOrder', () => {
  it('PAG-02 walks depth first over listing pages, index pages and documents, without unlisted ones', () => {
    expect(paths(listReadingOrder(tree))).toEqual([
      '/docs/category/a',
      '/docs/a/x',
      '/docs/a/y',
      '/docs/b/',
      '/docs/b/z',
      '/docs/c/w',
      '/docs/d/v',
    ]);
  });

  it('PAG-05 has every page once, also one that a category elsewhere links to', () => {
    const shared = makeTree({ 'a/x.mdx': {}, 'b/y.mdx': {} }, { b: { link: { type: 'doc', id: 'a/x' } } });
    expect(listReadingOrder(shared)).toEqual([
      { label: 'x', path: '/docs/a/x' },
      { label: 'y', path: '/docs/b/y' },
    ]);
  });
});

it.each(['production', 'development'] as const)(
  'VIS-06 in %s an unlisted page exists, is marked, has no neighbours and is in no list that leads to it',
  (environment) => {
    jest.replaceProperty(process.env, 'NODE_ENV', environment);
    const [all, built] = [makeDocs(docs), makeTree(docs, categories)];
    const hidden = all.find(({ path }) => path === '/docs/a/hidden');
    const find = createPlaceFinder(built, all);
    expect(find('/docs/a/hidden', hidden)).toMatchObject({ previous: null, next: null });
    expect(paths(listReadingOrder(built))).not.toContain('/docs/a/hidden');
    const cards = built.flatMap((item) => (item.type === 'category' ? listCards(item.items) : []));
    expect(cards.flatMap((group) => paths(group.cards))).not.toContain('/docs/a/hidden');
    expect(toSidebarItems(built)[0]).toMatchObject({ items: [{}, {}, { path: '/docs/a/hidden', unlisted: true }] });
  },
);

describe('listTrails', () => {
  it('BRC-02 BRC-03 leads from the top to the page; without a page, or with an unlisted one, a step is no link', () => {
    const trails = listTrails(tree);
    expect(trails.get('/docs/a/x')).toEqual([
      { label: 'A', path: '/docs/category/a' },
      { label: 'x', path: '/docs/a/x' },
    ]);
    expect(trails.get('/docs/d/v')).toEqual([{ label: 'd' }, { label: 'v', path: '/docs/d/v' }]);
    expect(trails.get('/docs/c/w')).toEqual([{ label: 'C' }, { label: 'w', path: '/docs/c/w' }]);
    expect(trails.get('/docs/c/')).toEqual([{ label: 'C', path: '/docs/c/' }]);
  });

  it('BRC-06 exists for category listing pages', () => {
    expect(listTrails(tree).get('/docs/category/a')).toEqual([{ label: 'A', path: '/docs/category/a' }]);
  });
});

describe('createPlaceFinder', () => {
  const place = (table: DocTable, file: string) => {
    const all = makeDocs(table);
    const doc = all.find(({ sourcePath }) => sourcePath === `content/docs/${file}`);
    return createPlaceFinder(makeTree(table, categories), all)(doc?.path ?? '', doc);
  };

  it('PAG-05 the first page has no previous, the last no next', () => {
    const find = createPlaceFinder(tree, makeDocs(docs));
    expect(find('/docs/category/a')).toMatchObject({ previous: null, next: { label: 'x', path: '/docs/a/x' } });
    expect(find('/docs/d/v')).toMatchObject({ previous: { path: '/docs/c/w' }, next: null });
  });

  it('PAG-04 an unlisted page has neither', () => {
    expect(place(docs, 'a/hidden.mdx')).toMatchObject({ previous: null, next: null });
    expect(place(docs, 'c/index.mdx')).toMatchObject({ previous: null, next: null });
  });

  it('BRC-04 a page that is not in the sidebar has no breadcrumbs', () => {
    expect(createPlaceFinder(tree, [])('/docs/unknown')).toEqual({ breadcrumbs: [], previous: null, next: null });
  });

  it('PAG-03 labels neighbours by pagination label, sidebar label, title', () => {
    const label = (fields: object) => place({ 'a.mdx': {}, 'b.mdx': fields }, 'a.mdx').next?.label;
    expect(label({ title: 'T', sidebarLabel: 'S', paginationLabel: 'P' })).toBe('P');
    expect(label({ title: 'T', sidebarLabel: 'S' })).toBe('S');
    expect(label({ title: 'T' })).toBe('T');
  });

  it('PAG-03 labels an index page by its own labels too', () => {
    const table = { 'a.mdx': { position: 1 }, 'b/index.mdx': { title: 'T', paginationLabel: 'P' }, 'b/x.mdx': {} };
    expect(place(table, 'a.mdx').next).toEqual({ label: 'P', path: '/docs/b/' });
  });

  it('PAG-03 front matter replaces a neighbour or switches it off', () => {
    const table: DocTable = {
      'a.mdx': { paginationNext: 'c' },
      'b.mdx': { paginationPrevious: null, paginationNext: null },
      'c.mdx': { title: 'T', sidebarLabel: 'S', paginationPrevious: 'a' },
    };
    expect(place(table, 'a.mdx').next).toEqual({ label: 'S', path: '/docs/c' });
    expect(place(table, 'b.mdx')).toMatchObject({ previous: null, next: null });
    expect(place(table, 'c.mdx').previous).toEqual({ label: 'a', path: '/docs/a' });
  });

  it('ERR-12 a neighbour that does not exist is an internal configuration error that lists what exists', () => {
    const find = () => place({ 'a.mdx': { paginationNext: 'gone' }, 'b.mdx': {} }, 'a.mdx');
    expect(find).toThrow(InternalConfigurationError);
    expect(find).toThrow('content/docs/a.mdx names the document "gone", which does not exist. Available: a, b.');
  });

  it('VIS-05 a neighbour that is a draft is dropped without error', () => {
    const table = { 'a.mdx': { paginationNext: 'b' }, 'b.mdx': { draft: true }, 'c.mdx': {} };
    expect(place(table, 'a.mdx').next).toBeNull();
  });
});

describe('listAround', () => {
  const table: DocTable = { 'top.mdx': {}, 'a/index.mdx': {}, 'a/x.mdx': {}, 'a/b/y.mdx': {}, 'alone/index.mdx': {} };
  const around = (path: string) => listAround(makeTree(table), path).map(({ label }) => label);

  it.each([
    ['of a category has what is in it', '/docs/a/', ['x', 'b']],
    ['within a category has its siblings', '/docs/a/x', ['b']],
    ['at the top has the others there', '/docs/top', ['index', 'index']],
    ['alone in its folder has the siblings of that', '/docs/alone/', ['top', 'index']],
    ['outside of the sidebar has none', '/docs/gone', []],
  ])('the page %s', (_, path, expected) => {
    expect(around(path).sort()).toEqual([...expected].sort());
  });
});

describe('firstVisiblePath', () => {
  it.each<[string, DocTable, CategoryTable, string | undefined]>([
    ['its own page', { 'a/index.mdx': {}, 'a/x.mdx': {} }, {}, '/docs/a/'],
    [
      'the first page below',
      { 'a/b/x.mdx': {}, 'a/y.mdx': { position: 9 } },
      { 'a/b': { position: 1 } },
      '/docs/a/b/x',
    ],
    ['a page after an unlisted one', { 'a/x.mdx': { unlisted: true }, 'a/y.mdx': {} }, {}, '/docs/a/y'],
    ['below an unlisted index page', { 'a/index.mdx': { unlisted: true }, 'a/y.mdx': {} }, {}, '/docs/a/y'],
    ['nothing when all is unlisted', { 'a/x.mdx': { unlisted: true }, 'a/y.mdx': { unlisted: true } }, {}, undefined],
  ])('CAT-04 SBR-20 a category leads to %s', (_, table, files, expected) => {
    const [item] = makeTree(table, files);
    expect(item && firstVisiblePath(item)).toBe(expected);
  });
});
