/**
 * Measures the ranking: the tests' judged queries and questions on the index of a build, with the shipped ranking and
 * with MiniSearch's default over the same fields. `node benchmarks/relevance.mjs --dir public`
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { loadEngine } from '../scripts/load-engine.mjs';
import { scoreAnswers, scoreQueries, scoreQuestions } from './relevance/score.mjs';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'public' } } });

/** @typedef {import('./relevance/score.mjs').Judged & { heldOut: boolean }} Judged */
/** @type {{ queries: (Judged & { query: string, kind: string })[], questions: (Judged & { question: string })[] }} */
const { queries, questions } = JSON.parse(readFileSync('__tests__/fixtures/search/relevance.json', 'utf8'));
/**
 * Queries of several words, as merchants would type them, written and judged without looking at results. Ranking and
 * synonyms were then tuned on them.
 * @type {{ query: string, pages: string[] }[]}
 */
const later = JSON.parse(readFileSync('__tests__/fixtures/search/later-queries.json', 'utf8'));
/** Merchants' questions and some off-topic ones, judged in the same way. @type {(Judged & { question: string })[]} */
const laterQuestions = JSON.parse(readFileSync('__tests__/fixtures/search/later-questions.json', 'utf8'));
/**
 * Questions in the words of people who do not know the site's terms, written before any page was opened. Ranking was
 * then tuned on those not held out, and writers who had seen neither added questions to their pages.
 * @type {(Judged & { question: string })[]}
 */
const askedQuestions = JSON.parse(readFileSync('__tests__/fixtures/search/asked-questions.json', 'utf8'));
/**
 * Questions with words that any good answer has, written from the pages by somebody who did not know how answers are
 * found. Before anything was tuned on them 26 % were answered well, none of those that ask how to do something.
 * @type {import('./relevance/score.mjs').JudgedAnswer[]}
 */
const answers = JSON.parse(readFileSync('__tests__/fixtures/search/answer-questions.json', 'utf8'));
/**
 * The first three or four letters of a word and all pages that it may mean, judged without looking at results. Ranking
 * and keywords were then tuned on them.
 * @type {{ query: string, pages: string[] }[]}
 */
const short = JSON.parse(readFileSync('__tests__/fixtures/search/short-queries.json', 'utf8'));

/**
 * Queries with one or two words misspelled or joined, judged without looking at results. Keywords for four pages were
 * then added.
 * @type {{ query: string, pages: string[] }[]}
 */
const misspelled = JSON.parse(readFileSync('__tests__/fixtures/search/misspelled-queries.json', 'utf8'));

/**
 * Queries of one or two words, as merchants type most of theirs, judged without looking at results. Ranking, reference
 * pages' ranks, keywords and synonyms were then tuned on them.
 * @type {{ query: string, pages: string[] }[]}
 */
const everyday = JSON.parse(readFileSync('__tests__/fixtures/search/everyday-queries.json', 'utf8'));

/**
 * Written from the pages by somebody who had seen neither search nor listed questions. Two factors were chosen with a look
 * at them and at the older sets.
 * @type {{ query: string, pages: string[] }[]}
 */
const unseen = JSON.parse(readFileSync('__tests__/fixtures/search/unseen-queries.json', 'utf8'));
/** The same as questions, some off-topic. @type {(Judged & { question: string })[]} */
const unseenQuestions = JSON.parse(readFileSync('__tests__/fixtures/search/unseen-questions.json', 'utf8'));

/**
 * The same once more, half of them held out: the certainty from which a question is answered was fitted to the others.
 * @type {{ query: string, pages: string[] }[]}
 */
const newcomers = JSON.parse(readFileSync('__tests__/fixtures/search/newcomer-queries.json', 'utf8'));
/** @type {(Judged & { question: string, words: string[] })[]} Words are patterns of a good answer. */
const newcomerQuestions = JSON.parse(readFileSync('__tests__/fixtures/search/newcomer-questions.json', 'utf8'));

/** Numbers of pages that the overlay requests and that an answer quotes. */
const [searched, quoted] = [20, 3];

/**
 * Finds pages for a query and pages to quote for a question, best first.
 * @typedef {{ find: (query: string) => string[], answer: (question: string) => string[] }} Ranking
 */

