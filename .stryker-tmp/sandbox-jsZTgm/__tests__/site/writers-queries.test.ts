import { readFileSync } from 'node:fs';
import { FixtureSite, page } from './support/fixture-site';

// One build of a few pages; it takes up to half a minute.
jest.setTimeout(300_000);

/** The queries of the writers' guide, by name. */
const queries = new Map(
  [...readFileSync('content/README.md', 'utf8').matchAll(/```graphql\n(query (\w+) [^]*?)```/g)].map(
    ([, query = '', name = '']) => [name, query] as const,
  ),
);

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const long = 'word '.repeat(120);
const pricing = 'content/docs/cleveressentials/pricing';
const site = new FixtureSite({
  'content/guides/guide.mdx': page(
    'Guide',
    `${long} The word chargeback. [Price](/docs/cleveressentials/pricing/set-a-base-price?x=1#y)`,
  ),
  'content/docs/index.mdx': page(
    'Home',
    `${long} [Rule](./cleveressentials/pricing/rule.mdx) [Other site](https://example.com/docs)`,
  ),
  'content/docs/hidden.mdx': page('Hidden', long, 'unlisted: true'),
  'content/docs/draft.mdx': page('Draft', long, 'draft: true'),
  'content/docs/cleveressentials/_category_.yml': 'label: CleverEssentials\n',
  [`${pricing}/_category_.yml`]: 'label: Pricing\n',
  [`${pricing}/set-a-base-price.mdx`]: page(
    'Set a base price',
    `Short.\n\n## Set {#set}\n\n[Rule](rule.mdx#first), [again](/docs/cleveressentials/pricing/rule), [itself](#set).\n\n![Dot](./dot.png)`,
    'last_update: { date: 2024-05-01 }',
  ),
  [`${pricing}/rule.mdx`]: `---\ntitle: Rule\nlast_update: { date: 2023-02-03 }\n---\n\n${long}\n\n## First\n`,
  [`${pricing}/dot.png`]: onePixel,
});

interface Answers {
  [name: string]: unknown;
}
const answers: Answers = {};

beforeAll(async () => {
  // A page for each query: Gatsby validates and runs it, and writes what it found beside the page.
  for (const [name, query] of queries) {
    const component = `import { graphql } from 'gatsby';\nexport const query = graphql\`${query}\`;\n`;
    site.write({
      [`src/pages/${name}.tsx`]: `${component}export default function Answer() { return <main><h1>${name}</h1></main>; }\n`,
    });
  }
  const { code, output } = await site.build();
  expect(`${code}${code === 0 ? '' : output}`).toBe('0');
  for (const name of queries.keys()) {
    const { result } = JSON.parse(site.read(`public/page-data/${name}/page-data.json`)) as {
      result: { data: unknown };
    };
    answers[name] = result.data;
  }
});

afterAll(() => site.dispose());

const price = { title: 'Set a base price', path: '/docs/cleveressentials/pricing/set-a-base-price' };
const rule = { title: 'Rule', path: '/docs/cleveressentials/pricing/rule' };

describe('queries of the writers’ guide', () => {
  it('are ten', () => {
    expect(queries.size).toBe(10);
  });

  it.each([
    ['PagesThatLinkHere', { doc: { linksFrom: [{ title: 'Guide', path: '/guides/guide' }] } }],
    [
      'LinksOfAPage',
      {
        doc: {
          links: [
            { href: '/docs/cleveressentials/pricing/rule#first', line: 11 },
            { href: '/docs/cleveressentials/pricing/rule', line: 11 },
            { href: '#set', line: 11 },
          ],
          linksTo: [{ title: 'Rule' }],
        },
      },
    ],
    ['PagesWithoutDescription', { allDoc: { nodes: [{ sourcePath: `${pricing}/rule.mdx`, title: 'Rule' }] } }],
    [
      'OldestPagesOfASection',
      {
        allDoc: {
          nodes: [
            { lastChange: '2023-02-03', sourcePath: `${pricing}/rule.mdx`, title: 'Rule' },
            { lastChange: '2024-05-01', sourcePath: `${pricing}/set-a-base-price.mdx`, title: 'Set a base price' },
          ],
        },
      },
    ],
    ['ShortPages', { allDoc: { nodes: [{ path: price.path, wordCount: expect.any(Number) as number }] } }],
    ['HiddenPages', { unlisted: { nodes: [{ path: '/docs/hidden' }] }, drafts: { nodes: [{ path: '/docs/draft' }] } }],
    [
      'PagesWithImages',
      {
        allDoc: {
          nodes: [
            {
              path: price.path,
              imageCount: 1,
              images: [{ relativePath: expect.stringMatching(/cleveressentials\/pricing\/dot\.png$/) as string }],
            },
          ],
        },
      },
    ],
    [
      'HeadingsOfASection',
      {
        allDoc: {
          nodes: [
            { title: 'Rule', headings: [{ level: 2, text: 'First', id: 'first' }] },
            { title: 'Set a base price', headings: [{ level: 2, text: 'Set', id: 'set' }] },
          ],
        },
      },
    ],
    ['PagesThatSay', { allDoc: { nodes: [{ path: '/guides/guide', title: 'Guide' }] } }],
  ])('%s', (name, expected) => {
    expect(answers[name]).toEqual(expected);
  });

  it('PagesWithoutLinksToThem', () => {
    const { allDoc } = answers.PagesWithoutLinksToThem as { allDoc: { nodes: { path: string }[] } };
    const paths = allDoc.nodes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/docs/hidden', '/guides/guide']));
    expect(paths).not.toContain(price.path);
    expect(paths).not.toContain(rule.path);
  });
});
