import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FixtureSite, page } from './support/fixture-site';

// One build of a few pages; it takes up to half a minute.
jest.setTimeout(300_000);

const folder = 'content/queries';
/** The queries for writers, by name. */
const queries = new Map(
  readdirSync(folder).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [/^query (\w+)/m.exec(text)?.[1] ?? file, text] as const;
  }),
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
    'last_update: { date: 2024-05-01, author: Ada }',
  ),
  [`${pricing}/rule.mdx`]: `---\ntitle: Rule\nlast_update: { date: 2023-02-03 }\n---\n\n${long}\n\n## First\n`,
  [`${pricing}/dot.png`]: onePixel,
  'content/docs/term.mdx': page(
    'Term',
    `${long} <Term>Order</Term> ![Dot](./cleveressentials/pricing/dot.png "A dot")`,
  ),
  'content/data/glossary.yml':
    'order: { term: order, definition: d, page: /docs/term }\nlicense: { term: license, definition: d }\n',
  'content/data/redirects.csv': 'from,to\n/docs/a,/docs/b\n/docs/b,/docs/term\n',
});

interface Answers {
  [name: string]: unknown;
}
const answers: Answers = {};

beforeAll(async () => {
  // A page for each query: Gatsby validates and runs it, and writes what it found beside the page.
  for (const [name, query] of queries) {
    const component = `import { graphql } from 'gatsby';\nexport const query = graphql\`${query.replace(/^#.*\n/, '')}\`;\n`;
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

describe('queries for writers', () => {
  it('are the ones that the writers’ guide lists, each with a comment', () => {
    const listed = [...readFileSync('content/README.md', 'utf8').matchAll(/\? \| `([a-z-]+)` \|$/gm)];
    expect(listed.map(([, name]) => `${name}.graphql`).sort()).toEqual(readdirSync(folder).sort());
    expect(queries.size).toBe(14);
    for (const text of queries.values()) expect(text).toMatch(/^# [A-Z].+\.\nquery /);
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
    [
      'OldPages',
      {
        allDoc: {
          nodes: [
            { lastChange: '2023-02-03', sourcePath: `${pricing}/rule.mdx`, title: 'Rule' },
            { lastChange: '2024-05-01', sourcePath: `${pricing}/set-a-base-price.mdx`, title: 'Set a base price' },
          ],
        },
      },
    ],
    [
      'Terms',
      {
        allGlossaryTerm: {
          nodes: [
            { term: 'license', explainedOn: [] },
            { term: 'order', explainedOn: [{ path: '/docs/term' }] },
          ],
        },
      },
    ],
    ['MeasuresWithoutExample', { allMeasure: { nodes: [] } }],
    [
      'WordsPerArea',
      {
        allDoc: {
          group: [
            { area: 'docs', pages: 6, words: expect.any(Number) as number },
            { area: 'guides', pages: 1, words: 124 },
          ],
        },
      },
    ],
    [
      'ImagesWithoutCaption',
      { allDoc: { nodes: [{ path: price.path, imagesWithoutCaption: [`${pricing}/dot.png`] }] } },
    ],
    ['RedirectsToRedirects', { allRedirect: { nodes: [{ line: 2, from: '/docs/a', to: '/docs/b' }] } }],
    ['PagesByAuthor', { allDoc: { group: [{ author: 'Ada', nodes: [{ path: price.path }] }] } }],
    ['HiddenPages', { unlisted: { nodes: [{ path: '/docs/hidden' }] }, drafts: { nodes: [{ path: '/docs/draft' }] } }],
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

  it('LongestPages', () => {
    const { allDoc } = answers.LongestPages as { allDoc: { nodes: { wordCount: number }[] } };
    const counts = allDoc.nodes.map(({ wordCount }) => wordCount);
    expect(counts).toHaveLength(7);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('PagesWithoutLinksToThem', () => {
    const { allDoc } = answers.PagesWithoutLinksToThem as { allDoc: { nodes: { path: string }[] } };
    const paths = allDoc.nodes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/docs/hidden', '/guides/guide']));
    expect(paths).not.toContain(price.path);
    expect(paths).not.toContain(rule.path);
  });
});
