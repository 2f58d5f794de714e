import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import type { CategoryFileNode, DocNode } from '../../../../node/graph/doc-nodes';
import { site } from '../../../../src/shared/site';
import { createProject, inProject } from '../support/project';

const { name, slug } = site.product;

/** The nodes that come of one file. */
async function createFrom(file: string, text: string, type: 'Mdx' | 'File' = 'Mdx') {
  const project = createProject({ [file]: text });
  const absolutePath = path.join(project.root, file);
  const createNode = jest.fn();
  await inProject(project, async () => {
    const { createContentNodes, isContentNode } = await import('../../../../node/graph/content-nodes');
    const node = {
      id: 'parent',
      absolutePath,
      // What Gatsby's YAML parser makes of it must not matter.
      frontmatter: { title: 'from elsewhere' },
      internal: { type, contentDigest: 'digest', contentFilePath: absolutePath },
    };
    expect(isContentNode(node)).toBe(true);
    await createContentNodes({
      node,
      actions: { createNode, createParentChildLink: () => undefined },
      createNodeId: (id: string) => `id of ${id}`,
      createContentDigest: () => 'digest',
      loadNodeContent: async () => text,
    } as unknown as CreateNodeArgs);
  });
  project.remove();
  return { nodes: createNode.mock.calls.map(([node]) => node as unknown) };
}

async function createDoc(file: string, yaml = ''): Promise<DocNode & Record<string, unknown>> {
  const { nodes } = await createFrom(file, `---\n${yaml}\n---\n# Heading\n`);
  expect(nodes).toHaveLength(1);
  return nodes[0] as DocNode & Record<string, unknown>;
}

describe('Doc nodes', () => {
  it('hold the metadata of the specification: id, path, unlisted flag, sidebar name, version', async () => {
    expect(await createDoc('content/docs/01-a/02-page.mdx', 'unlisted: true')).toMatchObject({
      docId: 'a/page',
      area: 'docs',
      path: '/docs/a/page',
      folder: '01-a',
      fileName: 'page',
      sourcePath: 'content/docs/01-a/02-page.mdx',
      sidebarPosition: 2,
      unlisted: true,
      draft: false,
      sidebar: 'defaultSidebar',
      version: 'current',
      parent: 'parent',
    });
  });

  it('SBR-01 DVR-01 guides have the version too, but no sidebar', async () => {
    const guide = await createDoc('content/guides/g.md');
    expect(guide).toMatchObject({ area: 'guides', path: '/guides/g', sidebar: null, version: 'current' });
  });

  it('TOC-01 the table of contents has levels 2 to 5 unless the page narrows it', async () => {
    expect(await createDoc('content/docs/a.mdx')).toMatchObject({ tocMinHeadingLevel: 2, tocMaxHeadingLevel: 5 });
    expect(await createDoc('content/docs/a.mdx', 'toc_min_heading_level: 3\ntoc_max_heading_level: 3')).toMatchObject({
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 3,
    });
  });

  it('MDX-07 take every field of the front matter', async () => {
    const yaml = [
      'title: "{product} x"',
      'description: About {product}',
      'slug: /about-{product}/',
      'sidebar_label: S',
      'sidebar_position: 1.5',
      'pagination_label: P',
      'pagination_prev: null',
      'pagination_next: a/b',
      'keywords: ["{product}", k]',
      'tags: [{ label: t, permalink: /t }]',
      'group: G',
      'hide_title: true',
      'hide_table_of_contents: true',
      'last_update: { date: 2024-11-18 23:30, author: Ada }',
      'custom_edit_url: null',
      'measure: m',
      'dimension: d',
      'format: md',
    ];
    expect(await createDoc('content/docs/a.mdx', yaml.join('\n'))).toMatchObject({
      frontmatterTitle: `${name} x`,
      frontmatterDescription: `About ${name}`,
      path: `/docs/about-${slug}/`,
      sidebarLabel: 'S',
      sidebarPosition: 1.5,
      paginationLabel: 'P',
      paginationPrevious: 'null',
      paginationNext: 'a/b',
      keywords: [name, 'k'],
      tags: ['t'],
      group: 'G',
      hideTitle: true,
      hideTableOfContents: true,
      lastUpdateDate: '2024-11-18',
      lastUpdateAuthor: 'Ada',
      customEditUrl: 'null',
      measureKey: 'm',
      dimensionKey: 'd',
    });
  });

  it('know the difference between nothing and null', async () => {
    expect(await createDoc('content/docs/a.mdx')).toMatchObject({
      frontmatterTitle: null,
      paginationPrevious: null,
      paginationNext: null,
      customEditUrl: null,
      lastUpdateDate: null,
    });
  });

  it.each(['content/docs/_part.mdx', 'content/docs/_parts/a.mdx', 'content/data/a.mdx', 'content/README.md'])(
    'MDX-08 there is none of %s',
    async (file) => {
      expect((await createFrom(file, '# A')).nodes).toEqual([]);
    },
  );

  it('never throw: a page whose front matter cannot be used stays', async () => {
    const { nodes } = await createFrom('content/docs/a.mdx', '---\ntitle: [\n---\n');
    expect(nodes).toMatchObject([{ docId: 'a', frontmatterTitle: null }]);
  });
});

