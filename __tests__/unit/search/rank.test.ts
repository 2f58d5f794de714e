import type { IndexedRecord } from '../../../src/search/engine/records';
import { rankCandidates } from '../../../src/search/engine/rank';
import type { Candidate } from '../../../src/search/engine/term-lookup';

interface Found {
  path?: string;
  title?: string;
  keywords?: string;
  rank?: number;
  level?: number;
  score?: number;
  coverage?: number;
  /** Fields of the index in which a word was found. */
  match?: Record<string, string[]>;
}

/** Ranks records, whose ids are their places in the list, and returns the ids and scores in order. */
function rank(list: readonly Found[], query = 'refund', hitsPerGroup?: number): { id: number; score: number }[] {
  const records = list.map(
    ({ path, title = 'A page', keywords = '', rank: pageRank = 0, level = 2 }, id): IndexedRecord => ({
      id,
      page: {
        path: path ?? `/page-${id}`,
        area: '',
        title,
        tag: 'docs',
        description: '',
        rank: pageRank,
        keywords,
      },
      level,
      head: '',
      anchor: null,
      trail: [],
      content: '',
      extras: '',
      questions: [],
    }),
  );
  const candidates = list.map(({ score = 1, coverage = 1, match = { refund: ['head'] } }, id): Candidate => {
    const found = { id, score, terms: [], queryTerms: [], match };
    return { id, score, coverage, matches: [found] };
  });
  const ranked = rankCandidates(candidates, records, query.split(' '), hitsPerGroup);
  return ranked.map(({ record, score }) => ({ id: record.id, score }));
}

const ids = (...args: Parameters<typeof rank>): number[] => rank(...args).map(({ id }) => id);
const scoreOf = (found: Found, query?: string): number => rank([found], query)[0]?.score ?? NaN;

describe('ranking', () => {
  it('puts the better score first, and the earlier record at the same score', () => {
    expect(ids([{ score: 1 }, { score: 3 }, { score: 2 }, { score: 1 }])).toEqual([1, 2, 0, 3]);
  });

  it('puts pages above their headings, those above deeper ones, and text last', () => {
    expect(ids([{ level: 0 }, { level: 3 }, { level: 2 }, { level: 1 }])).toEqual([3, 2, 1, 0]);
    expect(scoreOf({ level: 4 })).toBe(scoreOf({ level: 0 }));
  });

  it('weighs coverage by its square', () => {
    expect(rank([{ coverage: 0.9 }, { coverage: 0.6 }]).map(({ score }) => score)).toEqual([
      expect.closeTo(1.3 * 0.81),
      expect.closeTo(1.3 * 0.36),
    ]);
  });

  it('demotes listings, examples and old news', () => {
    expect(scoreOf({ rank: -1 })).toBeCloseTo(0.75 * scoreOf({}));
    expect(scoreOf({ rank: -2 })).toBeCloseTo(0.75 ** 2 * scoreOf({}));
  });
});

describe('records with fewer of the words', () => {
  it('are kept from half of the best coverage on while full matches are few', () => {
    expect(ids([{ coverage: 1 }, { coverage: 0.5 }, { coverage: 0.49 }])).toEqual([0, 1]);
    expect(ids([{ coverage: 0.8 }, { coverage: 0.4 }, { coverage: 0.39 }])).toEqual([0, 1]);
  });

  it('are left out once twenty records have all words', () => {
    const full = (count: number): Found[] => Array.from({ length: count }, () => ({}));
    expect(ids([...full(19), { coverage: 0.9 }])).toHaveLength(20);
    expect(ids([...full(20), { coverage: 0.9 }])).toHaveLength(20);
    expect(ids([...full(20), { coverage: 0.9 }])).not.toContain(20);
  });
});

describe('sections that match only through the title of their page', () => {
  const match = { refund: ['title'] };

  it('are left out, the page itself is not', () => {
    expect(
      ids([
        { match, level: 2 },
        { match, level: 0 },
        { match, level: 1 },
      ]),
    ).toEqual([2]);
  });

  it('stay when their heading or text matches too', () => {
    expect(ids([{ match: { refund: ['title', 'head'] } }, { match: { refund: ['title', 'content'] } }])).toEqual([
      0, 1,
    ]);
  });
});

describe('pages of the name that was typed', () => {
  const plain = scoreOf({ level: 1 });

  it('rank above the others, in singular and plural', () => {
    expect(scoreOf({ level: 1, title: 'Refunds', keywords: 'refunds' })).toBeCloseTo(2.5 * plain);
    expect(scoreOf({ level: 1, keywords: 'money, refund, return' })).toBeCloseTo(2.5 * plain);
    expect(scoreOf({ level: 1, keywords: 'gift cards' }, 'gift card')).toBeCloseTo(2.5 * plain);
    expect(scoreOf({ level: 1, keywords: 'giftcard' }, 'gift card')).toBeCloseTo(plain);
  });

  it('rank higher the more of their title was typed', () => {
    expect(scoreOf({ level: 1, title: 'Refund an order' }, 'refund')).toBeCloseTo((1 + 6 / 15) * plain);
    expect(scoreOf({ level: 1, title: 'Refund' }, 'ref')).toBeCloseTo(1.5 * plain);
    expect(scoreOf({ level: 1, title: 'To refund' }, 'refund')).toBeCloseTo(plain);
  });

  it('rank higher when a keyword begins so', () => {
    expect(scoreOf({ level: 1, title: 'Money', keywords: 'refunding' }, 'refund')).toBeCloseTo((1 + 6 / 5) * plain);
    expect(scoreOf({ level: 1, title: 'Money', keywords: 'unrefunding' }, 'refund')).toBeCloseTo(plain);
  });

  it('take the boost as pages only', () => {
    expect(scoreOf({ level: 2, title: 'Refund', keywords: 'refund' })).toBeCloseTo(1.3);
  });
});

it('takes as many records of a page as asked for, the best ones', () => {
  const list = [
    { path: '/a', score: 1 },
    { path: '/a', score: 3 },
    { path: '/a', score: 2 },
    { path: '/b', score: 0.5 },
  ];
  expect(ids(list, 'refund', 2)).toEqual([1, 2, 3]);
  expect(ids(list, 'refund')).toEqual([1, 2, 0, 3]);
});
