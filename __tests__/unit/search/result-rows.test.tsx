import '../../support/search/mock-overlay';
import { fireEvent, render, screen } from '@testing-library/react';
import { navigateTo } from '../../../src/navigation/navigate';
import { headingsOf } from '../../../src/search/model/hit';
import type { MarkedText, SearchHit } from '../../../src/search/model/hit';
import { followInNew, followUrl, localUrl } from '../../../src/search/hit-url';
import { HighlightedText } from '../../../src/search/overlay/HighlightedText';
import { HitContent } from '../../../src/search/overlay/HitContent';
import { groupHits } from '../../../src/search/overlay/items';
import type { HitItem } from '../../../src/search/overlay/items';
import { searchSettings } from '../../../src/shared/site-search';
import { isTaken } from '../../support/clicks';
import { hitsFor, open } from '../../support/search/overlay';

const levels = { lvl0: 'Area', lvl1: 'Refunds', lvl2: 'Cards', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
/** `The [card]`: the word is marked. */
const marked = (text: string): MarkedText =>
  text.split(/[[\]]/).map((part, index) => ({ text: part, marked: index % 2 === 1 }));
const hit = (change: Partial<SearchHit> = {}): SearchHit => {
  const place = { type: 'lvl2', hierarchy: levels, ...change } as const;
  return {
    objectID: '/a',
    url: '/a',
    url_without_anchor: '/a',
    snippet: null,
    ...headingsOf(place, (_level, text) => marked(text)),
    ...place,
  };
};

/** The lines of a hit. */
function linesOf(change: Partial<SearchHit>, branch: HitItem['branch'] = 'none'): (string | null)[] {
  const { container, unmount } = render(<HitContent item={{ kind: 'hit', hit: hit(change), url: '/a', branch }} />);
  const lines = [...(container.querySelector('.search-texts')?.children ?? [])].map(({ textContent }) => textContent);
  unmount();
  return lines;
}

describe('a hit', () => {
  const page: Partial<SearchHit> = { type: 'lvl1', hierarchy: { ...levels, lvl2: null } };
  const deep = { type: 'lvl3', hierarchy: { ...levels, lvl3: 'Fees' } } as const;

  it('SST-09 shows a heading below the title of its page, or alone in a row under its page', () => {
    expect(linesOf({})).toEqual(['Refunds', 'Cards']);
    expect(linesOf({}, 'middle')).toEqual(['Cards']);
    expect(linesOf(deep)).toEqual(['Refunds', 'Cards › Fees']);
    expect(linesOf(deep, 'last')).toEqual(['Cards › Fees']);
  });

  it('SST-09 shows what a text says below its page and heading', () => {
    const snippet = marked('The [card] & more');
    expect(linesOf({ type: 'content', snippet })).toEqual(['Refunds', 'Cards', 'The card & more']);
    expect(linesOf({ type: 'content', snippet }, 'last')).toEqual(['Cards', 'The card & more']);
    const atTop = { ...page, type: 'content', snippet } as const;
    expect(linesOf(atTop)).toEqual(['Refunds', 'The card & more']);
    expect(linesOf(atTop, 'last')).toEqual(['Refunds', 'The card & more']);
  });

  it('SST-09 leaves out a text without a match, and one whose heading matched', () => {
    expect(linesOf({ type: 'content', snippet: marked('Nothing') })).toEqual(['Refunds', 'Cards']);
    expect(linesOf({ snippet: marked('The [card]') })).toEqual(['Refunds', 'Cards']);
  });

  it('SST-09 shows below a page what its text says, where that has a match', () => {
    expect(linesOf({ ...page, snippet: marked('The [card]') })).toEqual(['Refunds', 'The card']);
    expect(linesOf({ ...page, snippet: marked('Nothing') })).toEqual(['Refunds']);
    expect(linesOf(page)).toEqual(['Refunds']);
  });

  it('SST-09 is named by the heading or question with the words of the query when the title of its page has none', () => {
    const levelsOf = (lvl1: string, lvl2: string | null) => ({ hierarchy: { ...levels, lvl1, lvl2 } });
    expect(linesOf(levelsOf('Purchases', '[Refund] it'))).toEqual(['Refund it', 'Purchases']);
    expect(linesOf(levelsOf('[Refund]s', '[Refund] it'))).toEqual(['Refunds', 'Refund it']);
    const asked = { type: 'content', snippet: marked('How do I [refund]?'), isQuestion: true } as const;
    expect(linesOf({ ...levelsOf('Purchases', 'Actions'), ...asked })).toEqual([
      'How do I refund?',
      'Purchases › Actions',
    ]);
    expect(linesOf({ ...levelsOf('Purchases', null), ...asked })).toEqual(['How do I refund?', 'Purchases']);
    expect(linesOf({ ...levelsOf('Purchases', 'Actions'), ...asked, isQuestion: false })).toEqual([
      'Purchases',
      'Actions',
      'How do I refund?',
    ]);
    expect(linesOf(levelsOf('Purchases', '[Refund] it'), 'last')).toEqual(['Refund it']);
  });

  it('SST-09 has another icon for a page, a heading and a text', () => {
    const rows = [
      ['none', {}],
      ['last', {}],
      ['last', { type: 'content' }],
    ] as const;
    const icons = rows.map(([branch, change]) => {
      const { container } = render(<HitContent item={{ kind: 'hit', hit: hit(change), url: '/a', branch }} />);
      return container.querySelector('.search-icon path')?.getAttribute('d');
    });
    expect(new Set(icons).size).toBe(3);
  });

  it('SRS-05 shows what a record holds as text, tags included', () => {
    expect(linesOf({ hierarchy: { ...levels, lvl2: '<mark>a</mark> & <b>' } })[1]).toBe('<mark>a</mark> & <b>');
    render(<HighlightedText text={marked('<b> ["x\'] &lt; </mark>')} />);
    expect(screen.getByText('"x\'').tagName).toBe('MARK');
    expect(document.body).toHaveTextContent('<b> "x\' &lt; </mark>');
  });
});

describe('the order of hits', () => {
  const toUrl = (url: string): string => url;
  const rows = (...hits: SearchHit[]) =>
    groupHits(hits, toUrl).map(({ label, items }) => [
      label,
      items.map((item) => (item.kind === 'hit' ? `${item.url} ${item.branch}` : '')),
    ]);
  const at = (url: string, type: SearchHit['type'], area = 'Area'): SearchHit =>
    hit({ url, url_without_anchor: url.replace(/#.*/, ''), type, hierarchy: { ...levels, lvl0: area } });

  it('SRS-02 SST-09 puts the page before its headings, and further headings under the best where the page was not found', () => {
    expect(
      rows(at('/a#1', 'lvl2'), at('/b#1', 'lvl2'), at('/a', 'lvl1'), at('/b#2', 'content'), at('/a#2', 'content')),
    ).toEqual([['Area', ['/a none', '/a#1 middle', '/a#2 last', '/b#1 none', '/b#2 last']]]);
  });

  it('SRS-02 keeps the areas in the order of their best hits', () => {
    expect(rows(at('/a', 'lvl1', 'B'), at('/b', 'lvl1', 'A'), at('/c', 'lvl1', 'B')).map(([label]) => label)).toEqual([
      'B',
      'A',
    ]);
  });

  it('SRS-02 shows as many of an area as are set', () => {
    jest.replaceProperty(searchSettings, 'resultsPerGroup', 1);
    expect(rows(at('/a', 'lvl1'), at('/b', 'lvl1'), at('/c', 'lvl1', 'B'))).toEqual([
      ['Area', ['/a none']],
      ['B', ['/c none']],
    ]);
  });
});

describe('where hits lead', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('SRS-03 addresses of this site become paths, those of others stay', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://help.example/docs">';
    expect(localUrl('https://help.example/docs/a?b=1#c')).toBe('/docs/a?b=1#c');
    expect(localUrl('http://localhost/docs/a')).toBe('/docs/a');
    expect(localUrl('https://other.example/docs/a')).toBe('https://other.example/docs/a');
    expect(localUrl('https://help.example:8443/docs/a')).toBe('https://help.example:8443/docs/a');
    expect(localUrl('https://[broken')).toBe('https://[broken');
    document.head.innerHTML = '';
    expect(localUrl('https://help.example/docs/a')).toBe('https://help.example/docs/a');
  });

  it('SRS-03 opens in the app unless the owner wants a full load', () => {
    jest.mocked(navigateTo).mockClear();
    jest.replaceProperty(searchSettings, 'externalUrls', /^\/api\//);
    // What jsdom says of a full load.
    const loaded = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    followUrl('/docs/a');
    expect(loaded).not.toHaveBeenCalled();
    followUrl('/api/a');
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(jest.mocked(navigateTo).mock.calls).toEqual([['/docs/a']]);
  });

  it('SKB-02 a window is as large as the one that it comes from', () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    followInNew('window', '/docs/a');
    expect(openWindow).toHaveBeenLastCalledWith(
      '/docs/a',
      '_blank',
      `noopener,width=${window.outerWidth},height=${window.outerHeight}`,
    );
  });
});

describe('clicks on results', () => {
  it('SST-10 a modified click on all results is the browser’s', async () => {
    const { onChosen } = open();
    await hitsFor('refund');
    const link = screen.getByRole('link', { name: /^See all/ });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      expect(isTaken(() => fireEvent.click(link, init))).toBe(false);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('SKB-02 SRF-03 a hit that the browser opens beside is remembered, and the overlay stays', async () => {
    const { onChosen, site } = open();
    const [, first] = await hitsFor('refund');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      expect(isTaken(() => fireEvent.click(first as HTMLElement, init))).toBe(false);
    expect(onChosen).not.toHaveBeenCalled();
    expect(site.stored.recent().map(({ url }) => url)).toEqual(['/docs/refunds']);
  });

  it('SIN-01 pressing on a hit leaves the focus in the field', async () => {
    open();
    const [, first] = await hitsFor('refund');
    expect(fireEvent.mouseDown(first as HTMLElement)).toBe(false);
  });
});
