import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchDefinition, SearchManifest, SearchRecord, SearchTitles } from '../../src/shared/search-record';
import { scoreAnswers, scoreQueries, scoreQuestions } from '../../benchmarks/relevance/score.mjs';
import { withDefinition } from '../../src/search/providers/embedded/definitions';
import { Answerer } from '../../src/search/engine/answers';
import { SearchEngine } from '../../src/search/engine/engine';
import type { LocalAnswer } from '../../src/search/model/client';
import { searchSettings } from '../../src/shared/site-search';
import { makeQuery } from '../support/search/engine';
import answerQuestions from '../fixtures/search/answer-questions.json';
import askedQuestions from '../fixtures/search/asked-questions.json';
import laterQueries from '../fixtures/search/later-queries.json';
import laterQuestions from '../fixtures/search/later-questions.json';
import misspelledQueries from '../fixtures/search/misspelled-queries.json';
import everydayQueries from '../fixtures/search/everyday-queries.json';
import newcomerQueries from '../fixtures/search/newcomer-queries.json';
import newcomerQuestions from '../fixtures/search/newcomer-questions.json';
import relevance from '../fixtures/search/relevance.json';
import shortQueries from '../fixtures/search/short-queries.json';
import unseenQueries from '../fixtures/search/unseen-queries.json';
import unseenQuestions from '../fixtures/search/unseen-questions.json';
import { publicDir } from './support/site';

const read = (name: string): string => readFileSync(path.join(publicDir, name), 'utf8');
const readJson = (name: string): unknown => JSON.parse(read(name));
const brotli = (text: string): number => brotliCompressSync(text).length;
const kilobyte = 1024;

const manifest = readJson('search/manifest.json') as SearchManifest;
const titles = readJson(`search/${manifest.titles}`) as SearchTitles;
const records = readJson('search/records.json') as SearchRecord[];

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}
const stats = readJson('webpack.stats.json') as Stats;
const scriptsOf = (chunk: string): string[] =>
  (stats.namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

/** Scripts that the home page, a doc and a category load by themselves. */
const pageScripts = new Set(
  [
    'app',
    'component---src-pages-index-tsx',
    'component---src-templates-doc-tsx',
    'component---src-templates-category-tsx',
  ].flatMap(scriptsOf),
);

describe('what search weighs', () => {
  it.each([
    // What pages load anyway is not loaded again.
    ['overlay', ['search-overlay'], 30],
    ['worker', ['search-worker'], 13],
    [
      'question mode with Markdown and the browser’s model',
      ['search-questions', 'search-markdown', 'search-answers'],
      39,
    ],
  ] as const)('keeps the %s within its budget', (_name, chunks, budget) => {
    const scripts = [...new Set(chunks.flatMap(scriptsOf))].filter((name) => !pageScripts.has(name));
    expect(scripts.length).toBeGreaterThanOrEqual(chunks.length);
    expect(scripts.reduce((sum, name) => sum + brotli(read(name)), 0)).toBeLessThanOrEqual(budget * kilobyte);
  });

  it('keeps titles and texts within their budgets, and the way to the first hit below 130 KB', () => {
    const titlesSize = brotli(read(`search/${manifest.titles}`));
    expect(titlesSize).toBeLessThanOrEqual(90 * kilobyte);
    for (const { file } of manifest.shards) expect(brotli(read(`search/${file}`))).toBeLessThanOrEqual(70 * kilobyte);
    const code = [...new Set(['search-overlay', 'search-worker'].flatMap(scriptsOf))].filter(
      (name) => !pageScripts.has(name),
    );
    const css = /static\/search\.[0-9a-f]+\.css/.exec(read('search/index.html'))?.[0] ?? '';
    expect(css).not.toBe('');
    expect(titlesSize + [...code, css].reduce((sum, name) => sum + brotli(read(name)), 0)).toBeLessThanOrEqual(
      130 * kilobyte,
    );
  });

  it('loads no search code with a page', () => {
    expect(pageScripts.size).toBeGreaterThan(3);
    for (const name of pageScripts) {
      const script = read(name);
      for (const sign of [
        'No recent searches',
        'Unable to fetch results',
        'ignoreCompositionEvents',
        'autoVacuum',
        'algolia.net',
        'multi-search',
        'Back to keyword search',
      ]) {
        expect({ name, sign, isIn: script.includes(sign) }).toEqual({ name, sign, isIn: false });
      }
    }
  });

  it('does not put the looks of search into the style sheet of every page', () => {
    const link = /<link rel="stylesheet" href="(\/[^"]+)"/.exec(read('index.html'))?.[1] ?? '';
    expect(link).not.toBe('');
    expect(read(link)).not.toContain('search-branch');
  });
});

