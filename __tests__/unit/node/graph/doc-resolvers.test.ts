import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CompiledPage, ContentNode } from '../../../../src/shared/content-tree';
import { createProject, inProject } from '../support/project';

const emptyPage: Partial<CompiledPage> = {
  content: [],
  links: [],
  images: [],
  preview: null,
  assets: [],
  changelogEntries: [],
  dependencies: [],
};

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Documents that the node model knows. */
const documents = [
  { sourcePath: 'content/docs/b.mdx', path: '/docs/ü/', draft: false },
  { sourcePath: 'content/docs/draft.mdx', path: '/docs/draft', draft: true },
];

/** A document as the sidebar needs it. */
const listed = (name: string, path: string, title: string, description: string | null) => ({
  area: 'docs',
  sourcePath: `content/docs/${name}.mdx`,
  docId: name,
  path,
  folder: '',
  fileName: name,
  isIndex: false,
  frontmatterTitle: title,
  frontmatterDescription: description,
  unlisted: false,
  draft: false,
});

/** All nodes of a type. */
const nodes: Readonly<Record<string, object[]>> = {
  Doc: [
    listed('a', '/docs/a', 'A', null),
    listed('b', '/docs/ü/', 'B & C', 'About $& b.'),
    listed('c', '/docs/c', '🧭 C', ''),
    { ...listed('d', '/docs/d', 'D', null), draft: true },
  ],
  Measure: [{ name: 'Fee' }, { name: 'Conversion Rate' }],
};

interface FieldConfig {
  resolve: (source: object, args: object, context: object) => Promise<unknown>;
}

/** Resolves a field of a page in an empty project. */
async function resolveField(
  field: string,
  compiled: Partial<CompiledPage>,
  doc: object = {},
  environment: 'production' | 'development' = 'production',
) {
  const project = createProject({ 'content/docs/a b.pdf': 'pdf', 'content/docs/p.png': 'png' });
  const findOne = jest.fn(
    async ({ type, query }: { type: string; query: { filter: Record<string, { eq: string }> } }) => {
      const { sourcePath, absolutePath, key } = query.filter;
      if (type === 'GlossaryTerm') return key?.eq === 'unknown' ? null : { key: key?.eq, page: `/docs/${key?.eq}` };
      if (type === 'Doc') return documents.find((document) => document.sourcePath === sourcePath?.eq) ?? null;
      return absolutePath?.eq.endsWith('missing.png') ? null : { file: path.basename(absolutePath?.eq ?? '') };
    },
  );
  const findAll = jest.fn(async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }));
  let types: Record<string, Record<string, FieldConfig>> = {};
  const value = await inProject(project, async () => {
    jest.doMock('../../../../node/compile/compile-cache', () => ({
      getCompiledPage: () => ({ ...emptyPage, ...compiled }),
    }));
    const { createDocResolvers } = await import('../../../../node/graph/doc-resolvers');
    const createResolvers = (all: typeof types): void => void (types = all);
    createDocResolvers({ createResolvers } as unknown as Parameters<typeof createDocResolvers>[0]);
    jest.replaceProperty(process.env, 'NODE_ENV', environment);
    const source = {
      sourcePath: 'content/docs/a.mdx',
      fileName: 'a',
      path: '/docs/a',
      internal: { contentDigest: 'd' },
      ...doc,
    };
    const config = types.Doc?.[field];
    const values: unknown[] = [];
    for (let time = 0; time < 2; time += 1)
      values.push(await config?.resolve(source, {}, { nodeModel: { findOne, findAll } }));
    return values[0];
  });
  project.remove();
  return { value, lookedUp: findOne.mock.calls.map(([{ query }]) => Object.values(query.filter)[0]?.eq) };
}

