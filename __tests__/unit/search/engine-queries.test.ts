import { Answerer } from '../../../src/search/engine/answers';
import { matchesFilters } from '../../../src/search/engine/filters';
import { SearchEngine } from '../../../src/search/engine/engine';
import { hierarchyOf, pathOf, unfoldTitles, urlOf } from '../../../src/search/engine/records';
import type { SearchTitles } from '../../../src/shared/search-record';
import { answerOf, makeEngine, makeQuery } from '../../support/search/engine';
import { toMarkup } from '../../support/search/marked';
import { makeRecord, sampleRecords } from '../../support/search/records';

const titles: SearchTitles = {
  v: 1,
  language: 'en',
  version: 'current',
  areas: ['Area'],
  tags: ['tag'],
  synonyms: [],
  pages: [
    [
      '/a',
      0,
      'Page',
      0,
      [
        [2, 'First part'],
        [0, ''],
        [4, 'Deep', 'own'],
        [3, 'Side'],
      ],
      'What it is.',
      0,
      '',
    ],
  ],
};
const texts = { content: '', description: null };
const page = (title: string, change: Parameters<typeof makeRecord>[0] = {}) =>
  makeRecord({ ...texts, page: title, path: `/${title.toLowerCase().replaceAll(' ', '-')}`, ...change });
const urls = (engine: SearchEngine, query: string, change = {}): string[] =>
  engine.search(makeQuery(query, change)).hits.map(({ url }) => url);

describe('records', () => {
  const records = unfoldTitles(titles);

  it('SRS-06 know where they stand; a text that goes on belongs to the heading before it', () => {
    expect(records.map((record) => [record.level, urlOf(record), pathOf(record)])).toEqual([
      [1, '/a', []],
      [2, '/a#first-part', []],
      [0, '/a#first-part', ['First part']],
      [4, '/a#own', ['First part', null]],
      [3, '/a#side', ['First part']],
    ]);
    expect(records.map((record) => hierarchyOf(record).lvl4)).toEqual([null, null, null, 'Deep', null]);
    expect(hierarchyOf(records[4] as (typeof records)[0])).toMatchObject({
      lvl0: 'Area',
      lvl1: 'Page',
      lvl2: 'First part',
      lvl3: 'Side',
    });
  });

  it('SRQ-05 are filtered by what they are', () => {
    const passing = (type: string): number =>
      records.filter((record) => matchesFilters(record, [{ attribute: 'type', values: [type] }], titles)).length;
    expect(['lvl1', 'lvl2', 'lvl4', 'content', 'lvl0'].map(passing)).toEqual([1, 1, 1, 1, 0]);
  });

  it('SRS-01 SST-09 are hits by their heading or by their text, and say which', () => {
    const engine = new SearchEngine(titles);
    engine.addTexts(0, ['Refund first.', '', 'Refund again.']);
    Array.from(engine.indexTexts());
    const types = (query: string) =>
      Object.fromEntries(
        engine
          .search(makeQuery(query))
          .hits.map(({ url, type, snippet }) => [`${url} ${type}`, snippet && toMarkup(snippet)]),
      );
    expect(types('refund')).toEqual({
      '/a content': '<mark>Refund</mark> first.',
      '/a#first-part content': '<mark>Refund</mark> again.',
    });
    expect(types('deep')).toEqual({ '/a#own lvl4': null });
  });

  it('SRQ-10 headings are found before the texts have come', () => {
    const engine = makeEngine(sampleRecords, [], false);
    expect(urls(engine, 'partial refunds')[0]).toBe('/docs/refunds#partial-refunds');
    expect(engine.search(makeQuery('payout'))).toMatchObject({ isPreliminary: true, hitCount: 1 });
    expect(urls(engine, 'minimum')).toEqual([]);
    expect(makeEngine(sampleRecords).search(makeQuery('minimum'))).not.toHaveProperty('isPreliminary');
  });
});

