import { checkMetadata } from '../../../../../node/publish/checks/metadata';
import { collectFacts } from '../../../../../node/reading/page-facts';
import type { PageFacts } from '../../../../../node/reading/page-facts';
import { parseHtml } from '../../../../../node/reading/parse';
import type { SitePage } from '../../../../../node/publish/site-pages';
import { createProject } from '../../support/project';

interface Fields {
  h1?: number;
  title?: number;
  canonical?: number;
  descriptions?: string[];
}

let count = 0;
/** A description of its own. */
const unique = (): string => `What page number ${(count += 1)} says, in a sentence of a proper length for readers.`;

function html({ h1 = 1, title = 1, canonical = 1, descriptions = [unique()] }: Fields): PageFacts {
  return collectFacts(
    parseHtml(
      '<title>T</title>'.repeat(title) +
        '<link rel="canonical" href="/">'.repeat(canonical) +
        descriptions.map((text) => `<meta name="description" content="${text}">`).join('') +
        '<h1>H</h1>'.repeat(h1),
    ),
  );
}

function check(pages: Record<string, Fields>): string[] {
  const list = Object.keys(pages).map((path): SitePage => ({
    path,
    kind: 'doc',
    sourcePath: `content${path}.mdx`,
    isHidden: false,
  }));
  const found = checkMetadata(list, new Map(Object.entries(pages).map(([path, fields]) => [path, html(fields)])));
  expect(found.filter(({ severity, rule }) => severity !== 'warning' || rule !== 'metadata')).toEqual([]);
  return found.map(({ file, message }) => `${file} ${message}`);
}

describe('checkMetadata', () => {
  it('MET-10 takes any length when the settings ask for none', () => {
    const page = { path: '/docs/a' };
    const facts = new Map([['/docs/a', html({ descriptions: ['Short.'] })]]);
    expect(checkMetadata([page], facts, undefined, null)).toEqual([]);
    expect(checkMetadata([page], facts)).toHaveLength(1);
  });

  it.each<[Fields, string]>([
    [{ h1: 0 }, '0 h1 elements'],
    [{ title: 0 }, '0 titles'],
    [{ canonical: 0 }, '0 canonical'],
    [{ descriptions: [] }, '0 descriptions'],
    [{ descriptions: [unique(), unique()] }, '2 descriptions'],
    [{ descriptions: ['x'.repeat(49)] }, '49 characters'],
    [{ descriptions: ['x'.repeat(161)] }, '161 characters'],
  ])('MET-10 reports %j', (fields, message) => {
    const found = check({ '/docs/a': fields });
    expect(found).toEqual([expect.stringContaining(message)]);
    expect(found[0]).toMatch(/^content\/docs\/a\.mdx .*Expected/);
  });

  it.each([50, 160])('MET-10 takes a description of %i characters', (length) => {
    expect(check({ '/docs/a': { descriptions: ['x'.repeat(length)] } })).toEqual([]);
  });

  it('MET-10 reports a description that another page has', () => {
    const descriptions = [unique()];
    expect(check({ '/docs/a': { descriptions }, '/docs/b': { descriptions } })).toEqual([
      'content/docs/b.mdx The description is the same as that of content/docs/a.mdx. Expected a unique description.',
    ]);
  });

  it('is content with the same beginning of two texts, which nobody wrote as a description', () => {
    const project = createProject({
      'a.mdx': '---\ntitle: A\n---\n\nSame.',
      'b.mdx': '---\ntitle: B\n---\n\ndescription: x',
      'c.mdx': '---\ntitle: C\ndescription: Same.\n---\n',
    });
    const descriptions = [unique()];
    const pages = ['a', 'b', 'c'].map((name) => ({ path: `/${name}`, sourcePath: `${project.root}/${name}.mdx` }));
    const found = checkMetadata(pages, new Map(pages.map(({ path }) => [path, html({ descriptions })])));
    expect(found).toMatchObject([{ file: `${project.root}/c.mdx`, position: { line: 3, column: 1 } }]);
    project.remove();
  });

  it('names the path of a page that has no source', () => {
    const facts = new Map([
      ['/search', html({ h1: 0 })],
      ['/docs/category/a', html({ h1: 2, descriptions: ['x'] })],
    ]);
    const pages = [{ path: '/search' }, { path: '/docs/category/a' }];
    const sourceOf = (route: string): string | undefined => (route === '/docs/category/a' ? 'missing.yml' : undefined);
    expect(checkMetadata(pages, facts, sourceOf)).toMatchObject([
      { file: 'page /search' },
      { file: 'missing.yml' },
      { file: 'missing.yml', position: { line: 1, column: 1 } },
    ]);
    const descriptions = [unique()];
    const same = new Map(pages.map((page) => [page.path, html({ descriptions })]));
    expect(checkMetadata(pages, same)).toMatchObject([
      { file: 'page /docs/category/a', message: expect.stringContaining('the same as that of /search.') },
    ]);
  });

  it('names the line of the description in the source', () => {
    const project = createProject({ 'a.mdx': '---\ntitle: A\ndescription: x\n---\n' });
    const file = `${project.root}/a.mdx`;
    const found = checkMetadata([{ path: '/a', sourcePath: file }], new Map([['/a', html({ descriptions: ['x'] })]]));
    expect(found).toMatchObject([{ file, position: { line: 3, column: 1 } }]);
    project.remove();
  });

  it('leaves the not-found page out, which has no canonical address', () => {
    expect(check({ '/404.html': { canonical: 0 }, '/404/': { canonical: 0 } })).toEqual([]);
  });
});