describe('content', () => {
  const link = (href: string): Partial<CompiledPage> => ({
    content: [{ html: `<p><a href="${href}">x</a></p>` }, { name: 'a', props: { href }, children: ['y'] }],
    links: [{ href }],
  });

  it.each([
    ['mdx:content/docs/b.mdx', '/docs/%C3%BC/'],
    ['mdx:content/docs/b.mdx?x=1#y', '/docs/%C3%BC/?x=1#y'],
    ['mdx:content/docs/gone.mdx#y', '/content/docs/gone.mdx#y'],
    ['mdx:content/docs/draft.mdx', '/content/docs/draft.mdx'],
    ['asset:content/docs/a b.pdf#page=2', `/static/${sha1('pdf').slice(0, 10)}/a%20b.pdf#page=2`],
    ['/docs/plain', '/docs/plain'],
    ['https://example.com/mdx:x', 'https://example.com/mdx:x'],
  ])('MDX-05 leads %s to %s', async (href, expected) => {
    const { value } = await resolveField('content', link(href));
    expect(value).toEqual([
      { html: `<p><a href="${expected}">x</a></p>` },
      { name: 'a', props: { href: expected }, children: ['y'] },
    ]);
  });

  it('VIS-05 leads to drafts in development', async () => {
    const { value } = await resolveField('content', link('mdx:content/docs/draft.mdx'), {}, 'development');
    expect(value).toMatchObject([{ html: expect.stringContaining('"/docs/draft"') }, {}]);
  });

  it('MDC-06 names the pages beside this one where its cards belong', async () => {
    const { value } = await resolveField(
      'content',
      {
        content: [
          { html: '<p>A</p>' },
          { name: 'DocCardList', props: {}, children: [] },
          { name: 'Tabs', props: {}, children: [{ html: '<p>B</p>' }] },
        ],
      },
      { area: 'docs', path: '/docs/a' },
    );
    expect(value).toEqual([
      { html: '<p>A</p>' },
      {
        name: 'ul',
        props: {},
        children: [
          {
            html: '<li><a href="/docs/%C3%BC/">B &amp; C</a>: About $&amp; b.</li><li><a href="/docs/c">🧭 C</a></li>',
          },
        ],
      },
      { name: 'Tabs', props: {}, children: [{ html: '<p>B</p>' }] },
    ]);
  });

  it('is tracked: partials, data and copied files run the query again when they change', async () => {
    const { lookedUp } = await resolveField('content', {
      dependencies: ['content/docs/_part.mdx'],
      assets: ['content/docs/a b.pdf'],
    });
    expect(lookedUp.map((file) => path.basename(String(file)))).toEqual(
      expect.arrayContaining(['_part.mdx', 'a b.pdf']),
    );
  });
});

it('CHG-02 entries of a changelog have their links resolved too', async () => {
  const entry = { id: 'x', date: '2024-11-18', kind: 'new', area: 'A', title: 'T' } as const;
  const { value } = await resolveField('changelogEntries', {
    changelogEntries: [{ ...entry, html: '<a href="mdx:content/docs/b.mdx">b</a>' }],
    links: [{ href: 'mdx:content/docs/b.mdx' }],
  });
  expect(value).toEqual([{ ...entry, path: '/docs/a', html: '<a href="/docs/%C3%BC/">b</a>' }]);
});

it('MDX-04 images keep their index when one is missing', async () => {
  const { value } = await resolveField('images', {
    images: [{ file: 'content/docs/missing.png' }, { file: 'content/docs/p.png' }],
  });
  expect(value).toEqual([null, { file: 'p.png' }]);
});

it('MET-03 gives the address of a preview picture that is copied, and others as they are', async () => {
  const copied = await resolveField('image', { preview: 'asset:content/docs/a b.pdf' });
  expect(copied.value).toBe(`/static/${sha1('pdf').slice(0, 10)}/a b.pdf`);
  expect((await resolveField('image', { preview: '/img/a.png' })).value).toBe('/img/a.png');
  expect((await resolveField('image', { preview: null })).value).toBeNull();
});

describe('data of components', () => {
  const component = (name: string, props = {}, children: ContentNode[] = []) => ({ name, props, children });

  it('are the terms that the page explains, each once, however deep they stand', async () => {
    const { value } = await resolveField('terms', {
      content: [
        { html: '<p>Text</p>' },
        component('p', {}, ['A ', component('Term', { id: 'order' }), component('Term', { id: 'unknown' })]),
        component('Tabs', {}, [component('TabItem', {}, [component('Term', { id: 'order' })])]),
        component('Term', { id: 'refund' }),
      ],
    });
    expect(value).toEqual([
      { key: 'order', page: '/docs/order' },
      { key: 'refund', page: '/docs/refund' },
    ]);
  });

  it('do not lead to the page itself', async () => {
    const content = [component('Term', { id: 'order' }), component('Term', { id: 'refund' })];
    const { value } = await resolveField('terms', { content }, { path: '/docs/order/' });
    expect(value).toEqual([
      { key: 'order', page: null },
      { key: 'refund', page: '/docs/refund' },
    ]);
  });

  it('are of those that only this site has where the page has one, by its name', async () => {
    const { value } = await resolveField('siteData', {
      content: [component('p', {}, [component('MeasureTable')])],
    });
    expect(value).toEqual({
      MeasureTable: [
        expect.objectContaining({ name: 'Conversion Rate', page: null }),
        expect.objectContaining({ name: 'Fee', page: null }),
      ],
    });
    expect((await resolveField('siteData', { content: [component('Term')] })).value).toBeNull();
  });
});