describe('pages of results', () => {
  const engine = makeEngine(Array.from({ length: 5 }, (_, index) => page(`Refund ${index}`)));

  it('SPG-05 follow one another without a gap, and the last one ends', () => {
    const all = urls(engine, 'refund');
    const parts = [0, 1, 2].map((number) => urls(engine, 'refund', { hitsPerPage: 2, page: number }));
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(parts.flat()).toEqual(all);
    expect(engine.search(makeQuery('refund', { hitsPerPage: 2 }))).toMatchObject({ hitCount: 5, pageCount: 3 });
  });

  it('SPG-13 areas are counted only when they are asked for', () => {
    expect(engine.search(makeQuery('refund', { countsAreas: true })).areas).toEqual({ 'Revenue assurance': 5 });
    expect(engine.search(makeQuery('refund'))).not.toHaveProperty('areas');
  });

  it('SRQ-03 snippets have as many words as are asked for', () => {
    const long = makeEngine([page('Words', { content: `refund ${'word '.repeat(30)}` })]);
    const words = (snippetWords: number): number | undefined =>
      toMarkup(long.search(makeQuery('refund', { snippetWords })).hits[0]?.snippet).split(' ').length;
    expect([10, 5].map(words)).toEqual([10, 5]);
  });
});

describe('words of a query', () => {
  it('SRS-07 a lone accent, as a dead key leaves it, finds nothing less', () => {
    const engine = makeEngine(sampleRecords);
    expect(urls(engine, 'refund \u0301')).toEqual(urls(engine, 'refund'));
    expect(urls(engine, '\u0301')).toEqual([]);
    const [hit] = engine.search(makeQuery('\u0301 refund')).hits;
    expect(toMarkup(hit?.page)).toContain('<mark>');
  });

  it('SRS-07 a query of nothing but small words means them', () => {
    const engine = makeEngine([page('What to do'), page('Refunds')]);
    expect(urls(engine, 'what to do')).toEqual(['/what-to-do']);
  });

  it('SRS-07 a small word brings in nothing by itself', () => {
    const engine = makeEngine([page('Refunds'), page('The cards'), page('The keys')]);
    expect(urls(engine, 'the refunds')).toEqual(['/refunds']);
    expect(urls(engine, 'refunds the')).toEqual(['/refunds']);
    expect(urls(engine, 'the zeppelin')).toEqual([]);
  });

  it('SRS-07 a number is no misspelt other one', () => {
    const engine = makeEngine([page('Error 4041'), page('Error 4042')]);
    expect(urls(engine, '4042')).toEqual(['/error-4042']);
    expect(urls(engine, '4043')).toEqual([]);
  });

  it.each([
    ['one too few', 'chargbacks'],
    ['one too many', 'chargeebacks'],
    ['another one', 'chargebucks'],
  ])('SRS-07 a synonym is known with %s of its letters', (_name, query) => {
    const engine = makeEngine([page('Disputes'), page('Cards')], [['chargebacks', 'dispute']]);
    expect(urls(engine, query)).toEqual(['/disputes']);
  });

  it('SRS-07 a short synonym is not taken for a word that differs from it', () => {
    const engine = makeEngine([page('Sales tax'), page('Cards')], [['vat', 'sales tax']]);
    expect(urls(engine, 'vats')).toEqual(['/sales-tax']);
    expect(urls(engine, 'bat')).toEqual([]);
  });

  it('SRS-07 of several meanings the longest phrase counts', () => {
    const engine = makeEngine(
      [page('Tokens'), page('Serial numbers')],
      [
        ['license', 'token'],
        ['license key', 'serial number'],
      ],
    );
    expect(urls(engine, 'license key')[0]).toBe('/serial-numbers');
    expect(urls(engine, 'license')[0]).toBe('/tokens');
  });

  it('SRS-07 the last word may be unfinished, one before it only when it is long', () => {
    const engine = makeEngine([page('Payout report')]);
    expect(urls(engine, 'payout re')).toEqual(['/payout-report']);
    expect(urls(engine, 'pa')).toEqual(['/payout-report']);
    expect(engine.search(makeQuery('pa re')).hits).toHaveLength(1);
  });
});

