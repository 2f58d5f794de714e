import type { ChangelogEntry } from '../../../../src/shared/content-tree';

const pages: Record<string, Pick<ChangelogEntry, 'id' | 'date'>[]> = {
  '/docs/changelog/2023': [{ id: 'old', date: '2023-01-02' }],
  '/docs/changelog/2024': [
    { id: 'b', date: '2024-05-02' },
    { id: 'a', date: '2024-05-02' },
    { id: 'new', date: '2024-06-01' },
  ],
  '/docs/changelog/draft': [{ id: 'draft', date: '2025-01-01' }],
  '/docs/changelog/unlisted': [{ id: 'unlisted', date: '2025-01-02' }],
  '/docs/changelogs': [{ id: 'beside', date: '2025-01-03' }],
};

jest.mock('../../../../node/compile/compile-cache', () => ({
  getCompiledPage: (path: string) => ({
    links: [],
    dependencies: [],
    assets: [`${path}/picture.png`],
    changelogEntries: pages[path]?.map((entry) => ({ kind: 'new', area: 'A', title: 'T', html: '', ...entry })),
  }),
}));

const docs = Object.keys(pages).map((path) => ({
  path,
  sourcePath: path,
  draft: path.endsWith('/draft'),
  unlisted: path.endsWith('/unlisted'),
}));

type Resolve = (source: unknown, args: { limit: number }, context: object) => Promise<{ path: string; id: string }[]>;

const findOne = jest.fn(async () => null);

/** What the query `newestChanges` answers. */
async function listNewest(limit: number): Promise<string[]> {
  const { createChangeResolvers } = await import('../../../../node/graph/newest-changes');
  let resolve: Resolve | undefined;
  const createResolvers = (types: { Query: { newestChanges: { resolve: Resolve } } }): void =>
    void ({ resolve } = types.Query.newestChanges);
  createChangeResolvers({ createResolvers });
  const changes = await resolve?.(
    null,
    { limit },
    {
      nodeModel: { findAll: async () => ({ entries: docs }), findOne },
    },
  );
  return (changes ?? []).map(({ path, id }) => `${path}#${id}`);
}

it('CHG-04 the newest changes are those of all pages of the changelog that readers find, by day and then by id', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(await listNewest(50)).toEqual([
    '/docs/changelog/2024#new',
    '/docs/changelog/2024#a',
    '/docs/changelog/2024#b',
    '/docs/changelog/2023#old',
  ]);
  expect(await listNewest(2)).toHaveLength(2);
});

it('CHG-04 the query depends on the files of those pages', async () => {
  await listNewest(1);
  expect(findOne).toHaveBeenCalledWith({
    type: 'OutsideFile',
    query: { filter: { path: { eq: '/docs/changelog/2023/picture.png' } } },
  });
});