const { engine, answerer, pathOf } = loadEngine(values.dir);
const withoutAnchor = (/** @type {string} */ url) => url.replace(/#.*$/, '');

/** @type {Ranking} */
const shipped = {
  find: (query) =>
    engine
      .search({
        text: query,
        index: 'docs',
        page: 0,
        hitsPerPage: searched,
        snippetWords: 10,
        filters: [],
        countsAreas: false,
      })
      .hits.map(({ url }) => withoutAnchor(url)),
  answer: (question) => answerer.answer(question).passages.map(({ url }) => withoutAnchor(url)),
};

/** MiniSearch's defaults on the same records and fields. @returns {Ranking} */
function untuned() {
  const index = new MiniSearch({ fields: ['head', 'page', 'path', 'keywords', 'description', 'content'] });
  for (const record of engine.records) {
    const { id, page, level, head, content } = record;
    const { keywords, description } = level === 1 ? page : { keywords: '', description: '' };
    const path = `${page.area} ${pathOf(record).join(' ')}`;
    index.add({ id, head, page: page.title, path, keywords, description, content });
  }
  const find = (/** @type {string} */ text) =>
    index
      .search(text, { prefix: true, fuzzy: 0.2 })
      .slice(0, searched)
      .map(({ id }) => engine.records[Number(id)]?.page.path ?? '');
  return { find, answer: (question) => [...new Set(find(question))].slice(0, quoted) };
}

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(0)} %`;

/** @param {string} name @param {Ranking} ranking @param {boolean} heldOutOnly */
function row(name, { find, answer }, heldOutOnly) {
  const wanted = (/** @type {Judged} */ { heldOut }) => heldOut || !heldOutOnly;
  const found = scoreQueries(queries.filter(wanted), ({ query }) => find(query));
  const answered = scoreQuestions(questions.filter(wanted), ({ question }) => answer(question));
  const cells = [
    name,
    heldOutOnly ? 'held out' : 'all',
    found.count,
    found.mrr.toFixed(3),
    percent(found.first),
    percent(found.inThree),
    `${percent(answered.answered)} of ${answered.answerable}`,
    `${percent(answered.refused)} of ${answered.offTopic}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const rankings = { shipped, 'MiniSearch’s defaults': untuned() };

console.log(`\n${engine.records.length} records. Questions: a right page among the first ${quoted} that are quoted.\n`);
console.log('| ranking | judged | queries | MRR | first | in the first three | answered rightly | off-topic refused |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const heldOutOnly of [false, true]) {
  for (const [name, ranking] of Object.entries(rankings)) console.log(row(name, ranking, heldOutOnly));
}

const kinds = [...new Set(queries.map(({ kind }) => kind))];
console.log(`\nMRR by kind of query\n\n| ranking | ${kinds.join(' | ')} |\n| --- |${' ---: |'.repeat(kinds.length)}`);
for (const [name, { find }] of Object.entries(rankings)) {
  const cells = kinds.map((kind) =>
    scoreQueries(
      queries.filter((query) => query.kind === kind),
      ({ query }) => find(query),
    ).mrr.toFixed(3),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

/** @param {(Judged & { question: string })[]} questions */
const typed = (questions) =>
  questions.filter(({ pages }) => pages.length > 0).map(({ question, pages }) => ({ query: question, pages }));

/** @type {[string, readonly { query: string, pages: readonly string[] }[]][]} */
const furtherSets = [
  ['Queries written later', later],
  ['The first letters of a word', short],
  ['Misspelled', misspelled],
  ['Everyday words', everyday],
  ['Unseen', unseen],
  ['Newcomers', newcomers],
  ['Questions of newcomers, typed as queries', typed(newcomerQuestions.filter(({ heldOut }) => !heldOut))],
  ['The same, held out', typed(newcomerQuestions.filter(({ heldOut }) => heldOut))],
  ['Unseen questions, typed as queries', typed(unseenQuestions)],
];
for (const [title, set] of furtherSets) {
  console.log(`\n${title}\n\n| ranking | queries | MRR | first | in the first three |\n| --- |${' ---: |'.repeat(4)}`);
  for (const [name, { find }] of Object.entries(rankings)) {
    const { count, mrr, first, inThree } = scoreQueries(set, ({ query }) => find(query));
    console.log(`| ${name} | ${count} | ${mrr.toFixed(3)} | ${percent(first)} | ${percent(inThree)} |`);
  }
}

/** @type {[string, (Judged & { question: string })[]][]} */
const questionSets = [
  ['Questions written later', laterQuestions],
  ['Questions as people ask them', askedQuestions.filter(({ heldOut }) => !heldOut)],
  ['The same, held out', askedQuestions.filter(({ heldOut }) => heldOut)],
  ['Unseen questions', unseenQuestions],
  ['Questions of newcomers', newcomerQuestions.filter(({ heldOut }) => !heldOut)],
  ['The same, held out', newcomerQuestions.filter(({ heldOut }) => heldOut)],
];
for (const [title, set] of questionSets) {
  console.log(`\n${title}\n\n| ranking | answered rightly | off-topic refused |\n| --- | ---: | ---: |`);
  for (const [name, { answer }] of Object.entries(rankings)) {
    const { answered, answerable, refused, offTopic } = scoreQuestions(set, ({ question }) => answer(question));
    console.log(`| ${name} | ${percent(answered)} of ${answerable} | ${percent(refused)} of ${offTopic} |`);
  }
}

const quote = (/** @type {string} */ question) =>
  answerer
    .answer(question)
    .passages.map(({ text }) => text)
    .join('\n');
console.log(
  '\nWhat is quoted has the words of a good answer\n\n| questions | answered well | off-topic refused |\n| --- | ---: | ---: |',
);
for (const kind of [undefined, ...new Set(answers.flatMap(({ kind: one }) => one ?? []))]) {
  const { answerable, offTopic, good, refused } = scoreAnswers(
    answers.filter((question) => kind === undefined || question.kind === kind),
    quote,
  );
  const declined = offTopic === 0 ? '' : `${percent(refused)} of ${offTopic}`;
  console.log(`| ${kind ?? 'all'} | ${percent(good)} of ${answerable} | ${declined} |`);
}