describe('words of every script', () => {
  const engine = makeEngine([
    page('安装', { content: '在生产环境中部署袋鼠服务之前,请先阅读本节内容。' }),
    page('カンガルー', { content: 'このページではｶﾝｶﾞﾙｰの設定方法をAPI設定で説明します。' }),
    page('การติดตั้ง', { content: 'ก่อนติดตั้งบริการในระบบจริงโปรดอ่านส่วนนี้' }),
    page('설치', { content: '프로덕션 환경에서 설정을 변경합니다.' }),
    page('Other', { content: '环境 境中 生意 設備' }),
  ]);

  it.each([
    ['袋鼠', '/安装'],
    ['生产环境', '/安装'],
    ['鼠', '/安装'],
    ['カンガルー', '/カンガルー'],
    ['設定', '/カンガルー'],
    ['api', '/カンガルー'],
    ['ホヘモ', null],
    ['ติดตั้ง', '/การติดตั้ง'],
    ['설정', '/설치'],
    ['설정'.normalize('NFD'), '/설치'],
    ['환경에서 설정', '/설치'],
  ])('SRS-07 %s is found inside of a sentence', (query, url) => {
    expect(urls(engine, query)[0] ?? null).toBe(url);
  });

  it('SRS-05 what is found inside of a sentence is marked as a whole', () => {
    const snippetOf = (query: string) => toMarkup(engine.search(makeQuery(query)).hits[0]?.snippet ?? null);
    expect(snippetOf('袋鼠服务')).toContain('<mark>袋鼠服务</mark>之');
    expect(snippetOf('設定方法')).toContain('の<mark>設定方法</mark>を');
    expect(snippetOf('カンガルー')).toContain('では<mark>ｶﾝｶﾞﾙｰ</mark>の');
  });

  it('SRS-07 a synonym in such a script stands for the same characters next to each other', () => {
    const records = [page('Setup', { content: '设定环境。' }), page('Apart', { content: '设定。环境。定环。' })];
    expect(urls(makeEngine(records, [['configuration', '设定环境']]), 'configuration')).toEqual(['/setup']);
  });

  it.each([
    'soft\u00adhyphen',
    'soft\u200bhyphen',
    'soft\u2060hyphen',
    '\ufeffsofthyphen',
    'so\u0301fthyphen',
    'sófthyphen',
  ])('SRS-07 characters that nobody sees and accents make no other word: %j', (written) => {
    const records = [page('Records', { content: `A ${written} in a word.` })];
    for (const query of ['softhyphen', written]) {
      const [hit] = makeEngine(records).search(makeQuery(query)).hits;
      expect(toMarkup(hit?.snippet ?? null).normalize('NFC')).toBe(
        `A <mark>${written}</mark> in a word.`.normalize('NFC'),
      );
    }
  });
});

it.each([
  ['aether', 'The æther'],
  ['orsted', 'By Ørsted'],
  ['strasse', 'In the Straße'],
  ['Lodz', 'Of Łódź'],
])('SRS-07 %s finds a letter that the keyboard lacks: %s', (query, content) => {
  expect(urls(makeEngine([page('Names', { content }), page('Other')]), query)).toEqual(['/names']);
});

describe('names with signs', () => {
  const engine = makeEngine([
    page('Plan C', { content: 'A net of C sources at T, an x, a source, F and node; see js.' }),
    page('Languages', { content: 'We have C++, C# and .NET; F# too.' }),
    page('Carriers', { content: 'AT&T is one. R&D is another.' }),
    page('Headers', { content: 'Send x-source, content-id and node.js.' }),
    page('Files', { content: 'There is file I/O here, and support 24/7. It costs 1,000.50 EUR.' }),
    page('I and O, 24 and 7, 1 and 000 and 50', { content: 'I see an O, 24 of 7, and 1 of 000 with 50.' }),
  ]);

  it.each(['I/O', 'i/o', '24/7', '1,000.50'])(
    'SRS-07 %s comes before pages with its parts in their titles',
    (query) => {
      expect(urls(engine, query)[0]).toBe('/files');
    },
  );

  it.each([
    ['C++', '/languages', 'C++'],
    ['.net', '/languages', '.NET'],
    ['AT&T', '/carriers', 'AT&T'],
  ])('SRS-07 %s is found as such, and nothing else', (query, url, marked) => {
    const { hits } = engine.search(makeQuery(query));
    expect(hits.map((hit) => hit.url)).toEqual([url]);
    expect(toMarkup(hits[0]?.snippet ?? null)).toContain(`<mark>${marked}</mark>`);
  });

  it.each(['x-source', 'content-id', 'node.js', 'Node.JS'])('SRS-07 %s comes before its parts', (query) => {
    expect(urls(engine, query)[0]).toBe('/headers');
  });

  it.each([
    ['c', '/plan-c'],
    ['J++', null],
    ['node+', '/plan-c'],
    ['a&b', null],
  ])('SRS-07 %s is searched for by its parts when no page has it', (query, url) => {
    const found = urls(engine, query);
    if (url === null) expect(found).not.toContain('/carriers');
    else expect(found).toContain(url);
  });
});