describe('category nodes', () => {
  it.each(['_category_.yml', '_category_.yaml', '_category_.json'])(
    'come of %s, with the product filled in',
    async (base) => {
      const text = '{ "label": "About {product}", "link": { "type": "generated-index", "slug": "/{product}" } }';
      const { nodes } = await createFrom(`content/docs/a/b/${base}`, text, 'File');
      expect(nodes as CategoryFileNode[]).toMatchObject([
        {
          area: 'docs',
          folder: 'a/b',
          metadata: { label: `About ${name}`, link: { type: 'generated-index', slug: `/${slug}` } },
        },
      ]);
    },
  );

  it.each(['content/docs/a/picture.png', 'content/docs/a/category.yml', 'content/data/_category_.yml'])(
    'do not come of %s',
    async (file) => {
      expect((await createFrom(file, 'label: A', 'File')).nodes).toEqual([]);
    },
  );
});

describe('isPublished', () => {
  it.each([
    ['production', true, false],
    ['development', true, true],
  ] as const)('VIS-05 in %s, draft %s: %s', async (environment, draft, expected) => {
    const { isPublished } = await import('../../../../node/content/doc');
    jest.replaceProperty(process.env, 'NODE_ENV', environment);
    expect(isPublished({ draft })).toBe(expected);
  });
});

describe('nodes of data files', () => {
  it.each<[string, string, object[]]>([
    [
      'content/data/glossary.yml',
      'order:\n  term: order at {product}\n  definition: A purchase.\n',
      [
        {
          key: 'order',
          term: `order at ${name}`,
          definition: 'A purchase.',
          page: null,
          internal: { type: 'GlossaryTerm' },
        },
      ],
    ],
    [
      'content/data/redirects.csv',
      'from,to\n/docs/a,/docs/b#part\n/docs/b,/docs/c\n',
      [
        { from: '/docs/a', to: '/docs/b#part', line: 2, leadsToRedirect: true, internal: { type: 'Redirect' } },
        { from: '/docs/b', to: '/docs/c', line: 3, leadsToRedirect: false, internal: { type: 'Redirect' } },
      ],
    ],
    ['content/data/glossary.yml', 'order: 1\n', []],
    ['content/data/words.txt', 'word\n', []],
  ])('come of %s', async (file, text, expected) => {
    const { nodes } = await createFrom(file, text, 'File');
    expect(nodes).toMatchObject(expected);
    expect(nodes).toHaveLength(expected.length);
  });
});

describe('nodes that a stopped run has lost', () => {
  const file = (name: string, ...children: string[]) => ({ name, children });
  const hasLost = (files: ReturnType<typeof file>[], children: Record<string, string[]> = {}): Promise<boolean> => {
    const project = createProject({ 'content/data/glossary.yml': 'a:\n  term: a\n  definition: A.\n' });
    return inProject(project, async () => {
      const { hasLostNodes } = await import('../../../../node/graph/content-nodes');
      const nodes = files.map(({ name, ...rest }) => ({ ...rest, absolutePath: path.join(project.root, name) }));
      const getNode = (id: string) => ({ children: children[id] ?? [] });
      return hasLostNodes({ getNode, getNodesByType: () => nodes } as unknown as Parameters<typeof hasLostNodes>[0]);
    }).finally(() => project.remove());
  };

  it('are none when each page has its document and each category file its category', async () => {
    const files = [
      file('content/docs/a.mdx', 'mdx'),
      file('content/docs/_part.mdx', 'part'),
      file('content/docs/_category_.yml', 'category'),
      file('content/docs/image.png'),
      file('content/data/glossary.yml', 'term'),
      file('content/data/words.txt'),
    ];
    expect(await hasLost(files, { mdx: ['doc'] })).toBe(false);
  });

  it.each([
    ['a page', [file('content/docs/a.mdx')], {}],
    ['its document', [file('content/docs/a.mdx', 'mdx')], { mdx: [] }],
    ['a part of pages', [file('content/docs/_part.mdx')], {}],
    ['a category', [file('content/docs/a/_category_.yml')], {}],
    ['terms', [file('content/data/glossary.yml')], {}],
  ])('are noticed: %s', async (_, files, children) => {
    expect(await hasLost(files, children)).toBe(true);
  });
});
