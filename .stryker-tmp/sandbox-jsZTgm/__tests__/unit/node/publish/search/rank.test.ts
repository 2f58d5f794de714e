import { rankOf } from '../../../../../node/publish/search/rank';

describe('place of a page in search', () => {
  it.each([
    ['a task', { path: '/docs/cleveressentials/checkout/', kind: 'doc' }, 0],
    ['a listing', { path: '/docs/category/measures', kind: 'category' }, -1],
    ['a guide', { path: '/guides/regions', kind: 'doc' }, -1],
    ['a measure', { path: '/docs/desktop-tools/bi-help/measures/fee', kind: 'doc' }, -2],
    ['a dimension', { path: '/docs/desktop-tools/bi-help/dimensions/country', kind: 'doc' }, -2],
    ['a dialog of a tool', { path: '/docs/desktop-tools/ca-help/setup/users', kind: 'doc' }, -1],
    ['the rest of the help of that tool', { path: '/docs/desktop-tools/bi-help/bi-download', kind: 'doc' }, 0],
    ['news', { path: '/docs/changelog/2024', kind: 'doc' }, -2],
    ['their listing', { path: '/docs/changelog', kind: 'category' }, -2],
  ] as const)('SRS-07 of %s', (_name, page, rank) => {
    expect(rankOf(page)).toBe(rank);
  });
});
