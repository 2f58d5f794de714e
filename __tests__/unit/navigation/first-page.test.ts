import { loadFirstPage } from '../../../src/navigation/first-page';
import { setPageStatusRenderer } from '../../../src/navigation/page-status';
import type { PageStatus } from '../../../src/navigation/page-status';

const answers: (object | undefined)[] = [];
const loadPage = jest.fn((path: string) => Promise.resolve(path === '/docs/a?x=1' ? answers.shift() : undefined));
const shown: PageStatus[] = [];
setPageStatusRenderer((status) => shown.push(status));

beforeEach(() => {
  shown.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState(null, '', '/docs/a?x=1#y');
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'build' });
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const retry = async (): Promise<void> => {
  const last = shown.at(-1);
  if (last?.status === 'failed') last.retry();
  await settle();
};

describe('the first page', () => {
  it('ERR-03 ERR-05 GAT-08 waits for Retry, which loads again, and keeps the text meanwhile', async () => {
    answers.push({ status: 'error', error: new Error('Loading chunk 1 failed.') }, undefined, { status: 'success' });
    const done = jest.fn();
    void loadFirstPage().then(done);
    await settle();
    await retry();
    expect(done).not.toHaveBeenCalled();
    await retry();
    expect(done).toHaveBeenCalledTimes(1);
    expect(shown).toMatchObject([
      { status: 'failed', keepsText: true, message: 'Loading chunk 1 failed.' },
      { status: 'loading', keepsText: true },
      { status: 'failed', keepsText: true, message: 'The page /docs/a?x=1 could not be loaded.' },
      { status: 'loading', keepsText: true },
      { status: 'shown' },
    ]);
  });

  it('NAV-21 is left to Gatsby when it belongs to another build, and when all is well', async () => {
    answers.push({ page: { webpackCompilationHash: 'newer' } }, { status: 'success' });
    await loadFirstPage();
    await loadFirstPage();
    expect(shown).toEqual([]);
  });

  it.each([
    ['/docs/a/index.html', '/docs/a', '/docs/a'],
    ['/docs/nowhere', '/404.html', '/docs/nowhere'],
    ['/docs/b', undefined, '/docs/b'],
  ])('RTE-02 ANL-05 at %s, in the document of %s, is %s', async (address, pagePath, path) => {
    history.replaceState(null, '', address);
    Object.assign(window, { pagePath });
    loadPage.mockResolvedValueOnce({ status: 'success' });
    await loadFirstPage();
    expect(loadPage).toHaveBeenLastCalledWith(path);
  });
});
