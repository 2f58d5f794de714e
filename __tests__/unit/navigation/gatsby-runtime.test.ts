import { readFileSync } from 'node:fs';
import { globalHistory, LocationContext } from '@reach/router';
import { BaseLoader } from 'gatsby-loader';
import { ignoreFailedChunks } from '../../../src/navigation/gatsby-runtime';

describe('what Gatsby’s runtime keeps to itself', () => {
  it('is where it was: the loader, with a function for a page', () => {
    const loader = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8');
    expect(loader).toMatch(/export const publicLoader = \{[^}]*\bloadPage:/);
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    expect(app).toContain('window.___loader = publicLoader');
    expect(app).toContain('window.___webpackCompilationHash');
  });

  it('is where it was: the router, with a history that is told of transitions', () => {
    expect(LocationContext).toBeDefined();
    expect(globalHistory._onTransitionComplete).toBeInstanceOf(Function);
    expect(globalHistory.listen).toBeInstanceOf(Function);
  });
});

it('GAT-09 Gatsby does not hear of a chunk that has failed, which would make it load the page again', () => {
  ignoreFailedChunks();
  const gatsby = jest.fn();
  window.addEventListener('unhandledrejection', gatsby);
  for (const message of ['Loading chunk 532 failed.', 'Loading chunk search-overlay failed.', 'Something else'])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));
  window.removeEventListener('unhandledrejection', gatsby);
  expect(gatsby).toHaveBeenCalledTimes(1);
});

describe('Gatsby’s loader', () => {
  beforeAll(() => {
    // What Gatsby's bundler defines.
    Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '' });
  });

  const answer = (status: number, body: object) => ({ status, responseText: JSON.stringify(body) });
  const pageData = { path: '/a', componentChunkName: 'doc', result: {}, staticQueryHashes: [] };

  /** A loader whose requests are answered by `answers`, and whose template is what `template` gives. */
  function makeLoader(answers: Record<string, () => object>, template: () => unknown = () => 'component') {
    const loader = new BaseLoader(() => Promise.resolve(template()), []);
    loader.memoizedGet = jest.fn((url: string) => {
      const path = url.replace('/page-data/', '/');
      return Promise.resolve(answers[path]?.() ?? answer(200, { webpackCompilationHash: 'build' }));
    });
    return loader;
  }
  const missing = { '/404.html/page-data.json': () => answer(200, { ...pageData, path: '/404.html' }) };

  it('ERR-04 asks for the data of a page again after it has failed', async () => {
    const data = jest.fn(() => answer(503, {}));
    const loader = makeLoader({ '/a/page-data.json': data });
    expect(await loader.loadPage('/a')).toMatchObject({ status: 'error' });
    data.mockReturnValue(answer(200, pageData));
    expect(await loader.loadPage('/a')).toMatchObject({ page: { path: '/a' } });
  });

  it('ERR-04 asks for the template of a page again after it has failed', async () => {
    let template: unknown = new Error('Loading chunk 5 failed.');
    const loader = makeLoader({ '/a/page-data.json': () => answer(200, pageData) }, () => template);
    expect(await loader.loadPage('/a')).toMatchObject({
      status: 'error',
      error: { message: 'Loading chunk 5 failed.' },
    });
    template = 'component';
    expect(await loader.loadPage('/a')).toMatchObject({ component: 'component' });
  });

  it('ERR-04 asks again for data that was missing', async () => {
    const data = jest.fn(() => answer(404, {}));
    const loader = makeLoader({ ...missing, '/a/page-data.json': data });
    await loader.loadPage('/a');
    loader.pageDb.clear();
    data.mockReturnValue(answer(200, pageData));
    expect(await loader.loadPage('/a')).toMatchObject({ page: { path: '/a' } });
  });

  it.each([500, 502, 503, 429, 0])('asks at most twice for what a server answers with %i', async (status) => {
    const asked: string[] = [];
    const failing = (path: string) => () => {
      asked.push(path);
      return answer(status, {});
    };
    const paths = ['/a/page-data.json', '/500.html/page-data.json', '/404.html/page-data.json', '/app-data.json'];
    const loader = makeLoader(Object.fromEntries(paths.map((path) => [path, failing(path)])));
    expect(await loader.loadPage('/a')).toMatchObject({ status: 'error' });
    const counts = paths.map((path) => asked.filter((one) => one === path).length);
    expect(counts).toEqual([status === 500 ? 1 : 2, 0, 0, 2]);
  });

  it('shows a page although nothing says which deployment is the latest', async () => {
    const loader = makeLoader({
      '/a/page-data.json': () => answer(200, pageData),
      '/app-data.json': () => answer(500, {}),
    });
    expect(await loader.loadPage('/a')).toMatchObject({ page: { path: '/a' } });
  });
});
