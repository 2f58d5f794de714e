import { queryWords } from './query';

/** Words that a question has because it is a question, and words that every text has. */
const emptyWords = new Set(
  (
    'a about all also am an and any are as at be been but by can could did do does doing for from get got had has have he her how i if in into is it its ' +
    'just let like long make many may me mean means might much must my need no not of on or our out per please shall she should so some tell than that the ' +
    'their them then there these they this those to up us use using want was we were what when where whether which while who whom whose why will with ' +
    'would you your yours before after go going happen happens difference between possible way ways work works explain show give'
  ).split(' '),
);

/** The words that say what is asked; of a question that has none, all. */
export function questionWords(question: string): string[] {
  // The reader's apostrophes: `don't`, `what's`.
  const words = queryWords(question.replace(/['’](?:s|t|re|ll|ve|d|m)\b/giu, ''));
  const telling = words.filter((word) => !emptyWords.has(word));
  return Array.from(new Set(telling.length > 0 ? telling : words));
}

/** `What is X?`, `What does X mean?`: a definition answers best. */
export function isDefinitionQuestion(question: string): boolean {
  return /^\s*(?:what(?:'s| is| are| does .* mean)|define|definition of|meaning of)\b/i.test(question);
}

/** What is asked for in the words of the question: `What is a merchant of record?` → `merchant of record`. */
export function askedPhrase(question: string): string {
  const words = queryWords(question);
  const start = words.findIndex((word) => !emptyWords.has(word));
  const end = words.findLastIndex((word) => !emptyWords.has(word));
  return start < 0 ? '' : words.slice(start, end + 1).join(' ');
}