describe('what stands beside the prose', () => {
  const code = 'Error: ERR_ZORB_4711: maxRetryCount is above 5 at lock.js:88';
  const engine = makeEngine([
    page('Limits', { content: 'Only prose.', extras: code }),
    page('Retries', { content: 'Words and words about the ledger, of which there are many. '.repeat(20) }),
    page('Samples', { content: 'See below.', extras: 'ledger ledger ledger' }),
    page('Error 42', { content: 'Nothing.' }),
    page('Values', { content: 'The zaffre limit is 42 MB.' }),
    page('Zorbs', { content: 'An err and a zorb.' }),
  ]);

  it('SRS-07 is found after what the prose says, with an excerpt of it', () => {
    expect(urls(engine, 'ledger')).toEqual(['/retries', '/samples']);
    expect(toMarkup(engine.search(makeQuery('lock.js')).hits[0]?.snippet ?? null)).toContain('<mark>lock</mark>.');
    expect(toMarkup(engine.search(makeQuery('prose retry')).hits[0]?.snippet ?? null)).toContain(
      'Only <mark>prose</mark>.',
    );
  });

  it.each(['maxRetryCount', 'retrycount', 'RetryCount', 'retryc', 'count'])('SRS-07 has the name %s', (query) => {
    expect(urls(engine, query)).toEqual(['/limits']);
  });

  it('SRS-07 a code is found as a whole, and brings its page before titles with the words beside it', () => {
    expect(urls(engine, 'ERR_ZORB_4711')).toEqual(['/limits']);
    expect(urls(engine, 'err_zorb_47')).toEqual(['/limits']);
    expect(urls(engine, 'error 42 ERR_ZORB_4711')[0]).toBe('/limits');
    expect(answerOf(engine, 'ERR_ZORB_4711').passages[0]?.url).toBe('/limits');
  });

  it.each(['ERR_ZORB_4712', 'ERR_ZORP_4711', 'TS4711', 'err_quux_9999'])(
    'SRS-07 the code %s, which no page has, finds no page with parts of it',
    (query) => {
      expect(urls(engine, query)).toEqual([]);
    },
  );
});

describe('an address', () => {
  const at = (path: string, heading?: string) =>
    makeRecord({ ...texts, page: 'Refunds', path, ...(heading ? { heading } : {}) });
  const engine = makeEngine([
    page('Docs', { path: '/base/docs/' }),
    page('Example com docs refunds', { path: '/base/other' }),
    at('/base/docs/refunds'),
    at('/base/docs/refunds', 'Partial refunds'),
    page('Umlaut', { path: '/base/docs/%C3%BCber' }),
  ]);

  it.each([
    ['https://help.example.com/base/docs/refunds', '/base/docs/refunds'],
    ['http://localhost:9000/base/docs/refunds/?utm_source=mail#partial-refunds', '/base/docs/refunds#partial-refunds'],
    ['https://help.example.com/docs/refunds#:~:text=money', '/base/docs/refunds'],
    ['https://help.example.com/v2/base/docs/refunds', '/base/docs/refunds'],
    ['/docs/refunds.md#partial-refunds', '/base/docs/refunds#partial-refunds'],
    ['docs/refunds/index.html', '/base/docs/refunds'],
    ['/refunds#gone', '/base/docs/refunds'],
    ['/base/docs', '/base/docs/'],
    ['/docs/über', '/base/docs/%C3%BCber'],
  ])('SRS-07 %s comes first', (query, url) => {
    const found = urls(engine, query, { hitsPerGroup: 1 });
    expect(found[0]).toBe(url);
    expect(found.filter((one) => one === url)).toHaveLength(1);
  });

  it('SRS-07 of nothing here brings no page, nor one that is filtered out', () => {
    const filters = [{ attribute: 'hierarchy.lvl0', values: ['Another'] }];
    expect(urls(engine, 'https://example.org/a/docs')).not.toContain('/base/docs/');
    expect(urls(engine, '/docs/refunds', { filters })).toEqual([]);
  });
});

