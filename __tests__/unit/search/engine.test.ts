import fc from 'fast-check';
import { filtersOf, answerOf, makeEngine, makeQuery } from '../../support/search/engine';
import type { SearchRecord } from '../../../src/shared/search-record';
import type { MarkedText } from '../../../src/search/model/hit';
import { toMarkup } from '../../support/search/marked';
import { makeRecord, sampleRecords, otherPages } from '../../support/search/records';

const engine = makeEngine(sampleRecords, [
  ['refund', 'money back'],
  ['license key', 'serial number'],
]);
const urls = (query: string, change = {}): string[] =>
  engine.search(makeQuery(query, change)).hits.map(({ url }) => url);

const plain = (text: MarkedText): string => text.map((segment) => segment.text).join('');

const snippetOf = (content: string, words: number): string =>
  toMarkup(makeEngine([makeRecord({ content })]).search(makeQuery('needle', { snippetWords: words })).hits[0]?.snippet);

describe('engine', () => {
  it('SRS-01 says of a hit what it is, where it is and what matched', () => {
    const result = engine.search(makeQuery('refund'));
    expect(result).toMatchObject({ query: 'refund', page: 0 });
    expect(result.hits[0]).toMatchObject({
      type: 'lvl1',
      url: '/docs/refunds',
      hierarchy: { lvl0: 'Revenue assurance', lvl1: 'Refund a purchase' },
      page: [
        { text: 'Refund', marked: true },
        { text: ' a purchase', marked: false },
      ],
      section: null,
    });
  });

  it.each([
    ['exact', 'payout schedule', '/docs/payouts'],
    ['prefix', 'pay', '/docs/payouts'],
    ['one typo', 'payuot', '/docs/payouts'],
    ['two typos', 'negatve balence', '/docs/payouts#negative-balance'],
    ['one typo in three letters', 'kys', '/docs/keys'],
    ['a synonym', 'money back', '/docs/refunds'],
    ['the plural of a synonym', 'serial numbers', '/docs/keys'],
    ['function words', 'how do i refund a purchase', '/docs/refunds'],
    ['accents and case', 'PAYÖUT', '/docs/payouts'],
    ['the singular of a plural', 'refunds', '/docs/refunds'],
    ['the plural of a singular', 'purchase refund', '/docs/refunds'],
    ['the infinitive', 'refunding', '/docs/refunds'],
    ['two words that are written as one', 're-fund', '/docs/refunds'],
    ['two words that are written as one, of a synonym', 'money-back', '/docs/refunds'],
  ])('SRS-07 finds by %s', (_kind, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  const texts = { content: '', description: null };
  it.each([
    ['cancelled', 'Canceled orders'],
    ['cancelling', 'Canceling orders'],
    ['licences', 'License'],
    ['practice', 'Practise'],
    ['organisations', 'Organizations'],
    ['authorised', 'Authorized'],
    ['colours', 'Color'],
    ['favourites', 'Favorites'],
  ])('SRS-07 finds the American spelling of %s as the same word', (word, title) => {
    const spelt = makeEngine([makeRecord({ ...texts, page: title })]);
    expect(spelt.lookUpAsked(`${word}?`)).toMatchObject([{ certainty: 1, matches: { size: 1 } }]);
  });

  const shop = makeEngine(
    [
      makeRecord({ ...texts, page: 'Purchases', content: 'Refund an order.', keywords: ['refund'] }),
      ...['Payments in cash', 'Bank transfers', 'Payments in real time'].flatMap((page) => [
        makeRecord({ ...texts, page }),
        makeRecord({ ...texts, page, heading: 'Refunds', content: 'Refund by transfer.' }),
      ]),
      makeRecord({ ...texts, page: 'Deserved discounts' }),
      makeRecord({ ...texts, page: 'Payouts', content: 'We keep a reserve.' }),
      makeRecord({ ...texts, page: 'Forms' }),
      makeRecord({ ...texts, page: 'Forms', heading: 'Sign-up form' }),
      makeRecord({ ...texts, page: 'Sales revenue', content: 'Without tax.' }),
      makeRecord({ ...texts, page: 'Taxation', content: 'Every sales tax is ours.' }),
    ],
    [
      ['vat', 'sales tax'],
      ['sign-up', 'registration'],
    ],
  );
  const pages = (query: string): (string | null | undefined)[] =>
    shop.search(makeQuery(query)).hits.map(({ hierarchy }) => hierarchy.lvl1);

  it('SRS-07 puts the page that its writer wants to be found so before sections of that name', () => {
    expect(pages('refund')[0]).toBe('Purchases');
    expect(pages('refunds')[0]).toBe('Purchases');
  });

  it('SRS-07 takes a word that the pages have for no misspelt other one', () => {
    expect(pages('reserve')).toEqual(['Payouts']);
  });

  it('SRS-07 finds a synonym that is written together or apart', () => {
    expect(pages('signup')[0]).toBe('Forms');
    expect(pages('sign up form')[0]).toBe('Forms');
  });

  it('SRS-07 takes two words that the pages write as one for that word', () => {
    const engineOf = makeEngine([
      makeRecord({ ...texts, page: 'Checkout', content: 'The way to the payment.' }),
      makeRecord({ ...texts, page: 'Checks', content: 'Send it out. A check needs time.' }),
    ]);
    expect(engineOf.search(makeQuery('check-out')).hits[0]?.hierarchy.lvl1).toBe('Checkout');
  });

  it('SRS-07 takes a synonym of several words only where they stand together', () => {
    expect(pages('vat')).toEqual(['Taxation']);
  });

  it('SRS-07 takes words as optional when nothing has all', () => {
    expect(urls('refund zeppelin')[0]).toBe('/docs/refunds');
    expect(urls('zeppelin')).toEqual([]);
  });

  it('SIN-01 looks at 64 characters and no more', () => {
    const query = `refund ${'word'.repeat(9)} ${'more'.repeat(5)}`;
    expect(query).toHaveLength(64);
    expect(engine.search(makeQuery(`${query} zeppelin`)).query).toBe(query);
    expect(urls(`${query} zeppelin`)).toEqual(urls(query));
  });

  it('SRQ-05 DVR-04 filters: all of the outer list, one of each inner list', () => {
    const filters = filtersOf('language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-guides-current']);
    expect(urls('image', { filters })).toEqual(['/guides/image']);
    expect(urls('refund', { filters })).toEqual([]);
    expect(
      urls('refund', { filters: filtersOf('hierarchy.lvl0:Revenue assurance', 'version:current', 'type:lvl2') }),
    ).toEqual(['/docs/refunds#partial-refunds']);
    expect(urls('refund', { filters: filtersOf('unknown:x') })).toEqual([]);
  });

  it.each([
    ['One two. The needle is here.', '…The <mark>needle</mark> is here. 1 2 3 4…'],
    ['One two. Three four the needle is here.', '…four the <mark>needle</mark> is here. 1 2 3…'],
    ['One two\nThe needle is here', '…The <mark>needle</mark> is here 1 2 3 4…'],
    ['(Needle) is here', '(<mark>Needle</mark>) is here 1 2 3 4 5…'],
    ['Rate 3.5 needle is here', '…3.5 <mark>needle</mark> is here 1 2 3…'],
  ])('SRQ-03 a snippet begins with its sentence where that is near: %j', (content, snippet) => {
    expect(snippetOf(`${content} 1 2 3 4 5 6 7 8 9`, 8)).toBe(snippet);
  });

  it('SRQ-03 the last sentence of a text needs nothing before it, the end of one does', () => {
    const before = '1 2 3 4 5 6 7 8 9';
    expect(snippetOf(`${before}. The needle is here.`, 8)).toBe('…The <mark>needle</mark> is here.');
    expect(snippetOf(`${before} the needle is here.`, 8)).toBe('…6 7 8 9 the <mark>needle</mark> is here.');
  });

  it.each(['', '   ', '.*+?^${}()|[]\\', '😀', 'a'.repeat(65), 'constructor', '__proto__'])(
    'finds nothing for %j',
    (query) => {
      expect(engine.search(makeQuery(query))).toMatchObject({ hits: [], hitCount: 0 });
    },
  );

  it('never throws and never changes a text by marking it, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        for (const { page, section, hierarchy } of engine.search(makeQuery(query)).hits) {
          const { lvl1, lvl2, lvl3 } = hierarchy;
          expect(plain(page)).toBe(lvl1);
          expect(plain(section ?? [])).toBe([lvl2, lvl3].filter((text) => text !== null).join(' › '));
        }
      }),
      { numRuns: 300 },
    );
    expect(engine.records).toHaveLength(6);
  });
});

