import { CitedSentences } from '../src/cited-sentences';
import type { Passage } from '../../../src/search/model/client';

const passage = (text: string, title = 'Refunds'): Passage => ({ text, title, url: '/docs/a' });
const sources = [
  passage('You refund an order in the purchase viewer, in full or in part. A refund takes 5 days.'),
  passage('A subscription renews on the 15th, e.g. each month. See https://x.test/a.', 'Renewals'),
];

/** What is kept of an answer that comes in pieces. */
function keep(...pieces: readonly string[]): { text: string; hasOmitted: boolean } {
  const sentences = new CitedSentences(sources);
  const text = [...pieces.map((piece) => sentences.push(piece)), sentences.end()].join('');
  return { text, hasOmitted: sentences.hasOmitted };
}

it('keeps sentences whose words are in the passages that they name', () => {
  expect(keep('Refund the order in the purchase viewer. [1] It takes 5 days. [1]')).toEqual({
    text: 'Refund the order in the purchase viewer. [1] It takes 5 days. [1] ',
    hasOmitted: false,
  });
});

it.each([
  ['letter by letter', Array.from('Refund the order. [1] The subscription renews each month. [2]')],
  ['with the numbers before the full stops', ['Refund the order [1]. The subscription renews each month [2].']],
  ['with several numbers', ['Refund the order. [1, 1] The subscription renews each month. [2]']],
])('takes an answer %s', (_, pieces) => {
  expect(keep(...pieces)).toEqual({
    text: 'Refund the order. [1] The subscription renews each month. [2] ',
    hasOmitted: false,
  });
});

it('gives a sentence back as soon as the next one begins', () => {
  const sentences = new CitedSentences(sources);
  expect(sentences.push('Refund the order.')).toBe('');
  expect(sentences.push(' [1]')).toBe('');
  expect(sentences.push(' The sub')).toBe('Refund the order. [1] ');
});

it('does not end a sentence at an abbreviation', () => {
  expect(keep('A subscription renews e.g. each month. [2]').text).toBe('A subscription renews e.g. each month. [2] ');
});

it.each([
  ['without a number', 'Refund the order in the purchase viewer.'],
  ['with the number of no passage', 'Refund the order in the purchase viewer. [3]'],
  ['with the number 0', 'Refund the order in the purchase viewer. [0]'],
  ['with the number of another passage', 'Refund the order in the purchase viewer. [2]'],
  ['about something else', 'The moon orbits the earth in silence. [1]'],
  ['with a number that is nowhere', 'A refund takes 7 days. [1]'],
  ['with an address that is nowhere', 'A refund of an order: https://evil.test/refund. [1]'],
  ['of function words', 'It is what it is. [1]'],
  ['that says that there is no answer', 'NO ANSWER'],
])('leaves out a sentence %s', (_, sentence) => {
  expect(keep(sentence)).toEqual({ text: '', hasOmitted: true });
});

it.each([
  ['- **Refund** the `order`. [1]', 'Refund the order. [1] '],
  ['## Refund the order [1]', 'Refund the order [1] '],
  ['1. Refund the order. [1]', 'Refund the order. [1] '],
  ['<b onclick="x()">Refund</b> the order. [1]', 'Refund the order. [1] '],
  ['[Refund](javascript:x) the order. [1]', 'Refund the order. [1] '],
  ['Refund\nthe order. [1]', 'the order. [1] '],
])('takes the words of %s', (sentence, text) => {
  expect(keep(sentence)).toEqual({ text, hasOmitted: sentence.includes('\n') });
});

it('names a passage once, and only those that exist', () => {
  expect(keep('Refund the order [1] in part. [1, 9]').text).toBe('Refund the order in part. [1] ');
});

it('keeps an address that its passage has', () => {
  expect(keep('A subscription renews: see https://x.test/a. [2]').text).toContain('https://x.test/a');
});