describe('records of the site', () => {
  it('are as many as the files for the browser say', () => {
    expect(records).toHaveLength(manifest.records);
    expect(records.length).toBeGreaterThan(1500);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(titles.pages.reduce((sum, [, , , , headings]) => sum + 1 + headings.length, 0)).toBe(records.length);
  });

  it('SRS-06 lead to pages and headings that are there, and to none that is hidden', () => {
    const pages = new Map<string, string>();
    for (const { url, anchor } of records) {
      const { pathname } = new URL(url);
      const file = path.join(decodeURI(pathname), 'index.html');
      if (!pages.has(pathname)) {
        expect(existsSync(path.join(publicDir, file))).toBe(true);
        pages.set(pathname, read(file));
      }
      const html = pages.get(pathname) ?? '';
      if (anchor !== null && !html.includes(`id="${anchor}"`)) throw new Error(`${url} has no such heading.`);
      // What React makes up differs from build to build.
      if (anchor?.startsWith('_')) throw new Error(`${url} is no lasting address.`);
    }
    for (const [pathname, html] of pages) {
      if (/<meta name="robots" content="[^"]*noindex/.test(html))
        throw new Error(`${pathname} is hidden, but is searched.`);
    }
    expect(pages.size).toBe(titles.pages.length);
  });

  it('SRS-02 have areas of a useful size', () => {
    expect(titles.areas.length).toBeGreaterThanOrEqual(6);
    expect(titles.areas.length).toBeLessThanOrEqual(30);
  });

  it('SST-08 include the popular pages', () => {
    const paths = new Set(titles.pages.map(([page]) => page));
    expect(
      searchSettings.popularPages.filter(({ path: page }) => ![...paths].some((known) => known.endsWith(page))),
    ).toEqual([]);
  });
});

