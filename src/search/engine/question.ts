import { stopWords } from './stop-words';
import { queryWords } from './text';

/** Returns the content words of a question, or all words if it has none. */
export function questionWords(question: string): string[] {
  // Contractions: `don't`, `what's`.
  const words = queryWords(question.replace(/['’](?:s|t|re|ll|ve|d|m)\b/giu, ''));
  const contentWords = words.filter((word) => !stopWords.has(word));
  return Array.from(new Set(contentWords.length > 0 ? contentWords : words));
}

/** Whether a definition answers a question best: `What is X?`, `What does X mean?`. */
export function isDefinitionQuestion(question: string): boolean {
  return /^\s*(?:what(?:'s| is| are| does .* mean)|define|definition of|meaning of)\b/i.test(question);
}

/** Whether steps answer a question best: `How do I …?`, `I have a blog, how can I …?`. */
export function isTaskQuestion(question: string): boolean {
  return /\bhow (?:do|can|could|should|would|to)\b/i.test(question);
}

/** Whether somebody asks why something does not work: `Why is my payout late?`, `cant see the coupon`. */
export function isProblemQuestion(question: string): boolean {
  return /^\s*why\b|\b(?:cannot|can['’]?t|doesn['’]?t|don['’]?t|not|never|wrong|fails?|failed|no longer)\b/i.test(
    question,
  );
}

/**
 * Returns the phrase that is asked about: `What is a merchant of record?` → `merchant of record`; '' if there is none.
 */
export function questionTopic(question: string): string {
  const words = queryWords(question);
  const start = words.findIndex((word) => !stopWords.has(word));
  const end = words.findLastIndex((word) => !stopWords.has(word));
  return words.slice(start, end + 1).join(' ');
}
