import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { SearchError } from '../../../src/search/model/client';
import { SearchPage } from '../../../src/search/page/SearchPage';
import { openingPatience, typingPause } from '../../../src/search/page/search-page-model';
import type * as siteSearchModule from '../../../src/search/site-search';
import { storageKeys } from '../../../src/shared/constants';
import { searchSettings } from '../../../src/shared/site-search';
import { isTaken } from '../../support/clicks';
import { recordEvents } from '../../support/reader-events';
import { makeRecord, sampleRecords } from '../../support/search/records';
import { holdAnswers, makeSite } from '../../support/search/site';
import type { Site } from '../../support/search/site';

let site: Site;
jest.mock('../../../src/search/site-search', () => ({
  ...jest.requireActual<typeof siteSearchModule>('../../../src/search/site-search'),
  siteSearch: () => site,
}));

const many = Array.from({ length: 45 }, (_, index) =>
  makeRecord({ page: `Refund number ${index}`, path: `/docs/r${index}`, area: index % 2 ? 'Odd' : 'Even' }),
);

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

async function press(role: 'button' | 'radio', name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass();
}

describe('search page', () => {
  it('SPG-02 without a query asks nobody, and the title says what the page is for', async () => {
    await open();
    expect(document.title).toBe('Search the documentation | Clever Commerce Help');
    expect(field()).toHaveAttribute('placeholder', 'Type your search here');
    expect(site.search).not.toHaveBeenCalled();
  });

  it('SPG-04 typing searches 300 ms after the last key, once', async () => {
    await open();
    for (const value of ['p', 'pa', 'pay']) {
      type(value);
      await pass(200);
    }
    expect(site.search).not.toHaveBeenCalled();
    await pass(100);
    expect(site.search).toHaveBeenCalledTimes(1);
  });

  it('ANL-07 ANL-08 reports the search and the chosen result, but no further hits of an area', async () => {
    const events = recordEvents();
    site = makeSite(many);
    const { unmount } = await open('?q=refund');
    await press('radio', /^Odd/);
    const [result = document.body] = screen.getAllByRole('article');
    isTaken(() => fireEvent.click(within(result).getByRole('link')));
    unmount();
    expect(events).toEqual([
      ['search', { search_term: 'refund' }],
      ['view_search_results', { search_term: 'refund', hit_count: 45 }],
      ['select_content', { content_type: 'search_hit', item_id: '/docs/r1', search_term: 'refund' }],
    ]);
  });

  it('ANL-07 reports a search when the reader leaves, but not one that is still typed', async () => {
    const events = recordEvents();
    const { unmount } = await open('?q=minimum');
    type('minimum p');
    unmount();
    expect(events).toEqual([]);
    (await open('?q=minimum')).unmount();
    expect(events.map(([name]) => name)).toEqual(['search', 'view_search_results']);
  });

  it('SPG-07 SPG-12 marks what was found, in a list in a region that says how many there are', async () => {
    await open('?q=minimum');
    const [result] = screen.getAllByRole('article');
    expect(result?.querySelector('mark')).toHaveTextContent('minimum');
    expect(screen.getByRole('search', { name: 'Documentation' })).toBeInTheDocument();
    expect(
      within(result as HTMLElement).getByRole('heading', { level: 2, name: 'Payout schedule' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('list')).toContainElement(result as HTMLElement);
    expect(screen.getByRole('region', { name: 'One document found' })).toBeInTheDocument();
    type('negative');
    await pass(typingPause);
    const [section] = screen.getAllByRole('article');
    // The page's title has none of the words.
    expect(section?.querySelector('h2')).toHaveTextContent('Negative balancePayout schedule');
    expect(section?.querySelector('.result-trail')).toHaveTextContent('Clearing and payouts');
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

  it('SPG-05 says that more are on their way, and stops after the last', async () => {
    site = makeSite(many);
    await open('?q=refund');
    for (const count of [20, 40]) {
      expect(titles()).toHaveLength(count);
      fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
      expect(screen.getByText('Fetching new results...')).toBeInTheDocument();
      await pass();
    }
    expect(new Set(titles()).size).toBe(45);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('SPG-05 loads more after better results that are on their way', async () => {
    site = makeSite(many);
    let improve: () => void = () => undefined;
    site.client.onImprovement = (listener) => {
      improve = listener;
      return () => undefined;
    };
    await open('?q=refund');
    const held = holdAnswers(site);
    act(() => improve());
    await pass();
    expect(held).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    for (const count of [20, 40]) {
      await act(async () => held.shift()?.());
      await pass();
      expect(titles()).toHaveLength(count);
    }
  });

  it('SPG-10 a failure can be retried; earlier results stay', async () => {
    site = makeSite(many);
    site.search.mockRejectedValueOnce(new SearchError('down'));
    await open('?q=refund');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    await press('button', 'Try again');
    expect(titles()).toHaveLength(20);
    site.search.mockRejectedValueOnce(new SearchError('down'));
    await press('button', 'Load more');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(titles()).toHaveLength(20);
    await press('button', 'Try again');
    expect(titles()).toHaveLength(40);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SPG-10 a query that fails does not stand above the results of another; the same for an area', async () => {
    site = makeSite(many);
    await open('?q=refund');
    site.search.mockRejectedValueOnce(new SearchError('down'));
    await press('radio', /^Odd/);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(titles()).toEqual([]);
    await press('button', 'Try again');
    expect(screen.getByText('22 documents found')).toBeInTheDocument();
    site.search.mockRejectedValueOnce(new SearchError('down'));
    type('number 7');
    await pass(300);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results for "number 7"');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/documents? found/)).toBeNull();
    await press('button', 'Try again');
    expect(titles()[0]).toBe('Refund number 7');
  });

  it('SPG-13 says how many results each area has, also while another one is chosen', async () => {
    site = makeSite(many);
    await open('?q=refund');
    await press('radio', 'Odd 22');
    expect(screen.getByText('22 documents found')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Even 23' })).toBeInTheDocument();
  });

  it('SPG-13 offers a query that was sent off, though nothing was followed', async () => {
    const { unmount } = await open('?q=payout');
    fireEvent.submit(screen.getByRole('search'));
    await pass();
    unmount();
    await open();
    await press('button', 'payout');
    expect(titles()).toContain('Payout schedule');
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
});
