import { CitedSentences } from '../../packages/device-answers/src/cited-sentences';
import { sourcesOf } from '../../src/search/answers/sources';
import type { Passage } from '../../src/search/model/client';
import { loadEngine } from '../../scripts/load-engine.mjs';
import askedQuestions from '../fixtures/search/asked-questions.json';
import laterQuestions from '../fixtures/search/later-questions.json';
import relevance from '../fixtures/search/relevance.json';
import { publicDir } from './support/site';

const { answerer } = loadEngine(publicDir);
// A third of them: each takes as long as in a browser, and `search.test.ts` asks all.
const judged = [...relevance.questions, ...laterQuestions, ...askedQuestions].filter((_, index) => index % 3 === 0);
const answers = judged
  .map(({ question }) => sourcesOf(answerer.answer(question)))
  .filter((sources) => sources.length > 0);

/** The first sentence of a passage that says something; names of columns do not. */
function firstSentence({ text }: Passage): string {
  return (
    text
      .replace(/^\| .*$/gm, '')
      .split(/(?<=[.!?])\s+|\n/)
      .find((part) => /(?:\p{L}{4,}.*){3}/u.test(part)) ?? ''
  ).replace(/[[\]*_`<>]/g, '');
}

/** What is kept of what a model makes of the sources. */
function keep(sources: readonly Passage[], speak: (sentence: string, number: number) => string): string[] {
  const sentences = new CitedSentences(sources);
  const told = sources.map((source, index) => speak(firstSentence(source), index + 1)).filter((told) => told !== '');
  const kept = sentences.push(told.join('\n')) + sentences.end();
  return kept.split(/(?<=\])\s+/).filter((sentence) => sentence !== '');
}
const keptOf = (speak: (sentence: string, number: number) => string): number =>
  answers.reduce((sum, sources) => sum + keep(sources, speak).length, 0);

const said = keptOf((sentence, number) => (sentence === '' ? '' : `${sentence} [${number}]`));

describe('answers of a model to the judged questions', () => {
  it('are kept whole when it quotes what it cites', () => {
    const spoken = answers.flatMap((sources) => sources.map(firstSentence)).filter((sentence) => sentence !== '');
    expect(said).toBe(spoken.length);
  });

  it('are nearly all left out when it cites the passages of other questions', () => {
    const others = answers.map((sources, index) => [sources, answers[(index + 31) % answers.length] ?? []] as const);
    const kept = others.flatMap(([sources, foreign]) =>
      keep(sources, (_, number) => {
        const sentence = foreign[number - 1] ? firstSentence(foreign[number - 1] as Passage) : '';
        // Some passages answer both questions.
        const isSaid = sources[number - 1]?.text.includes(sentence);
        return sentence === '' || isSaid ? '' : `${sentence} [${number}]`;
      }),
    );
    expect(kept.length / said).toBeLessThan(0.06);
  });
});
