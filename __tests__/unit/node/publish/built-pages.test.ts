import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage, ReadPage } from '../../../../node/publish/built-pages';
import type * as HtmlReaders from '../../../../node/publish/html-reader';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

const cacheName = '.cache/built-pages.jsonl';
const mockParsed: string[] = [];

jest.mock('../../../../node/publish/html-reader', () => {
  const actual = jest.requireActual<typeof HtmlReaders>('../../../../node/publish/html-reader');
  return {
    feedReaders: (...[html, readers]: Parameters<typeof actual.feedReaders>) => {
      mockParsed.push(html);
      actual.feedReaders(html, readers);
    },
  };
});

const html = (title: string, more = ''): string =>
  `<html lang="en"><head><title>${title} | Site</title><link rel="canonical" href="https://help.example.com/a"><meta name="description" content="About ${title}"><script>run()</script></head>` +
  `<body><h1 id="top-${title}">${title}</h1><div data-search-body><p>Says ${title}.</p><a href="/b?x=1&amp;y#ü" name="n">B</a>${more}</div></body></html>`;

let project: Project;
let sources: Record<string, string>;

beforeEach(() => {
  sources = { '/a': html('A'), '/b': html('B'), '/no-title': '<p>x</p>' };
  project = createProject();
});

afterEach(() => project.remove());

interface Result {
  pages: Map<string, BuiltPage & Pick<ReadPage, 'text'>>;
  /** HTML of the pages that were parsed. */
  parsed: string[];
}

/** Only these have a Markdown twin. */
const articles = ['/a', '/b', '/c'];
const twinFile = (route: string): string => path.join(project.root, `public${route}.md`);

const read = (version = '1', threadCount = 0): Promise<Result> =>
  inProject(project, async () => {
    const { readBuiltPages } = await import('../../../../node/publish/built-pages');
    const { Twins } = await import('../../../../node/publish/markdown/twins');
    const { OutputWriter } = await import('../../../../node/publish/manifest');
    const fileOf = (route: string): string => `public${route}/index.html`;
    project.write(Object.fromEntries(Object.entries(sources).map(([route, source]) => [fileOf(route), source])));
    mockParsed.length = 0;
    const texts = new Map<string, ReadPage['text']>();
    const built = readBuiltPages({
      files: new Map(Object.keys(sources).map((route) => [route, path.join(project.root, fileOf(route))])),
      version,
      twins: new Twins(
        new OutputWriter(path.join(project.root, 'public')),
        articles.map((route) => ({ path: route, kind: 'doc', isHidden: false })),
      ),
      onText: (route, text) => texts.set(route, text),
      threadCount,
    });
    const pages = new Map([...built].map(([route, page]) => [route, { ...page, text: texts.get(route) ?? null }]));
    return { pages, parsed: [...mockParsed] };
  });

const readCacheFile = (): string => readFileSync(path.join(project.root, cacheName), 'utf8');
const writeCacheFile = (content: string | Buffer): void => writeFileSync(path.join(project.root, cacheName), content);