describe('answers from passages', () => {
  it('quotes word for word, with page and section', () => {
    const { passages } = answerOf(engine, 'When is a payout made?');
    expect(passages[0]).toEqual({
      text: 'A payout is made once a month when the balance is above the minimum.',
      url: '/docs/payouts',
      title: 'Payout schedule',
    });
    const texts = sampleRecords.map(({ content }) => content ?? '');
    for (const { text } of passages) expect(texts.some((content) => content.includes(text))).toBe(true);
  });

  it('says nothing when nothing fits', () => {
    expect(answerOf(engine, 'How tall is Mount Everest?')).toEqual({ passages: [], nearest: [] });
    expect(answerOf(engine, '')).toEqual({ passages: [], nearest: [] });
  });

  /** So much more text that a section is not quoted whole. */
  const filling = 'Something else is told here as well. '.repeat(30);

  it('quotes a short section whole, and of a long one the words that answer', () => {
    const content = 'A payout is made once a month. It needs a balance.\nBanks take two days.';
    const quote = (text: string): string | undefined =>
      answerOf(makeEngine([makeRecord({ page: 'Payouts', content: text })]), 'When is a payout made?').passages[0]
        ?.text;
    expect(quote(content)).toBe(content);
    expect(quote(`${content}\n${filling}`)).toBe('A payout is made once a month. It needs a balance.');
  });

  it('asks for less on a site that lists no questions', () => {
    const near = makeRecord({
      page: 'Cancel a booking',
      content: 'A cancellation takes the deposit.',
      path: '/docs/cancel',
    });
    const quoted = (records: readonly SearchRecord[]): number =>
      answerOf(makeEngine([near, ...records]), 'What does a booking cancellation deposit cost?').passages.length;
    expect(quoted(otherPages)).toBe(1);
    expect(quoted([...otherPages, makeRecord({ path: '/docs/x', questions: ['When do I pay?'] })])).toBe(0);
  });

  it('quotes word for word where the browser cannot cut sentences', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      const content = `A payout is made once a month. It needs a balance! Who pays? We do\n${filling}`;
      const { passages } = answerOf(makeEngine([makeRecord({ page: 'Payouts', content })]), 'When is a payout made?');
      expect(passages[0]?.text).toBe('A payout is made once a month. It needs a balance! Who pays?');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
