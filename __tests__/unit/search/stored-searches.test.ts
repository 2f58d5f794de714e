import { StoredSearches } from '../../../src/search/overlay/stored-searches';
import type { SearchHit } from '../../../src/search/model/hit';
import { sampleRecords } from '../../support/search/records';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  ...(sampleRecords[0] as unknown as SearchHit),
  objectID: id,
  url: `/docs/${id}`,
  page: [{ text: 'x', marked: true }],
  section: null,
  snippet: null,
  ...change,
});
const ids = (hits: readonly { objectID: string }[]): string[] => hits.map(({ objectID }) => objectID);

describe('recent and favourite searches', () => {
  it('SRF-01 are stored by index, newest first, without what belongs to one query', () => {
    const stored = new StoredSearches('docs');
    stored.addRecent(hit('a'));
    stored.addRecent(hit('b'));
    const value = JSON.parse(localStorage.getItem(recentKey) ?? '') as Record<string, unknown>[];
    expect(value.map(({ objectID }) => objectID)).toEqual(['b', 'a']);
    // What DocSearch's own dialog reads as well.
    expect(Object.keys(value[0] ?? {})).toEqual([
      'objectID',
      'url',
      'url_without_anchor',
      'type',
      'hierarchy',
      'anchor',
      'content',
    ]);
    expect(new StoredSearches('other').recent()).toEqual([]);
  });

  it.each(['https://evil.example/docs/a', '//evil.example/a', '/\\\\evil.example/a'])(
    'SRF-01 leave out addresses of other sites, which nobody stored here: %s',
    (url) => {
      const stored = new StoredSearches('docs');
      stored.addRecent(hit('a'));
      stored.addFavourite(hit('b'));
      for (const key of [recentKey, favouriteKey]) {
        const own = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
        localStorage.setItem(key, JSON.stringify([{ ...own[0], objectID: 'x', url }, ...own]));
      }
      expect(ids(stored.recent())).toEqual(['a']);
      expect(ids(stored.favourites())).toEqual(['b']);
      stored.addRecent(hit('c', { url: `${window.location.origin}/docs/c` }));
      expect(ids(stored.recent())).toEqual(['c', 'a']);
    },
  );

  it('SRF-02 are 7, 4 beside favourites, and 10 favourites', () => {
    const stored = new StoredSearches('docs');
    for (let index = 0; index < 9; index += 1) stored.addRecent(hit(`r${index}`));
    expect(ids(stored.recent())).toEqual(['r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2']);
    expect(stored.recentLimit()).toBe(7);
    for (let index = 0; index < 12; index += 1) stored.addFavourite(hit(`f${index}`));
    expect(stored.recentLimit()).toBe(4);
    expect(stored.favourites()).toHaveLength(10);
    expect(ids(stored.favourites())[0]).toBe('f11');
  });

  it('SRF-02 STO-05 are no more than that when another site of the origin stored a longer list', () => {
    const many = JSON.stringify(Array.from({ length: 30 }, (_, index) => hit(`s${index}`)));
    for (const key of [recentKey, favouriteKey]) localStorage.setItem(key, many);
    const stored = new StoredSearches('docs');
    expect([stored.recent().length, stored.favourites().length]).toEqual([7, 10]);
  });

  it('SRF-03 move the same one to the front, leave favourites alone, keep the heading of a text', () => {
    const stored = new StoredSearches('docs');
    for (const id of ['a', 'b', 'a']) stored.addRecent(hit(id));
    expect(ids(stored.recent())).toEqual(['a', 'b']);
    stored.addFavourite(hit('f'));
    stored.addRecent(hit('f'));
    expect(ids(stored.recent())).toEqual(['a', 'b']);
    stored.addRecent(hit('c', { type: 'content', hierarchy: { ...hit('c').hierarchy, lvl2: 'Heading' } }));
    expect(stored.recent()[0]).toMatchObject({ type: 'lvl2' });
    stored.addRecent(hit('d', { type: 'content', hierarchy: { ...hit('d').hierarchy, lvl2: null } }));
    expect(stored.recent()[0]).toMatchObject({ type: 'lvl1' });
  });

  it('SRF-03 keep one entry of several texts below a heading, none beside a favourite', () => {
    const stored = new StoredSearches('docs');
    const text = (id: string) => hit(id, { type: 'content', url: '/docs/a#heading' });
    stored.addRecent(text('first'));
    stored.addRecent(text('second'));
    expect(ids(stored.recent())).toEqual(['second']);
    const [entry] = stored.recent();
    if (entry) stored.addFavourite(entry);
    stored.addRecent(text('third'));
    expect(stored.recent()).toEqual([]);
  });

  it('SRF-06 are neither read nor written when switched off', () => {
    new StoredSearches('docs').addRecent(hit('a'));
    const off = new StoredSearches('docs', false);
    off.addRecent(hit('b'));
    expect(off.recent()).toEqual([]);
    expect(ids(new StoredSearches('docs').recent())).toEqual(['a']);
  });

  it.each(['{"', '{}', '7', '[1,null,{"objectID":"x"}]', '[{"url":"javascript:alert(1)","hierarchy":{"lvl1":"x"}}]'])(
    'SRF-07 STO-05 are empty when %s is stored, and written again',
    (value) => {
      localStorage.setItem(recentKey, value);
      localStorage.setItem(favouriteKey, value);
      const stored = new StoredSearches('docs');
      expect([stored.recent(), stored.favourites()]).toEqual([[], []]);
      stored.addRecent(hit('a'));
      expect(ids(stored.recent())).toEqual(['a']);
    },
  );
});
