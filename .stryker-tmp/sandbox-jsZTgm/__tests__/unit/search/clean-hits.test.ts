import type { DocSearchHit } from '@docsearch/react';
import { cleanHits } from '../../../src/search/docsearch/clean-hits';

const match = (value: string) => ({ value, matchLevel: 'full', matchedWords: [] });
const hit = (change: object = {}): DocSearchHit =>
  ({
    objectID: 'a',
    url: '/docs/a',
    type: 'content',
    content: 'a <b> & c',
    hierarchy: { lvl0: 'Area', lvl1: '<img src=x onerror=alert(1)>', lvl2: null },
    _snippetResult: {
      content: match('a <mark>b</mark> <script>c</script> < d'),
      hierarchy: { lvl1: match('<MARK>x') },
    },
    _highlightResult: { hierarchy_camel: [{ lvl0: match('<i>Area</i>') }] },
    ...change,
  }) as unknown as DocSearchHit;

it('texts of hits lose what could begin a tag, except highlighting; all else stays', () => {
  expect(cleanHits([hit()])).toEqual([
    hit({
      content: 'a &lt;b> & c',
      hierarchy: { lvl0: 'Area', lvl1: '&lt;img src=x onerror=alert(1)>', lvl2: null },
      _snippetResult: {
        content: match('a <mark>b</mark> &lt;script>c&lt;/script> &lt; d'),
        hierarchy: { lvl1: match('&lt;MARK>x') },
      },
      _highlightResult: { hierarchy_camel: [{ lvl0: match('&lt;i>Area&lt;/i>') }] },
    }),
  ]);
});

it('hits that cannot be opened are dropped', () => {
  expect(cleanHits([hit({ url: 'javascript:alert(1)' }), hit({ content: null })])).toEqual([
    expect.objectContaining({ url: '/docs/a', content: null }),
  ]);
});