describe('listed questions', () => {
  const engine = makeEngine([
    page('Fees', { content: 'A bank account costs what the bank of the account asks for the account.' }),
    page('Wires', { questions: ['We have a new bank account, whom do I tell?'] }),
    page('Payouts', {
      content: 'The support team changes the account of a bank.',
      questions: ['How do I change our bank account?', 'We have a new bank account, whom do I tell?'],
    }),
    ...Array.from({ length: 20 }, (_, index) => page(`Other ${index}`, { questions: [`What is number ${index}?`] })),
  ]);
  const { listed } = new Answerer(engine);

  it('are indexed in slices, with the same result', () => {
    const answerer = new Answerer(engine);
    expect(Array.from(answerer.indexQuestions())).not.toHaveLength(0);
    expect(answerer.listed.rate('change bank account')).toEqual(listed.rate('change bank account'));
  });

  describe('of a query of some words', () => {
    const known = makeEngine([
      page('Fees', { content: 'A new bank account of ours costs what the bank of the account asks for the account.' }),
      page('Payouts', { content: 'Money.', questions: ['We have a new bank account, whom do I tell?'] }),
      ...Array.from({ length: 20 }, (_, index) => page(`Other ${index}`, { questions: [`What is number ${index}?`] })),
    ]);
    known.listed = new Answerer(known).listed;
    const asked = 'whom do I tell about our new bank account';

    it('bring a page forward whose text has none of them, and the question is what the hit shows', () => {
      const [first] = known.search(makeQuery(asked)).hits;
      expect(first?.url).toBe('/payouts');
      expect(first?.isQuestion).toBe(true);
      expect(toMarkup(first?.snippet)).toBe(
        'We have a <mark>new</mark> <mark>bank</mark> <mark>account</mark>, <mark>whom</mark> do I <mark>tell</mark>?',
      );
    });

    it('add no hit to a page that has as many as it may', () => {
      const banks = makeEngine([
        page('Banks', { content: 'Whom do I tell about our new bank account? The bank.' }),
        page('Banks', { heading: 'Accounts', content: 'Money.', questions: ['Whom do I tell of a new bank account?'] }),
        ...Array.from({ length: 20 }, (_, index) =>
          page(`Other ${index}`, { questions: [`What is number ${index}?`] }),
        ),
      ]);
      banks.listed = new Answerer(banks).listed;
      const found = (hitsPerGroup: number): string[] =>
        urls(banks, asked, { hitsPerGroup }).filter((url) => url.startsWith('/banks'));
      expect(found(2)).toEqual(['/banks#accounts', '/banks']);
      expect(found(1)).toEqual(['/banks#accounts']);
    });

    it('bring none forward that is filtered out', () => {
      const filters = [{ attribute: 'hierarchy.lvl0', values: ['Another'] }];
      expect(urls(known, asked, { filters })).toEqual([]);
    });

    it.each(['new bank account asks costs', 'the new bank account /fees'])('leave the order of words for %j', (query) =>
      expect(urls(known, query)[0]).toBe('/fees'),
    );
  });
});

