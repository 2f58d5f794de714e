import { queryWords, stopWords } from './engine';
import type { Passage } from './engine';

/** Between two sentences: after the numbers of their sources, and not after common abbreviations. */
const boundary = /(?<=[.!?]["')*_]*(?:\s*\[[\d,\s]*\])*)(?<!\b(?:e\.g|i\.e|etc|vs|No)\.)\s+(?=[^\s[])|\s*\n\s*/;
const citation = /\s*\[([\d,\s]*)\]/g;
const address = /\b(?:[a-z]+:\/\/|www\.)\S+/gi;
/** Share of a sentence's words that its sources must have. */
const sharedWords = 0.5;

/** Picks the sentences of a streamed answer that their sources support. */
export class CitedSentences {
  /** Whether a sentence was left out, and whether one was not. */
  hasOmitted = false;
  hasKept = false;
  private rest = '';

  constructor(private readonly sources: readonly Passage[]) {}

  /** Takes the next piece of the answer and returns the sentences that it completes, each with a space at its end. */
  push(piece: string): string {
    const sentences = (this.rest + piece).split(boundary);
    this.rest = sentences.pop() ?? '';
    return this.keep(sentences);
  }

  /** Returns the last sentence. */
  end(): string {
    const { rest } = this;
    this.rest = '';
    return this.keep([rest]);
  }

  private keep(sentences: readonly string[]): string {
    return sentences
      .filter((sentence) => /\p{L}/u.test(sentence))
      .map((sentence) => {
        const kept = checked(sentence, this.sources);
        this.hasOmitted ||= kept === null;
        this.hasKept ||= kept !== null;
        return kept === null ? '' : `${kept} `;
      })
      .join('');
  }
}

/** Returns a sentence without markup and with the numbers of its sources; null if they do not support it. */
function checked(sentence: string, sources: readonly Passage[]): string | null {
  const numbers = [...sentence.matchAll(citation)].flatMap(([, list = '']) => list.split(',').map(Number));
  const cited = [...new Set(numbers)].filter((number) => sources[number - 1] !== undefined);
  const text = plainText(sentence);
  const source = cited.map((number) => `${sources[number - 1]?.title} ${sources[number - 1]?.text}`).join(' ');
  return text !== '' && supports(source, text) ? `${text} ${cited.map((number) => `[${number}]`).join('')}` : null;
}

function plainText(sentence: string): string {
  return sentence
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(citation, '')
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*(?:[-*+•>#]+|\d+[.)])\s+/, '')
    .replace(/[*_`]{2,}|[*`]/g, '')
    .trim();
}

/** Whether a source has each number and address of a text, and enough of its words, in any of their forms. */
function supports(source: string, text: string): boolean {
  const known = queryWords(source);
  const words = queryWords(text.replace(address, ' '));
  const isKnown = (word: string): boolean => known.includes(word);
  const addresses = text.match(address) ?? [];
  if (!words.filter((word) => /\d/.test(word)).every(isKnown)) return false;
  if (!addresses.every((one) => source.includes(one))) return false;
  const telling = words.filter((word) => !stopWords.has(word));
  const shared = telling.filter((word) => known.some((other) => haveSameStem(word, other)));
  return telling.length > 0 && shared.length >= telling.length * sharedWords;
}

/** Whether two words differ in their last letters only. */
function haveSameStem(a: string, b: string): boolean {
  const length = Math.max(4, Math.min(a.length, b.length) - 2);
  return a === b || (a.length >= length && b.length >= length && a.slice(0, length) === b.slice(0, length));
}
