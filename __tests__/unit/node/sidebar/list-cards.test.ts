import { icons } from '../../../../node/content/site-content';
import { listCards } from '../../../../node/sidebar/list-cards';
import { makeTree } from './support';
import type { CategoryTable, DocTable } from './support';

const listed = { link: { type: 'generated-index' } } as const;
const cards = (docs: DocTable, categories: CategoryTable = {}) =>
  listCards(makeTree(docs, categories)).flatMap((group) => group.cards);

describe('listCards', () => {
  it('CAT-03 has a card for a document with its description', () => {
    expect(cards({ 'a.mdx': { title: 'A', description: 'About a.' }, 'b.mdx': {} })).toEqual([
      { kind: 'doc', label: 'A', path: '/docs/a', description: 'About a.' },
      { kind: 'doc', label: 'b', path: '/docs/b' },
    ]);
  });

  it.each([
    ['🚀 Start', '🚀', 'Start'],
    ['👩‍💻 Code', '👩‍💻', 'Code'],
    ['🇩🇪 Germany', '🇩🇪', 'Germany'],
    ['❤️ Love', '❤️', 'Love'],
    ['1️⃣ First', '1️⃣', 'First'],
    ['💶Price', '💶', 'Price'],
    ['🚀', undefined, '🚀'],
    ['1 page', undefined, '1 page'],
    ['#tag', undefined, '#tag'],
    ['© Owner', undefined, '© Owner'],
  ])('CAT-03 a leading emoji becomes the icon: %s', (label, emoji, rest) => {
    const [card] = cards({ 'a.mdx': { title: label } });
    expect([card?.emoji, card?.label]).toEqual([emoji, rest]);
  });

  it('shows the summary instead of the description where there is one', () => {
    const texts = { description: 'All about it.', summary: 'In short.' };
    const listed = { link: { type: 'generated-index' } } as const;
    const docs = { 'a.mdx': texts, 'b/c.mdx': {}, 'd/index.mdx': texts, 'd/e.mdx': {} };
    expect(cards(docs, { b: { label: 'B', ...texts, ...listed } }).map(({ description }) => description)).toEqual([
      'In short.',
      'In short.',
      'In short.',
    ]);
  });

  it('begins with the page that readers start with, and says so', () => {
    expect(
      cards({ 'a.mdx': { position: 1 }, 'b.mdx': { position: 2, startHere: true }, 'c.mdx': { position: 3 } }),
    ).toEqual([
      { kind: 'doc', label: 'b', path: '/docs/b', startHere: true },
      { kind: 'doc', label: 'a', path: '/docs/a' },
      { kind: 'doc', label: 'c', path: '/docs/c' },
    ]);
  });

  it('CAT-04 has a card for a category with description and count of its direct children', () => {
    const docs = { 'a/x.mdx': {}, 'a/y.mdx': {}, 'a/deep/z.mdx': {}, 'a/deep/w.mdx': {} };
    expect(cards(docs, { a: { label: 'A', description: 'All of A.', ...listed } })).toMatchObject([
      { kind: 'category', label: 'A', path: '/docs/category/a', description: 'All of A.', count: 3 },
    ]);
    expect(cards(docs, { a: { label: 'A', ...listed } })[0]).not.toHaveProperty('description');
  });

  it('CAT-04 a category without page leads to its first visible page', () => {
    const docs = { 'a/x.mdx': { position: 1, unlisted: true }, 'a/b/y.mdx': {} };
    expect(cards(docs)).toMatchObject([{ kind: 'category', label: 'a', path: '/docs/a/b/y', count: 1 }]);
  });

  it('CAT-04 a category with nothing on its page but itself has no count', () => {
    const own = { label: 'A', link: { type: 'doc', id: 'a/x' } } as const;
    const [card, ...others] = cards({ 'a/x.mdx': {}, 'a/y.mdx': { unlisted: true } }, { a: own });
    expect(card).toMatchObject({ kind: 'category', label: 'A', path: '/docs/a/x' });
    expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['count', 'pages']));
    expect(others).toEqual([]);
  });

  it('CAT-05 CAT-06 unlisted children have no card and do not count', () => {
    const docs = {
      'a/x.mdx': {},
      'a/y.mdx': { unlisted: true },
      'a/b/z.mdx': { unlisted: true },
      'c/v.mdx': { unlisted: true },
      'd.mdx': { unlisted: true },
    };
    expect(cards(docs)).toMatchObject([{ kind: 'category', label: 'a', path: '/docs/a/x', count: 1 }]);
  });

  it('CAT-05 the count of a category is the number of cards on its page', () => {
    const docs = { 'a/x.mdx': {}, 'a/y.mdx': { unlisted: true }, 'a/b/z.mdx': {}, 'a/c/u.mdx': { unlisted: true } };
    const [item] = makeTree(docs, { a: listed });
    const inside = item?.type === 'category' ? listCards(item.items).flatMap((group) => group.cards) : [];
    expect(inside).toHaveLength(2);
    expect(cards(docs, { a: listed })[0]?.count).toBe(2);
  });

  it('names the first three pages of a category', () => {
    const docs = { 'a/u.mdx': { unlisted: true }, 'a/v.mdx': {}, 'a/w/z.mdx': {}, 'a/x.mdx': {}, 'a/y.mdx': {} };
    const [card] = cards(docs, { a: listed });
    expect(card?.count).toBe(4);
    expect(card?.pages).toEqual([
      { label: 'v', path: '/docs/a/v' },
      { label: 'w', path: '/docs/a/w/z' },
      { label: 'x', path: '/docs/a/x' },
    ]);
  });

  it('gives a category the icon of its page, of the closest area above it, or a folder, but none beside an emoji', () => {
    const [area, icon] = Object.entries(icons)[0] ?? ['', ''];
    const docs = { 'a/x.mdx': {}, 'b/y.mdx': {}, 'c.mdx': {}, 'd/z.mdx': {} };
    const files = { a: listed, b: listed, d: { ...listed, label: '🚀 D' } };
    const iconsOf = (trail: readonly string[]) =>
      listCards(makeTree(docs, files), trail).flatMap((group) => group.cards.map((card) => card.icon));
    const [folder] = iconsOf([]);
    expect(folder).toMatch(/^M/);
    expect(iconsOf([])).toEqual([folder, folder, undefined, undefined]);
    expect(icon).not.toBe(folder);
    expect(iconsOf(['/docs/elsewhere', area, '/docs/below'])).toEqual([icon, icon, undefined, undefined]);
  });

  it('CAT-06 keeps the order of the sidebar', () => {
    const docs = { 'b.mdx': { position: 1 }, 'a.mdx': { position: 2 }, 'c/x.mdx': {} };
    expect(cards(docs, { c: { position: 1.5 } }).map(({ label }) => label)).toEqual(['b', 'c', 'a']);
  });

  const many = (count: number, group: (index: number) => string | null): DocTable =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`p${index}.mdx`, { position: index, group: group(index) }]),
    );

  it('has one group without title up to 12 cards', () => {
    expect(listCards(makeTree(many(12, () => 'G'))).map(({ title }) => title)).toEqual([undefined]);
  });

  it('groups more cards by the heading that they name, in the order of the sidebar', () => {
    const groups = listCards(makeTree(many(13, (index) => ['Sell', 'Ship', null][index % 3] ?? null)));
    expect(groups.map(({ title, cards: members }) => [title, members.length])).toEqual([
      ['Sell', 5],
      ['Ship', 4],
      [undefined, 4],
    ]);
    expect(groups[0]?.cards.map(({ label }) => label)).toEqual(['p0', 'p3', 'p6', 'p9', 'p12']);
  });

  it('takes the heading of a category from its file, then from its index page', () => {
    const docs = {
      ...many(11, () => 'Sell'),
      'a/index.mdx': { title: 'a', group: 'Ship' },
      'a/x.mdx': {},
      'b/x.mdx': {},
    };
    const headings = (files: CategoryTable) =>
      listCards(makeTree(docs, files)).map(({ title, cards: members }) => [title, members.at(-1)?.label]);
    expect(headings({ b: { group: 'Count' } })).toEqual([
      ['Sell', 'p10'],
      ['Ship', 'a'],
      ['Count', 'b'],
    ]);
    expect(headings({ a: { group: 'Sell' } })).toEqual([
      ['Sell', 'a'],
      [undefined, 'b'],
    ]);
  });
});
