import { readSearchExport } from '../src/search-export';

const read = (text: string) => readSearchExport(text, 'searches.csv');
const termsOf = (text: string): [string, number][] => read(text).terms.map(({ term, count }) => [term, count]);

describe('an export of search terms', () => {
  it.each([
    ['search_term,count', 'refund,3'],
    ['Page,QUERY,Searches', '/search,refund,3'],
    ['count;term', '3;refund'],
    ['term\tcount', 'refund\t3'],
  ])('is read by the names of its columns: %s', (header, row) => {
    expect(read(`${header}\n${row}\n`)).toEqual({ terms: [{ term: 'refund', count: 3 }], faults: [] });
  });

  it('may be a list of single searches, without a count', () => {
    expect(termsOf('term\nrefund\npayout\nrefund\n')).toEqual([
      ['refund', 2],
      ['payout', 1],
    ]);
  });

  it('counts the same words once, whatever their case and spaces, and lists the most frequent first', () => {
    expect(termsOf('term,count\nPayout,4\nLicense key,2\n"license  KEY ","1,003"\n')).toEqual([
      ['License key', 1005],
      ['Payout', 4],
    ]);
  });

  it('may begin with a comment, a byte order mark and a row of totals, as Google exports it', () => {
    const text = '\uFEFF# ----\n# Search terms\n# ----\n\nSearch term,Event count\n,900\n(not set),50\n#1 plan,7\n';
    expect(read(text)).toEqual({ terms: [{ term: '#1 plan', count: 7 }], faults: [] });
  });

  it('keeps commas and quotes of terms', () => {
    expect(termsOf('term,count\r\n"a ""b"", c",2\r\n')).toEqual([['a "b", c', 2]]);
  });

  it('names file, line and what was expected for each wrong count', () => {
    expect(read('# Searches\nterm,count\nrefund,many\n"two\nlines",1\npayout,-1\nkeys,2\n').faults).toEqual([
      'searches.csv:3: "many" in the column "count". Expected a whole number.',
      'searches.csv:6: "-1" in the column "count". Expected a whole number.',
    ]);
  });

  it.each([
    [
      '#\n\nwords,count\nrefund,1\n',
      'searches.csv:3: The header has "words", "count". Expected a column named "search_term"',
    ],
    ['', 'searches.csv:1: There is no header. Expected a column named "search_term"'],
    ['term,count\nrefund, partly,2\n', 'searches.csv:2: '],
    ['# A comment\nterm\n"refund\n', 'searches.csv:3: '],
  ])('that cannot be read has a fault with file and line: %j', (text, message) => {
    expect(read(text)).toEqual({ terms: [], faults: [expect.stringContaining(message)] });
    expect(read(text).faults[0]).toContain('Expected');
  });
});
