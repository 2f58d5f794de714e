import { readFileSync } from 'node:fs';
import { checkBannedPhrases } from '../../node/check/writing/rules/wording';
import { makeCorpus } from '../../node/check/writing/corpus';
import { samplePage } from '../support/sample-corpus';

const phrases = 'content/data/banned-phrases.yml';

/** Phrases that the list of this site finds in a sentence. */
function findIn(sentence: string): string[] {
  const files = { [phrases]: readFileSync(phrases, 'utf8'), 'content/docs/a.mdx': samplePage(sentence) };
  return checkBannedPhrases(makeCorpus(new Map(Object.entries(files)))).map(
    ({ message }) => message.split('. ')[0] ?? '',
  );
}

describe('phrases that sound translated', () => {
  it.each([
    ['They are in the order in which you need them.', '"in which"'],
    ['A seed is a text by\nwhich links are signed.', '"by which"'],
    ['Note the day on which the term ends.', '"on which the"'],
    ['Link a page from which people come.', '"from which people"'],
    ['Send us the answer of your server.', '"answer of your"'],
  ])('are found: %s', (sentence, phrase) => {
    expect(findIn(sentence)).toEqual([phrase]);
  });

  it.each(['It shows which tool wins.', 'At which step do visitors leave?', "Send us your server's response."])(
    'are not in "%s"',
    (sentence) => {
      expect(findIn(sentence)).toEqual([]);
    },
  );
});
