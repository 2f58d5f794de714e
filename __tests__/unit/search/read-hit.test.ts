import { readHit, readResult } from '../../../src/search/providers/read-hit';
import { makeQuery } from '../../support/search/engine';
import { toMarkup } from '../../support/search/marked';
import { document } from '../../support/search/service';

describe('results of services', () => {
  it('SRS-04 count what is there where the service does not say it', () => {
    const hits = Array.from({ length: 5 }, (_, index) => readHit({ ...document, url: `/${index}` }));
    const result = readResult(
      { hits, hitCount: 'many', pageCount: NaN, page: null, areas: { x: 2, y: '3' } },
      makeQuery('refund', { hitsPerPage: 2, page: 1 }),
    );
    expect(result).toMatchObject({
      hitCount: 5,
      pageCount: 3,
      page: 1,
    });
    expect(result.areas).toEqual({ x: 2 });
  });

  it.each([
    ['an unknown one', 'banner', 'content'],
    ['none', undefined, 'content'],
    ['the area', 'lvl0', 'content'],
    ['a heading that it has', 'lvl2', 'lvl2'],
    ['a heading that it has not', 'lvl3', 'lvl1'],
  ])('SRS-04 are shown as what they can be when their type is %s', (_name, type, shown) => {
    expect(readHit({ ...document, type, hierarchy: { lvl1: 'Refunds', lvl2: 'Cards' } })).toMatchObject({
      type: shown,
      hierarchy: { lvl0: 'Documentation', lvl1: 'Refunds' },
    });
  });

  it.each([
    ['no object', 'none', 7],
    ['no texts', { lvl1: 7 }, {}],
    ['missing', undefined, undefined],
  ])('SRS-04 SRS-05 are shown without marks when these are %s', (_name, hierarchy, content) => {
    expect(readHit(document, { hierarchy, content })).toMatchObject({
      page: [{ text: 'Refunds', marked: false }],
      section: null,
      snippet: [{ text: 'x', marked: false }],
    });
  });

  it('SPG-07 show the beginning of a long text that nothing in it matched, and none where there is no text', () => {
    expect(toMarkup(readHit({ ...document, content: 'word '.repeat(100) })?.snippet)).toHaveLength(140);
    expect(readHit({ ...document, content: '' })?.snippet).toBeNull();
  });
});
