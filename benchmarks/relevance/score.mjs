/**
 * A query or question judged by hand, with its right pages; none if the site does not answer it.
 * @typedef {{ pages: readonly string[] }} Judged
 */

/**
 * Returns the rank, from 1, of the first right page among the distinct pages found; 0 if there is none.
 * @param {readonly string[]} found
 * @param {readonly string[]} right
 */
function rankOf(found, right) {
  return [...new Set(found)].findIndex((page) => right.includes(page)) + 1;
}

/** @param {readonly unknown[]} some @param {readonly unknown[]} all */
const share = (some, all) => (all.length === 0 ? 0 : some.length / all.length);

/**
 * Returns the mean reciprocal rank of queries and how many have a right page in the first three.
 * @template {Judged} Query
 * @param {readonly Query[]} queries
 * @param {(query: Query) => readonly string[]} find pages, best first
 */
export function scoreQueries(queries, find) {
  const ranks = queries.map((query) => rankOf(find(query), query.pages));
  const mrr = ranks.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / ranks.length;
  const first = ranks.filter((place) => place === 1);
  const inThree = ranks.filter((place) => place >= 1 && place <= 3);
  return { count: ranks.length, mrr, first: share(first, ranks), inThree: share(inThree, ranks) };
}

/**
 * Returns how many questions are answered from a right page and how many off-topic ones are refused.
 * @template {Judged} Question
 * @param {readonly Question[]} questions
 * @param {(question: Question) => readonly string[]} answer pages that are quoted, best first
 */
export function scoreQuestions(questions, answer) {
  const answerable = questions.filter(({ pages }) => pages.length > 0);
  const offTopic = questions.filter(({ pages }) => pages.length === 0);
  const answered = answerable.filter((question) => rankOf(answer(question), question.pages) > 0);
  const refused = offTopic.filter((question) => answer(question).length === 0);
  return {
    answerable: answerable.length,
    offTopic: offTopic.length,
    answered: share(answered, answerable),
    refused: share(refused, offTopic),
  };
}

/**
 * A question with the page that answers it, and words that are in any good answer; without a page it is off-topic.
 * @typedef {{ question: string, page: string | null, words?: readonly string[], kind?: string }} JudgedAnswer
 */

/** "isn't selected" as "is not selected": the judged words are written out, and pages can say either. @param {string} text */
const writeOut = (text) => text.replace(/\bcan['’]t\b/g, 'cannot').replace(/n['’]t\b/g, ' not');

/**
 * Returns how many questions are answered well: what is quoted has all words of a good answer. And how many off-topic
 * ones are refused.
 * @param {readonly JudgedAnswer[]} questions
 * @param {(question: string) => string} quote all that is quoted; empty for nothing
 */
export function scoreAnswers(questions, quote) {
  const answerable = questions.filter(({ page }) => page !== null);
  const offTopic = questions.filter(({ page }) => page === null);
  const good = answerable.filter(({ question, words = [] }) => {
    const text = writeOut(quote(question).toLowerCase());
    return words.every((word) => text.includes(word.toLowerCase()));
  });
  const refused = offTopic.filter(({ question }) => quote(question) === '');
  return {
    answerable: answerable.length,
    offTopic: offTopic.length,
    good: share(good, answerable),
    refused: share(refused, offTopic),
  };
}
