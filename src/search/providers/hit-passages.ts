import type { LocalAnswer, SearchClient } from '../model/client';
import { nameOf } from '../model/hit';
import { makeQuery } from '../requests';

const passageLimit = 3;
/** Words of a passage, in snippets of the overlay: a service has no other way to return part of a text. */
const snippetFactor = 6;

/** Answers a question with the best hits of a service, each quoted as a passage; at most one per page. */
export async function answerWithHits(
  search: SearchClient['search'],
  index: string,
  question: string,
  signal?: AbortSignal,
): Promise<LocalAnswer> {
  const { results } = await search([makeQuery(question, index, { snippetFactor, hitsPerGroup: 1 })], signal);
  const hits = results.flatMap((result) => result.hits);
  const passages = hits.flatMap((hit) =>
    hit.snippet ? [{ text: hit.snippet.map(({ text }) => text).join(''), url: hit.url, title: nameOf(hit) }] : [],
  );
  const shown = passages.slice(0, passageLimit);
  const nearest = hits.slice(0, passageLimit).map((hit) => ({ title: nameOf(hit), url: hit.url }));
  return { passages: shown, nearest: shown.length > 0 ? [] : nearest };
}