describe('readBuiltPages', () => {
  it('parses each page once, for the checks, the search and the security policy', async () => {
    const { pages, parsed } = await read();
    expect(parsed).toEqual(Object.values(sources));
    expect([...pages.keys()]).toEqual(['/a', '/b', '/no-title']);
    expect(pages.get('/a')).toEqual({
      html: {
        links: ['/b?x=1&y#ü'],
        ids: new Set(['top-A', 'n']),
        headings: 1,
        titles: ['A | Site'],
        descriptions: ['About A'],
        canonicals: ['https://help.example.com/a'],
      },
      text: {
        title: 'A',
        sections: [{ level: 1, heading: 'A', anchor: null, blocks: ['Says A.', 'B'] }],
        isNoindex: false,
        language: 'en',
        tag: 'default',
        description: 'About A',
        keywords: [],
      },
      title: 'A',
      scriptHashes: [expect.stringMatching(/^sha256-/)],
      twin: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(pages.get('/no-title')).toMatchObject({ text: null, twin: null });
  });

  it('reuses what the build before has kept, ids included', async () => {
    const cold = await read();
    const cache = readCacheFile();
    const warm = await read();
    expect(warm.parsed).toEqual([]);
    expect(warm.pages).toEqual(cold.pages);
    expect(warm.pages.get('/a')?.html.ids).toEqual(new Set(['top-A', 'n']));
    expect(readCacheFile()).toBe(cache);
  });

  it('parses no page again because webpack named the build anew; the policy gets the new script', async () => {
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

  it('takes an unchanged page from its line', async () => {
    await read();
    writeCacheFile(readCacheFile().replace('Says A.', 'From the cache.'));
    const { pages } = await read();
    expect(pages.get('/a')?.text?.sections[0]?.blocks).toEqual(['From the cache.', 'B']);
  });

  it('parses only the page whose HTML has changed, with the same result as a cold build', async () => {
    await read();
    sources['/b'] = html('B', '<p id="new">New.</p>');
    const warm = await read();
    expect(warm.parsed).toEqual([sources['/b']]);
    expect(warm.pages.get('/b')?.html.ids.has('new')).toBe(true);
    expect((await read()).parsed).toEqual([]);
    project.remove();
    project = createProject();
    const cold = await read();
    expect(cold.parsed).toHaveLength(3);
    expect(warm.pages).toEqual(cold.pages);
  });

  it('follows pages that come, go and move', async () => {
    await read();
    sources = { '/moved': html('A'), '/c': html('C') };
    const { pages, parsed } = await read();
    expect(parsed).toEqual([html('C')]);
    expect([...pages].map(([route, page]) => [route, page.text?.title])).toEqual([
      ['/moved', 'A'],
      ['/c', 'C'],
    ]);
    expect(readCacheFile().trimEnd().split('\n')).toHaveLength(3);
  });

  it('writes the Markdown twins of new and changed pages only', async () => {
    await read();
    expect(readFileSync(twinFile('/a'), 'utf8')).toContain('Says A.');
    expect(existsSync(twinFile('/no-title'))).toBe(false);
    const before = readFileSync(twinFile('/a'), 'utf8');
    sources['/b'] = html('B', '<p>New.</p>');
    expect((await read()).parsed).toEqual([sources['/b']]);
    expect(readFileSync(twinFile('/b'), 'utf8')).toContain('New.');
    expect(readFileSync(twinFile('/a'), 'utf8')).toBe(before);
  });

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(twinFile('/a'))],
    ['is that of another build', () => writeFileSync(twinFile('/a'), 'other')],
  ])('makes a twin anew that %s', async (_, damage) => {
    await read();
    const before = readFileSync(twinFile('/a'), 'utf8');
    damage();
    expect((await read()).parsed).toEqual([html('A')]);
    expect(readFileSync(twinFile('/a'), 'utf8')).toBe(before);
  });

  it('parses the same HTML of several pages once', async () => {
    sources = { '/a': html('A'), '/also': html('A') };
    expect((await read()).parsed).toHaveLength(1);
    const { pages, parsed } = await read();
    expect(parsed).toEqual([]);
    expect(pages.get('/also')).toEqual(pages.get('/a'));
  });

  it('parses all pages again with another version of the build code', async () => {
    await read('1');
    expect((await read('2')).parsed).toHaveLength(3);
    expect((await read('2')).parsed).toEqual([]);
  });

  it('keeps texts with line separators, which JSON does not escape', async () => {
    sources = { '/a': html('A', '<p id="x\u2028y">caf\u00e9 \u2028 \u{1F600}</p>') };
    const cold = await read();
    const warm = await read();
    expect(warm.parsed).toEqual([]);
    expect(warm.pages).toEqual(cold.pages);
  });

  const lines = (cache: string): [string, string, string, string] =>
    cache.trimEnd().split('\n') as [string, string, string, string];

  it.each<[string, (cache: string) => string | Buffer, number]>([
    ['is empty', () => '', 3],
    ['has nothing but a version', (cache) => `${lines(cache)[0]}\n`, 3],
    ['is no text', () => Buffer.from([0, 255, 254, 10, 128]), 3],
    ['has no version', (cache) => cache.slice(cache.indexOf('\n') + 1), 3],
    ['was cut off within its last line', (cache) => cache.slice(0, -9), 1],
    ['was cut off before its last line break', (cache) => cache.slice(0, -1), 1],
    ['was cut off within its version', (cache) => cache.slice(0, 9), 3],
    ['has a damaged line', (cache) => cache.replace(lines(cache)[1], lines(cache)[1].slice(0, 200)), 1],
    ['has a line of another shape', (cache) => cache.replace('"ids":[', '"ids":[1,'), 1],
    ['has a line without content', (cache) => cache.replace(lines(cache)[1], lines(cache)[1].slice(0, 52) + '}'), 1],
  ])('parses what is missing when the cache %s, and repairs it', async (_, damage, count) => {
    const { pages } = await read();
    const cache = readCacheFile();
    writeCacheFile(damage(cache));
    const second = await read();
    expect(second.parsed).toHaveLength(count);
    expect(second.pages).toEqual(pages);
    expect(lines(readCacheFile()).sort()).toEqual(lines(cache).sort());
    expect((await read()).parsed).toEqual([]);
  });

  it('finds the same with threads', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `/a${index}`);
    sources = { ...sources, ...Object.fromEntries(names.map((name) => [name, html(name, '<p>x</p>'.repeat(200))])) };
    const alone = await read();
    project.remove();
    project = createProject();
    const together = await read('1', 2);
    expect(together.pages).toEqual(alone.pages);
    expect([...together.pages.keys()]).toEqual([...alone.pages.keys()]);
    expect(readFileSync(twinFile('/b'), 'utf8')).toContain('Says B.');
    expect((await read()).parsed).toEqual([]);
  });

  it('leaves no temporary file behind', async () => {
    await read();
    expect(readdirSync(path.join(project.root, '.cache'))).toEqual(['built-pages.jsonl']);
  });

  it('fails when a page has no file', async () => {
    await expect(
      inProject(project, async () => {
        const { readBuiltPages } = await import('../../../../node/publish/built-pages');
        const twins = { has: () => false, fileOf: () => null, keep: () => false, write: () => undefined };
        readBuiltPages({
          files: new Map([['/a', path.join(project.root, 'missing.html')]]),
          version: '1',
          twins,
          onText: () => undefined,
        });
      }),
    ).rejects.toThrow('missing.html');
  });
});
