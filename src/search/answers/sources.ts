import type { LocalAnswer, Passage } from '../model/client';

/** What an answer quotes, in the order of its numbers, which begin at 1. */
export function sourcesOf({ definition, passages }: LocalAnswer): Passage[] {
  if (!definition) return passages;
  const { term, text, url, title } = definition;
  return [{ text: `${term}: ${text}`, url, title }, ...passages];
}