describe('relevance', () => {
  const engine = new SearchEngine(titles);
  Array.from(engine.indexPages());
  Array.from(engine.indexHeadings());
  for (const { from, file } of manifest.shards) engine.addTexts(from, readJson(`search/${file}`) as string[]);
  Array.from(engine.indexTexts());
  const answerer = new Answerer(engine);
  engine.listed = answerer.listed;
  const pathOf = (url: string): string => url.replace(/#.*$/, '');

  const find = ({ query }: { query: string }): string[] =>
    engine.search(makeQuery(query)).hits.map(({ url_without_anchor: page }) => page);

  it.each([
    ['queries judged before tuning', relevance.queries, 60, 0.85, 0.95],
    ['several words as merchants type them', laterQueries, 71, 0.7, 0.8],
    ['the first letters of a word', shortQueries, 81, 0.86, 0.92],
    ['misspelled words', misspelledQueries, 51, 0.9, 0.9],
    ['the one or two words of an everyday query', everydayQueries, 151, 0.88, 0.93],
    ['queries of somebody who has seen neither search nor listed questions', unseenQueries, 120, 0.8, 0.9],
    ['queries of another such person', newcomerQueries, 60, 0.9, 0.93],
  ])('SRS-07 puts a right page first or nearly so for %s', (_, queries, asked, rank, share) => {
    const { count, mrr, inThree } = scoreQueries(queries, find);
    expect(count).toBeGreaterThanOrEqual(asked);
    expect(mrr).toBeGreaterThanOrEqual(rank);
    expect(inThree).toBeGreaterThanOrEqual(share);
  });

  it.each([
    ['of people who do not know its terms', askedQuestions, 187, 0.68, 0.83],
    ['of somebody who has seen neither search nor listed questions', unseenQuestions, 80, 0.62, 0.8],
    ['of another such person', newcomerQuestions, 80, 0.7, 0.85],
  ])('a question typed as a query leads to its page: those %s', (_, questions, asked, rank, share) => {
    const queries = questions.filter(({ pages }) => pages.length > 0).map((one) => ({ ...one, query: one.question }));
    const { count, mrr, inThree } = scoreQueries(queries, find);
    expect(count).toBe(asked);
    expect(mrr).toBeGreaterThanOrEqual(rank);
    expect(inThree).toBeGreaterThanOrEqual(share);
  });

  const definitions = readJson(`search/${manifest.definitions}`) as SearchDefinition[];
  const answered = new Map<string, LocalAnswer>();
  const answerOf = (question: string): LocalAnswer => {
    const answer = answered.get(question) ?? answerer.answer(question);
    answered.set(question, answer);
    return answer;
  };
  const answer = ({ question }: { question: string }): string[] =>
    answerOf(question).passages.map(({ url }) => pathOf(url));

  it('answers what something is by its definition, with the page that says more', () => {
    expect(definitions.length).toBeGreaterThan(150);
    const pages = new Map(titles.pages.map(([page, , title]) => [page, title]));
    for (const { names, text, url, title } of definitions) {
      expect(pages.get(url)).toBe(title);
      for (const name of names) {
        const { definition } = withDefinition({ passages: [], nearest: [] }, `What is ${name}?`, definitions);
        expect(definition).toEqual({ term: names[0], text, url, title });
      }
    }
    expect(brotli(read(`search/${manifest.definitions}`))).toBeLessThanOrEqual(10 * kilobyte);
  });

  it.each([
    ['judged before tuning', relevance.questions, 30, 10, 0.8, 0.9],
    ['written later', laterQuestions, 58, 30, 0.7, 0.8],
    ['of people who do not know its terms', askedQuestions.filter(({ heldOut }) => !heldOut), 117, 30, 0.75, 0.9],
    ['of such people, held out', askedQuestions.filter(({ heldOut }) => heldOut), 70, 20, 0.75, 0.9],
    ['of somebody who has seen neither search nor listed questions', newcomerQuestions, 80, 20, 0.78, 0.9],
  ])(
    'quotes the right page for questions %s, and nothing for those that the site does not answer',
    (_, questions, asked, others, least, leastRefused) => {
      const { answerable, offTopic, answered, refused } = scoreQuestions(questions, answer);
      expect([answerable, offTopic]).toEqual([asked, others]);
      expect(answered).toBeGreaterThanOrEqual(least);
      expect(refused).toBeGreaterThanOrEqual(leastRefused);
    },
  );

  it('quotes or names a right page for most questions of somebody who has seen neither search nor listed questions', () => {
    const shown = ({ question }: { question: string }): string[] => {
      const { passages, nearest } = answerOf(question);
      const paths = (passages.length > 0 ? passages : nearest).map(({ url }) => pathOf(url));
      return [...new Set(paths)].slice(0, 3);
    };
    const { answerable, answered } = scoreQuestions(unseenQuestions, shown);
    const { offTopic, refused } = scoreQuestions(unseenQuestions, answer);
    expect([answerable, offTopic]).toEqual([80, 20]);
    expect(answered).toBeGreaterThanOrEqual(0.8);
    expect(refused).toBeGreaterThanOrEqual(0.9);
  });

  it('quotes the words that answer a question, with its steps', () => {
    const quote = (question: string): string => {
      const { definition, passages } = withDefinition(answerer.answer(question), question, definitions);
      return [definition?.text ?? '', ...passages.map(({ text }) => text)].filter(Boolean).join('\n');
    };
    const { answerable, offTopic, good, refused } = scoreAnswers(answerQuestions, quote);
    expect([answerable, offTopic]).toEqual([80, 20]);
    expect(good).toBeGreaterThanOrEqual(0.6);
    expect(refused).toBeGreaterThanOrEqual(0.9);
    const how = answerQuestions.filter(({ kind }) => kind === 'how');
    expect(scoreAnswers(how, quote).good).toBeGreaterThanOrEqual(0.5);
  });

  it('quotes word for word', () => {
    const texts = records.map(({ content }) => content ?? '');
    const passages = relevance.questions.flatMap(({ question }) => answerOf(question).passages);
    expect(passages.length).toBeGreaterThan(30);
    // Of long lists and tables, not all lines.
    for (const line of passages.flatMap(({ text }) => text.split('\n'))) {
      expect(texts.some((content) => content.includes(line))).toBe(true);
    }
  });
});
