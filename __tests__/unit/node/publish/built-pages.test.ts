import { readdirSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../src/shared/site';
import type { BuiltPage, readBuiltPages as ReadBuiltPages } from '../../../../node/publish/built-pages';
import type * as Parse from '../../../../node/reading/parse';
import type { PageText } from '../../../../node/reading/page-text';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

const mockParsed: string[] = [];

jest.mock('../../../../node/reading/parse', () => {
  const actual = jest.requireActual<typeof Parse>('../../../../node/reading/parse');
  return {
    ...actual,
    parseHtml: (html: string) => {
      mockParsed.push(html);
      return actual.parseHtml(html);
    },
  };
});

const html = (title: string, more = ''): string =>
  `<html lang="en"><head><title>${title} | ${site.siteTitle}</title><link rel="canonical" href="https://help.example.com/a"><meta name="description" content="About ${title}"><script>run()</script></head>` +
  `<body><h1 id="top-${title}">${title}</h1><div data-search-body><p>Says ${title}.</p><a href="/b?x=1&amp;y#ü" name="n">B</a>${more}</div></body></html>`;

let project: Project;
let sources: Record<string, string>;

beforeEach(() => {
  sources = { '/a': html('A'), '/b': html('B'), '/no-title': '<p>x</p>' };
  project = createProject();
});

afterEach(() => project.remove());

const fail = (route: string, cause: unknown): never => {
  throw new Error(`${route} could not be read.`, { cause });
};

interface Result {
  pages: Map<string, BuiltPage & { text: PageText | null; markdown: string | null }>;
  /** HTML of the pages that were parsed. */
  parsed: string[];
}

/** Reads the sources as one build after another does. */
const read = (version = '1', more: Partial<Parameters<typeof ReadBuiltPages>[0]> = {}): Promise<Result> =>
  inProject(project, async () => {
    const { readBuiltPages } = await import('../../../../node/publish/built-pages');
    const fileOf = (route: string): string => `public${route}/index.html`;
    project.write(Object.fromEntries(Object.entries(sources).map(([route, source]) => [fileOf(route), source])));
    mockParsed.length = 0;
    const readings = new Map<string, { text: PageText | null; markdown: string | null }>();
    const built = readBuiltPages({
      readContent: () => null,
      files: new Map(Object.keys(sources).map((route) => [route, path.join(project.root, fileOf(route))])),
      version,
      onRead: (route, reading) => readings.set(route, reading),
      onFailure: fail,
      ...more,
    });
    expect([...readings.keys()]).toEqual([...built.keys()]);
    const pages = new Map(
      [...built].map(([route, page]) => [
        route,
        { ...page, ...(readings.get(route) ?? { text: null, markdown: null }) },
      ]),
    );
    return { pages, parsed: [...mockParsed] };
  });

const cacheFolder = (): string => path.join(project.root, '.cache/webpack/kept/built-pages');

describe('readBuiltPages', () => {
  it('parses each page once, for the checks, the search, its Markdown and the security policy', async () => {
    const { pages, parsed } = await read();
    expect(parsed).toEqual(Object.values(sources));
    expect([...pages.keys()]).toEqual(['/a', '/b', '/no-title']);
    expect(pages.get('/a')).toEqual({
      facts: {
        links: ['/b?x=1&y#ü'],
        ids: ['top-A', 'n'],
        headings: 1,
        islandFaults: [],
        titles: [`A | ${site.siteTitle}`],
        descriptions: ['About A'],
        canonicals: ['https://help.example.com/a'],
      },
      text: {
        title: 'A',
        sections: [{ level: 1, heading: 'A', anchor: null, blocks: ['Says A.', 'B'], extras: [] }],
        isNoindex: false,
        language: 'en',
        tag: 'default',
        description: 'About A',
        keywords: [],
      },
      markdown: expect.stringContaining('Says A.'),
      title: 'A',
      scriptHashes: [expect.stringMatching(/^sha256-/)],
    });
    expect(pages.get('/no-title')).toMatchObject({ text: null, markdown: null, title: null });
  });

  it('parses no page again because webpack named the build again; the policy gets the new script', async () => {
    const compiled = (name: string): string =>
      html('B', `<script>window.___webpackCompilationHash="${name}";</script>`);
    sources['/b'] = compiled('one');
    const cold = await read();
    sources['/b'] = compiled('two');
    const warm = await read();
    expect(warm.parsed).toEqual([]);
    expect(warm.pages.get('/b')?.scriptHashes).toHaveLength(cold.pages.get('/b')?.scriptHashes.length ?? 0);
    expect(warm.pages.get('/b')?.scriptHashes).not.toEqual(cold.pages.get('/b')?.scriptHashes);
  });

  it('parses only the page whose HTML has changed, with the same result as a cold build', async () => {
    await read();
    sources['/b'] = html('B', '<p id="new">New.</p>');
    const warm = await read();
    expect(warm.parsed).toEqual([sources['/b']]);
    expect(warm.pages.get('/b')?.facts.ids).toContain('new');
    project.remove();
    project = createProject();
    const cold = await read();
    expect(cold.parsed).toHaveLength(3);
    expect(warm.pages).toEqual(cold.pages);
  });

  it('follows pages that come, go and move, and forgets what no page has any more', async () => {
    await read();
    sources = { '/moved': html('A'), '/c': html('C') };
    const { pages, parsed } = await read();
    expect(parsed).toEqual([html('C')]);
    expect([...pages].map(([route, page]) => [route, page.text?.title])).toEqual([
      ['/moved', 'A'],
      ['/c', 'C'],
    ]);
    expect(readdirSync(cacheFolder())).toHaveLength(2);
  });

  it('parses all pages again with another version of the build code', async () => {
    await read('1');
    expect((await read('2')).parsed).toHaveLength(3);
    expect((await read('2')).parsed).toEqual([]);
  });

  it('fails when a page has no file', async () => {
    await expect(read('1', { files: new Map([['/a', path.join(project.root, 'missing.html')]]) })).rejects.toThrow(
      'missing.html',
    );
  });

  it('goes on with the others when reading a page fails, and says which', async () => {
    const failures: string[] = [];
    const { pages } = await read('1', {
      readContent: (route) => {
        if (route === '/a') throw new Error('cannot be read');
        return null;
      },
      onFailure: (route, cause) => failures.push(`${route} ${String(cause)}`),
    });
    expect(failures).toEqual(['/a Error: cannot be read']);
    expect([...pages.keys()]).toEqual(['/b', '/no-title']);
  });
});
