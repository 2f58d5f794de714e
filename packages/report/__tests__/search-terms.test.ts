import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportSearches } from '../src/report-searches.mjs';
import { findMissed } from '../src/search-terms.mjs';
import { Answerer } from '../../../src/search/engine/answers';
import type { SearchDefinition } from '../../../src/shared/search-record';
import { makeEngine, makeFiles } from '../../../__tests__/support/search/engine';
import { makeRecord, otherPages, sampleRecords } from '../../../__tests__/support/search/records';

const records = [
  ...sampleRecords,
  makeRecord({
    page: 'Bank transfers',
    path: '/docs/transfers',
    content: 'Paid from an account.',
    description: null,
    questions: ['How do I pay by remittance?'],
  }),
  makeRecord({
    page: 'Bank transfers',
    path: '/docs/transfers',
    heading: 'Deadlines',
    content: 'A wire arrives after three days.',
  }),
  ...otherPages,
];
const definitions: SearchDefinition[] = [
  { names: ['retention balance'], text: 'What is kept.', url: '/docs/payouts', title: 'Payout schedule' },
];
const engine = makeEngine(records);
const site = { engine, answerer: new Answerer(engine), definitions };

/** The fault of a term and where its question could be listed. */
const judge = (term: string) =>
  findMissed([{ term, count: 1 }], site).map(({ fault, candidate }) => [fault, candidate]);

describe('terms that readers search for in vain', () => {
  it('have no hit', () => {
    expect(judge('qwxzkjh')).toEqual([['no-hit', null]]);
  });

  it('have hits, but would be refused as questions', () => {
    expect(judge('when does the weather change in the next month')).toEqual([['refused', null]]);
  });

  it('name the section of the nearest page that fits best', () => {
    const [missed] = judge('negative mortgage of next month');
    expect(missed).toEqual(['refused', '/docs/payouts#negative-balance']);
  });

  it('name the best hit of a question whose words are only misspelled', () => {
    expect(judge('licence kesy')).toEqual([['refused', '/docs/keys']]);
  });

  it('are not refused if a definition answers them, nor if they are a single word', () => {
    expect(judge('what is a retention balance').map(([fault]) => fault)).not.toContain('refused');
    expect(judge('wire').map(([fault]) => fault)).not.toContain('refused');
  });

  it('have a weak best hit if it has them in its text alone', () => {
    expect(judge('wire')).toEqual([['weak', '/docs/transfers#deadlines']]);
  });

  it('have a weak best hit if it has less than two thirds of their words', () => {
    expect(judge('what is a retention balance')).toEqual([['weak', '/docs/payouts#negative-balance']]);
  });

  it('have none if a title, a heading or a listed question has them', () => {
    for (const term of ['payout', 'partial refunds', 'remittance']) expect([term, judge(term)]).toEqual([term, []]);
  });

  it('keep their order and their counts', () => {
    const terms = [
      { term: 'wire', count: 9 },
      { term: 'payout', count: 5 },
      { term: 'qwxzkjh', count: 3 },
    ];
    expect(findMissed(terms, site).map(({ term, count }) => [term, count])).toEqual([
      ['wire', 9],
      ['qwxzkjh', 3],
    ]);
  });
});

describe('the report of searches', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'searches-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes an export and, on request, a build; returns what is printed. */
  function report(csv: string | null, isBuilt = true): { isDone: boolean; printed: string; complaint: string } {
    const file = path.join(folder, 'searches.csv');
    if (csv !== null) writeFileSync(file, csv);
    mkdirSync(path.join(folder, 'public/search'), { recursive: true });
    for (const [name, content] of makeFiles(records, [], definitions).files)
      writeFileSync(path.join(folder, 'public/search', name), content);
    if (isBuilt) writeFileSync(path.join(folder, 'public/.complete'), '');
    const log = jest.spyOn(console, 'log').mockReturnValue();
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const isDone = reportSearches(file, path.join(folder, 'public'));
    const textOf = (calls: unknown[][]): string => calls.map(String).join('\n').replaceAll(folder, '');
    return { isDone, printed: textOf(log.mock.calls), complaint: textOf(error.mock.calls) };
  }

  it('lists each kind of term with its searches and the nearest page', () => {
    const { isDone, printed } = report('term,count\nwire,2\nqwxzkjh,30\nzzqqyyx,4\nwhat is a retention balance,7\n');
    expect(isDone).toBe(true);
    expect(printed).toContain('4 terms, 43 searches');
    expect(printed).toContain('Terms without a hit: 2 terms, 34 searches');
    expect(printed).toMatch(/^Searches {2}Term {5}Nearest\n {6}30 {2}qwxzkjh {2}none\n {7}4 {2}zzqqyyx {2}none$/m);
    expect(printed).toContain('Terms that question mode refuses: 0 terms, 0 searches');
    expect(printed).toMatch(/^ {7}2 {2}wire {25}\/docs\/transfers#deadlines$/m);
  });

  it('says what is wrong with the export', () => {
    const expected = '/searches.csv:2: "x" in the column "count". Expected a whole number.';
    expect(report('term,count\nwire,x\n')).toEqual({ isDone: false, printed: '', complaint: expected });
  });

  it('says that there is no such export', () => {
    expect(report(null)).toMatchObject({ isDone: false, complaint: expect.stringContaining('There is no such file.') });
  });

  it('says how to make a build if there is none', () => {
    const { isDone, complaint } = report('term\nwire\n', false);
    expect([isDone, complaint]).toEqual([false, '/public contains no finished build: run "npm run build".']);
  });
});
