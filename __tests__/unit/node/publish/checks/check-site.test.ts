import type { Graphql } from '../../../../../node/base/query';
import { checkSite } from '../../../../../node/publish/checks/check-site';
import type { PageFacts } from '../../../../../node/reading/page-facts';
import type { SitePage } from '../../../../../node/publish/site-pages';
import type { SourceDoc } from '../../../../../node/publish/source-docs';
import { createProject } from '../../support/project';
import type { Project } from '../../support/project';

jest.mock('../../../../../node/publish/checks/definition-links', () => ({
  readDefinitionLinks: () => [],
  asCheckedPages: () => new Map(),
}));

const title = (page: string): string => `What the page ${page} says, in a sentence of a proper length for readers.`;
const facts = (page: string, links: string[]): { facts: PageFacts } => ({
  facts: {
    links,
    ids: [],
    headings: 1,
    titles: ['T'],
    descriptions: [title(page)],
    canonicals: ['/'],
    islandFaults: [],
  },
});
const doc = (route: string, diagnostics: SourceDoc['diagnostics'] = []): SourceDoc => ({
  path: route,
  sourcePath: `content${route}.mdx`,
  assets: [],
  diagnostics,
});
const page = ({ path: route, sourcePath }: SourceDoc): SitePage => ({
  path: route,
  kind: 'doc',
  sourcePath,
  isHidden: false,
});

/** A query function that answers with the links of `/docs/a`. */
function makeGraphql() {
  const links = [
    { href: '/gone', line: 7, column: 3 },
    { href: '/folder', line: 9, column: 1 },
  ];
  return jest.fn<Promise<{ data: object }>, [string, Record<string, unknown>]>(() =>
    Promise.resolve({ data: { allDoc: { nodes: [{ path: '/docs/a', links }] } } }),
  );
}

describe('checkSite', () => {
  let project: Project;

  beforeEach(() => {
    project = createProject({ 'folder/file': '', 'feed.xml': '<feed/>' });
  });

  afterEach(() => project.remove());

  const check = (graphql: ReturnType<typeof makeGraphql>, docs: SourceDoc[], built: [string, { facts: PageFacts }][]) =>
    checkSite({
      graphql: graphql as unknown as Graphql,
      docs,
      publicFolder: project.root,
      pages: docs.map(page),
      builtPages: new Map(built),
      redirects: [{ from: '/old', to: '/docs/a' }],
      pathPrefix: '',
    });

  it('reports faults of the sources, then broken links, then metadata', async () => {
    const graphql = makeGraphql();
    const fault = { severity: 'warning', rule: 'image', file: 'content/docs/b.mdx', message: 'No image.' } as const;
    const b = facts('b', ['/gone']);
    b.facts.headings = 0;
    const found = await check(
      graphql,
      [doc('/docs/a'), doc('/docs/b', [fault])],
      [
        ['/docs/a', facts('a', ['/docs/b', '/old', '/feed.xml', '/gone', '/folder'])],
        ['/docs/b', b],
      ],
    );
    expect(found[0]).toBe(fault);
    expect(found.map(({ rule, file, position }) => [rule, file, position?.line])).toEqual([
      ['image', 'content/docs/b.mdx', undefined],
      ['broken-link', 'content/docs/a.mdx', 7],
      ['broken-link', 'content/docs/a.mdx', 9],
      ['broken-link', 'content/docs/b.mdx', undefined],
      ['metadata', 'content/docs/b.mdx', undefined],
    ]);
  });

  it('asks once for the links of the pages that have a broken one', async () => {
    const graphql = makeGraphql();
    await check(
      graphql,
      [doc('/docs/a'), doc('/docs/b')],
      [
        ['/docs/a', facts('a', ['/gone', '/folder'])],
        ['/docs/b', facts('b', ['/docs/a'])],
      ],
    );
    expect(graphql).toHaveBeenCalledTimes(1);
    expect(graphql.mock.calls[0]?.[1]).toEqual({ paths: ['/docs/a'] });
  });

  it('asks for no links when none is broken', async () => {
    const graphql = makeGraphql();
    expect(await check(graphql, [doc('/docs/a')], [['/docs/a', facts('a', ['/old', '/feed.xml'])]])).toEqual([]);
    expect(graphql).not.toHaveBeenCalled();
  });
});