describe('quotation marks', () => {
  const engine = makeEngine([
    page('Record merchant', { content: 'The record of a merchant. Of merchant records.' }),
    page('Sales', { content: 'We are the Merchant of\u00a0Record; it is a Pay-out.' }),
    page('Words', { content: '设定的环境。' }),
    page('Sequence', { content: '部署设定环境之前' }),
  ]);

  it.each([
    ['"merchant of record"', '/sales'],
    ['„Merchant of Rec', '/sales'],
    ['"merchant of rec', '/sales'],
    ['«record of a merchant»', '/record-merchant'],
    ['the "merchant of record" record', '/sales'],
    ['"设定环境"', '/sequence'],
    ['"pay out"', '/sales'],
  ])('SRS-07 %s comes first', (query, url) => {
    expect(urls(engine, query)[0]).toBe(url);
  });

  it.each(['"', '""', '"" record', '"record"s', '"+" record', 'a "b" "c', '"(" [ \\ record'])(
    'SRS-07 what quotes nothing searches for its words: %s',
    (query) => {
      expect(urls(engine, query).length > 0).toBe(query.includes('record'));
    },
  );
});

describe('quoted passages', () => {
  const answers = (records: Parameters<typeof makeEngine>[0], question: string) =>
    answerOf(makeEngine(records), question);

  it('are four at most, none twice', () => {
    const contents = [
      'A payout is made once a month by bank transfer.',
      'Before any payout is made we compare every invoice with its order.',
      'Holidays decide on which working day your payout is made.',
      'In euros the payout is made directly, other currencies are exchanged.',
      'Every payout is made to one account only, which two people confirm.',
    ];
    const pages = contents.map((content, index) => page(`Payout ${index}`, { content }));
    const copy = page('Payout copy', { content: contents[0] ?? '' });
    const { passages } = answers([copy, ...pages], 'When is a payout made?');
    expect(passages).toHaveLength(4);
    expect(new Set(passages.map(({ text }) => text)).size).toBe(4);
  });

  it('two of a page, although more of it would answer', () => {
    const record = page('Payouts', { content: 'A payout is made once a month by bank transfer.' });
    const part = page('Payouts', {
      heading: 'Dates',
      content: 'Which day the payout is made depends on the calendar.',
    });
    const more = page('Payouts', { heading: 'Banks', content: 'The payout is made by a bank in Germany.' });
    expect(answers([record, part, more], 'When is a payout made?').passages).toHaveLength(2);
  });

  it('are one for each clause of a question that asks two things, then the rest', () => {
    const records = [
      page('Payouts', { content: 'A payout is made once a month by bank transfer.' }),
      page('Refunds', { content: 'To refund a customer, open the purchase.' }),
      page('Fees', { content: 'Each payout costs a fee of 2 EUR.' }),
    ];
    const { passages, clauses } = answers(records, 'When is a payout made and how do I refund a customer?');
    expect(passages.slice(0, clauses).map(({ url }) => url)).toEqual(['/payouts', '/refunds']);
    expect(new Set(passages.map(({ url }) => url)).size).toBe(passages.length);
    for (const question of ['When is a payout made?', 'When is a payout made and how is it?'])
      expect(answers(records, question)).not.toHaveProperty('clauses');
  });

  it('name the sections that come nearest only when none is quoted, two at most', () => {
    const near = [page('Refund a purchase', { content: 'Nothing.' }), page('Cards', { content: 'Nothing.' })];
    const nearest = [{ title: 'Refund a purchase', url: '/refund-a-purchase' }];
    expect(answers(near, 'zeppelin purchase refund')).toEqual({ passages: [], nearest });
    const parts = ['Gifts', 'Cards', 'Keys'].map((heading) =>
      page('Refund', { heading, content: `A ${heading} purchase.` }),
    );
    const others = Array.from({ length: 30 }, (_, index) => page(`Page ${index}`, { content: 'Nothing.' }));
    expect(answers([page('Refund'), ...parts, ...others], 'zeppelin purchase refund').nearest).toHaveLength(2);
    expect(answers(near, 'zeppelin refund')).toEqual({ passages: [], nearest: [] });
    expect(answers(sampleRecords, 'When is a payout made?').nearest).toEqual([]);
  });
});
