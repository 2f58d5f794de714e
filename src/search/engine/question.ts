import { stopWords } from './stop-words';
import { queryWords } from './text';

/** The words that say what is asked; of a question that has none, all. */
export function questionWords(question: string): string[] {
  // The reader's apostrophes: `don't`, `what's`.
  const words = queryWords(question.replace(/['’](?:s|t|re|ll|ve|d|m)\b/giu, ''));
  const telling = words.filter((word) => !stopWords.has(word));
  return Array.from(new Set(telling.length > 0 ? telling : words));
}

/** `What is X?`, `What does X mean?`: a definition answers best. */
export function isDefinitionQuestion(question: string): boolean {
  return /^\s*(?:what(?:'s| is| are| does .* mean)|define|definition of|meaning of)\b/i.test(question);
}

/** What is asked for in the words of the question: `What is a merchant of record?` → `merchant of record`. */
export function askedPhrase(question: string): string {
  const words = queryWords(question);
  const start = words.findIndex((word) => !stopWords.has(word));
  const end = words.findLastIndex((word) => !stopWords.has(word));
  // Nothing where no word says anything.
  return words.slice(start, end + 1).join(' ');
}
