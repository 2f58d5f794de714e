import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStaticQuery } from 'gatsby';
import { SearchError } from '../../../src/search/model/client';
import { SearchPage } from '../../../src/search/page/SearchPage';
import { openingPatience, typingPause } from '../../../src/search/page/search-page-model';
import type * as siteSearchModule from '../../../src/search/site-search';
import { storageKeys } from '../../../src/shared/constants';
import { searchSettings } from '../../../src/shared/site-search';
import { makeRecord, sampleRecords } from '../../support/search/records';
import { makeSite } from '../../support/search/site';
import type { Site } from '../../support/search/site';

let site: Site;
jest.mock('../../../src/search/site-search', () => ({
  ...jest.requireActual<typeof siteSearchModule>('../../../src/search/site-search'),
  siteSearch: () => site,
}));

const many = Array.from({ length: 45 }, (_, index) =>
  makeRecord({ page: `Refund number ${index}`, path: `/docs/r${index}`, area: index % 2 ? 'Odd' : 'Even' }),
);

let intersect: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(useStaticQuery).mockReturnValue({
    allSidebar: {
      nodes: [
        {
          name: 'defaultSidebar',
          area: 'docs',
          items: [
            {
              label: 'Get started',
              path: '/docs/category/get-started',
              items: [{ label: 'Users', path: '/docs/users/', items: [] }],
            },
          ],
        },
      ],
    },
  });
  site = makeSite(sampleRecords);
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      intersect = () => callback([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  history.replaceState(null, '', '/search');
  document.title = '';
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds = 0): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function open(address = ''): Promise<ReturnType<typeof render>> {
  history.replaceState(history.state, '', `/search${address}`);
  const view = render(<SearchPage address={address} />);
  await pass();
  await pass();
  return view;
}
const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });
const titles = (): string[] =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('search page', () => {
  it('SPG-01 SPG-02 SPG-03 without a query asks for one', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Search the documentation' })).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('maxlength', '64');
    expect(field()).toHaveAttribute('placeholder', 'Type your search here');
    expect(document.title).toBe('Search the documentation | Clever Commerce Help');
    expect(site.search).not.toHaveBeenCalled();
  });

  it.each(['?q=negative+balance', '?q=negative%20balance'])(
    'SPG-01 SPG-04 searches at once for %s',
    async (address) => {
      await open(address);
      expect(field()).toHaveValue('negative balance');
      expect(
        screen.getByRole('heading', { level: 1, name: 'Search results for "negative balance"' }),
      ).toBeInTheDocument();
      expect(document.title).toBe('Search results for "negative balance" | Clever Commerce Help');
      expect(titles()).toEqual(['Negative balance']);
    },
  );

  it('SPG-01 SPG-04 typing searches after 300 ms and adds nothing to the history', async () => {
    await open();
    const entries = history.length;
    for (const value of ['p', 'pa', 'pay']) {
      type(value);
      await pass(200);
    }
    expect(site.search).not.toHaveBeenCalled();
    await pass(100);
    expect(site.search).toHaveBeenCalledTimes(1);
    await pass();
    expect(window.location.search).toBe('?q=pay');
    expect(history.length).toBe(entries);
  });

  it('SPG-06 SPG-07 SPG-12 counts, and shows title, place and text of each result', async () => {
    await open('?q=minimum');
    expect(screen.getByText('One document found')).toBeInTheDocument();
    const [result] = screen.getAllByRole('article');
    expect(within(result as HTMLElement).getByRole('link', { name: 'Payout schedule' })).toHaveAttribute(
      'href',
      '/docs/payouts',
    );
    expect(result).toHaveTextContent('Clearing and payouts');
    expect(result?.querySelector('mark')).toHaveTextContent('minimum');
    expect(result?.querySelector('.result-text')?.textContent).toMatch(/…$/);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('search', { name: 'Documentation' })).toBeInTheDocument();
    expect(
      within(result as HTMLElement).getByRole('heading', { level: 2, name: 'Payout schedule' }),
    ).toBeInTheDocument();
    expect(screen.getByText('One document found')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('list')).toContainElement(result as HTMLElement);
    expect(screen.getByRole('region', { name: 'One document found' })).toBeInTheDocument();
  });

  it('SRS-03 leaves results that are to be loaded in full to the browser', async () => {
    await open('?q=minimum');
    const link = () => screen.getByRole('link', { name: 'Payout schedule' });
    expect(link()).not.toHaveAttribute('data-native');
    jest.replaceProperty(searchSettings, 'externalUrls', /^\/docs\/payouts/);
    type('minimum ');
    await pass(300);
    expect(link()).toHaveAttribute('data-native');
  });

  it('SPG-08 says that nothing was found', async () => {
    await open('?q=zeppelin');
    expect(screen.getByText('No results were found')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Browse by area' })).toBeInTheDocument();
    type('refund');
    await pass(typingPause);
    expect(screen.queryByRole('heading', { name: 'Browse by area' })).toBeNull();
  });

  it('SPG-04 an address waits for the whole index, so that no list changes; typing does not', async () => {
    let finish: () => void = () => undefined;
    site.client.complete = () => new Promise((resolve) => (finish = resolve));
    await open('?q=refund');
    await pass(openingPatience - 1);
    expect(screen.getByRole('status', { name: 'Searching' })).toBeInTheDocument();
    expect(site.search).not.toHaveBeenCalled();
    await act(async () => finish());
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('One document found');
    site.client.complete = () => new Promise(() => undefined);
    type('refunds');
    await pass(typingPause);
    expect(site.search).toHaveBeenCalledTimes(2);
  });

  it('SPG-04 what is typed while an address waits is a search of its own', async () => {
    let finish: () => void = () => undefined;
    site.client.complete = () => new Promise((resolve) => (finish = resolve));
    await open('?q=refund');
    type('payout');
    await act(async () => finish());
    const queries = (): string[] => site.search.mock.calls.map(([queries]) => queries[0]?.text ?? '');
    expect(queries()).toEqual(['refund']);
    await pass(typingPause);
    expect(queries()).toEqual(['refund', 'payout']);
  });

  it('SPG-04 an index that never becomes whole is searched as it is', async () => {
    site.client.complete = () => new Promise(() => undefined);
    await open('?q=refund');
    expect(site.search).not.toHaveBeenCalled();
    await pass(openingPatience);
    expect(screen.getByRole('status')).toHaveTextContent('One document found');
  });

  it('SPG-05 loads twenty more by button or by scrolling, and stops after the last', async () => {
    site = makeSite(many);
    await open('?q=refund');
    expect(screen.getByText('45 documents found')).toBeInTheDocument();
    expect(titles()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await pass();
    expect(titles()).toHaveLength(40);
    expect(history.state).toMatchObject({ searchPages: 2 });
    expect(window.location.search).toBe('?q=refund');
    Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
    act(() => intersect());
    expect(screen.getByText('Fetching new results...')).toBeInTheDocument();
    await pass();
    expect(new Set(titles()).size).toBe(45);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('SPG-14 coming back restores query, pages and place', async () => {
    site = makeSite(many);
    history.replaceState({ searchPages: 2, searchScroll: 700 }, '', '/search?q=refund&area=');
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<SearchPage address="?q=refund" />);
    await pass();
    await pass(50);
    expect(titles()).toHaveLength(40);
    expect(scroll).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  });

  it('SPG-10 a failure can be retried; earlier results stay', async () => {
    site = makeSite(many);
    site.search.mockRejectedValueOnce(new SearchError('down'));
    await open('?q=refund');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(titles()).toHaveLength(20);
    site.search.mockRejectedValueOnce(new SearchError('down'));
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await pass();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(titles()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(titles()).toHaveLength(40);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SPG-10 a query that fails does not stand above the results of another; the same for an area', async () => {
    site = makeSite(many);
    await open('?q=refund');
    site.search.mockRejectedValueOnce(new SearchError('down'));
    fireEvent.click(screen.getByRole('radio', { name: /^Odd/ }));
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(titles()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(screen.getByText('22 documents found')).toBeInTheDocument();
    site.search.mockRejectedValueOnce(new SearchError('down'));
    type('number 7');
    await pass(300);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results for "number 7"');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/documents? found/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(titles()[0]).toBe('Refund number 7');
  });

  it('SPG-13 filters by area, kept in the address', async () => {
    site = makeSite(many);
    await open('?q=refund');
    fireEvent.click(screen.getByRole('radio', { name: /^Odd/ }));
    await pass();
    expect(screen.getByText('22 documents found')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=refund&area=Odd');
    expect(screen.getByRole('radio', { name: 'Even 23' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'All areas' }));
    await pass();
    expect(screen.getByText('45 documents found')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=refund');
  });

  it('SPG-13 offers recent queries', async () => {
    const { unmount } = await open('?q=payout');
    fireEvent.submit(screen.getByRole('search'));
    await pass();
    unmount();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'payout' }));
    await pass();
    expect(titles()).toContain('Payout schedule');
  });

  it('SPG-11 filters by language and instance, and asks for longer snippets than the overlay', async () => {
    await open('?q=payout');
    expect(site.search.mock.calls[0]?.[0][0]).toMatchObject({
      page: 0,
      filters: [
        { attribute: 'language', values: ['en'] },
        { attribute: 'docusaurus_tag', values: expect.arrayContaining(['default']) },
      ],
      snippetWords: 30,
    });
  });

  it('a link to another query opens it', async () => {
    const { rerender } = await open('?q=payout');
    history.replaceState(null, '', '/search?q=license');
    rerender(<SearchPage address="?q=license" />);
    await pass();
    expect(field()).toHaveValue('license');
    expect(titles()).toContain('License keys');
  });

  it('STO-04 clears all that the site has stored', async () => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(/[a-z]$/.test(key) ? key : `${key}x`, 'x');
    localStorage.setItem('site.recent-queries', '["a"]');
    for (const key of [storageKeys.assistantToken, 'site.reload', 'site.scroll']) sessionStorage.setItem(key, 'x');
    const others = ['other', 'site-of-others', 'theme-of-others'];
    for (const storage of [localStorage, sessionStorage]) for (const key of others) storage.setItem(key, 'stays');
    await open();
    expect(screen.getByRole('button', { name: 'a' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Clear my data' }));
    expect(screen.getByText('Cleared.')).toBeInTheDocument();
    for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage).sort()).toEqual(others);
  });

  it('STO-04 SPG-13 no longer shows the searches that were cleared', async () => {
    localStorage.setItem('site.recent-queries', '["a"]');
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Clear my data' }));
    expect(screen.queryByRole('button', { name: 'a' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your recent searches' })).toBeNull();
  });

  it('SPG-03 searches for what was typed before there was script', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<SearchPage address="" />);
    const early = within(container).getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    early.value = 'refund';
    render(<SearchPage address="" />, { container, hydrate: true });
    await pass();
    await pass();
    expect(field()).toHaveValue('refund');
    expect(screen.getByRole('status')).toHaveTextContent('One document found');
    expect(window.location.search).toBe('?q=refund');
  });

  it('SPG-15 without script is a form that leads to itself, and a list of areas', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SearchPage address="" />);
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
    expect(form?.querySelector('input')?.name).toBe('q');
    expect([...container.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual([
      '/docs/category/get-started',
      '/docs/users/',
    ]);
    expect(container.querySelector('noscript')?.textContent).toContain('JavaScript');
  });

  it.each(['.*+?', '<img src=x onerror=alert(1)>', '😀', '%E0%A4%A', 'x'.repeat(100)])(
    'bears the query %s',
    async (query) => {
      await open(`?q=${query.includes('%') ? query : encodeURIComponent(query)}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search results for/);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.querySelector('img')).toBeNull();
    },
  );
});
