import type * as reports from '../../../src/search/reports';
import { recordEvents } from '../../support/reader-events';

let { forgetSearch, noteSearch, reportChoice, reportSearch } = {} as typeof reports;

/** For so many milliseconds typing must rest. */
const restsFor = 1500;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ forgetSearch, noteSearch, reportChoice, reportSearch } = await import('../../../src/search/reports'));
});
afterEach(() => jest.useRealTimers());

const searched = (term: string, hits: number): [string, unknown][] => [
  ['search', { search_term: term }],
  ['view_search_results', { search_term: term, hit_count: hits }],
];

describe('reports of searches', () => {
  it('ANL-07 are made once typing has rested, of what was typed last', () => {
    const events = recordEvents();
    for (const query of ['ref', 'refu', ' refund ']) {
      noteSearch({ query, hitCount: 3 });
      jest.advanceTimersByTime(restsFor - 1);
    }
    expect(events).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(events).toEqual(searched('refund', 3));
  });

  it('ANL-07 are made at once when search is closed', () => {
    const events = recordEvents();
    noteSearch({ query: 'refund', hitCount: 0 });
    reportSearch();
    jest.runAllTimers();
    expect(events).toEqual(searched('refund', 0));
  });

  it('ANL-07 leave out what was typed on before it rested', () => {
    const events = recordEvents();
    noteSearch({ query: 'ref', hitCount: 3 });
    forgetSearch();
    jest.runAllTimers();
    reportSearch();
    expect(events).toEqual([]);
  });

  it('ANL-07 are not repeated when results of the same search improve, nor when it is opened again', () => {
    const events = recordEvents();
    noteSearch({ query: 'refund', hitCount: 3, isPreliminary: true });
    jest.runAllTimers();
    noteSearch({ query: 'refund', hitCount: 9 });
    jest.runAllTimers();
    noteSearch({ query: 'payout', hitCount: 1 });
    jest.runAllTimers();
    expect(events).toEqual([...searched('refund', 3), ...searched('payout', 1)]);
  });

  it('ANL-07 do not say that nothing was found while texts are still loading', () => {
    const events = recordEvents();
    noteSearch({ query: 'refund', hitCount: 0, isPreliminary: true });
    jest.runAllTimers();
    reportSearch();
    expect(events).toEqual([]);
    noteSearch({ query: 'refund', hitCount: 2 });
    jest.runAllTimers();
    expect(events).toEqual(searched('refund', 2));
  });

  it('ANL-08 say first what was searched for, then what was chosen: the path with the hash, without a query', () => {
    const events = recordEvents();
    noteSearch({ query: 'refund', hitCount: 3 });
    reportChoice('search_hit', `${location.origin}/docs/refunds?x=1#partly`, 'refund');
    jest.runAllTimers();
    expect(events).toEqual([
      ...searched('refund', 3),
      ['select_content', { content_type: 'search_hit', item_id: '/docs/refunds#partly', search_term: 'refund' }],
    ]);
  });

  it('ANL-07 cost no timer in a build without the setting', () => {
    noteSearch({ query: 'refund', hitCount: 3 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
