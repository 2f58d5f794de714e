import { stopWords } from './stop-words';
import { queryWords } from './text';

/** Returns the content words of a question, or all words if it has none. */
export function questionWords(question: string): string[] {
  const words = wordsAsked(question);
  const contentWords = words.filter((word) => !stopWords.has(word));
  return Array.from(new Set(contentWords.length > 0 ? contentWords : words));
}

/** Splits a question into words, without the ends of contractions: `don't`, `what's`. */
export function wordsAsked(question: string): string[] {
  return queryWords(question.replace(/['’](?:s|t|re|ll|ve|d|m)\b/giu, ''));
}

/** Whether a definition answers a question best: `What is X?`, `What does X mean?`. */
export function isDefinitionQuestion(question: string): boolean {
  return /^\s*(?:what(?:'s| is| are| does .* mean)|define|definition of|meaning of)\b/i.test(question);
}

/** What a question asks for, and so what kind of passage answers it. */
export type QuestionKind = 'task' | 'problem' | 'number' | 'definition' | 'permission' | 'other';

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['number', /^\s*when\b|\bhow (?:long|many|much|often|soon|fast|big|large|far)\b|\b(?:maximum|minimum)\b/i],
  ['task', /\bhow (?:do|can|could|should|would|to)\b|\bwhat (?:do|can|should) (?:i|we) do\b/i],
  [
    'problem',
    /^\s*why\b|\b(?:cannot|can['’]?t|doesn['’]?t|don['’]?t|hasn['’]?t|isn['’]?t|not|never|wrong|fails?|failed|no longer)\b/i,
  ],
  ['permission', /^\s*(?:can|could|may|is it possible|are we allowed|am i allowed|do we have to|do i have to|must)\b/i],
  ['definition', /^\s*(?:what|meaning|define)/i],
];

/** Tells the kind of a question by its words. */
export function kindOfQuestion(question: string): QuestionKind {
  return kinds.find(([, words]) => words.test(question))?.[0] ?? 'other';
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

/** Between two clauses that ask for different things: `when are they sent and can I change the text`. */
const betweenClauses =
  /(?:[,;?]\s*and|[,;?]|\s+and)\s+(?=(?:how|what|when|where|why|who|which|can|could|do|does|is|are|should|will|would|must|may)\b)/i;

/** Returns the clauses of a question, if there are several and each says by itself what it is about. */
export function clausesOf(question: string): string[] {
  const clauses = question.split(betweenClauses);
  const isTelling = (clause: string): boolean => wordsAsked(clause).filter((word) => !stopWords.has(word)).length > 1;
  return clauses.length > 1 && clauses.every(isTelling) ? clauses : [];
}
