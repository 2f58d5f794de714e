import { answerWithHits } from '../../../src/search/providers/hit-passages';
import { readHit, readResult } from '../../../src/search/providers/read-hit';
import type { SearchQuery } from '../../../src/search/model/query';

const record = (url: string, heading: string | null, content: string | null) => ({
  url,
  type: heading === null ? 'lvl1' : 'lvl2',
  hierarchy: { lvl0: 'Area', lvl1: 'Refunds', lvl2: heading },
  content,
});

/** A service that always finds the same records. */
function serviceWith(...records: object[]) {
  return {
    search: jest.fn((queries: readonly SearchQuery[]) =>
      Promise.resolve({
        results: queries.map((query) => readResult({ hits: records.map((found) => readHit(found)) }, query)),
      }),
    ),
  };
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

describe('answers of a hosted provider', () => {
  it('AIM-01 quote its best hits, with page and section', async () => {
    const service = serviceWith(
      record('/a#cards', 'Cards', 'The money goes back to the card.'),
      record('/b', null, 'Refunds take five days.'),
      record('/c', null, 'c'),
      record('/d', null, 'd'),
    );
    const answer = await answerWithHits(service.search, 'docs', 'How do I refund?');
    expect(answer.passages.slice(0, 2)).toEqual([
      { text: 'The money goes back to the card.', url: '/a#cards', title: 'Refunds › Cards' },
      { text: 'Refunds take five days.', url: '/b', title: 'Refunds' },
    ]);
    expect(answer.passages).toHaveLength(3);
    expect(answer.nearest).toEqual([]);
    expect(service.search.mock.calls[0]?.[0]).toMatchObject([{ index: 'docs', snippetWords: 60, hitsPerGroup: 1 }]);
  });

  it('AIM-01 name the nearest pages where there is no text, and nothing where nothing was found', async () => {
    expect(await answerWithHits(serviceWith(record('/a', null, null)).search, 'docs', 'refund')).toEqual({
      passages: [],
      nearest: [{ title: 'Refunds', url: '/a' }],
    });
    const titles = ['/a', '/b', '/c', '/d'].map((url) => record(url, null, null));
    expect((await answerWithHits(serviceWith(...titles).search, 'docs', 'refund')).nearest).toHaveLength(3);
    expect(await answerWithHits(serviceWith().search, 'docs', 'weather')).toEqual({ passages: [], nearest: [] });
  });
});
