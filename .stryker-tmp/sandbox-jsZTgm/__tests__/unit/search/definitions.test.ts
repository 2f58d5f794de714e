import { withDefinition } from '../../../src/search/providers/embedded/definitions';
import type { SearchDefinition } from '../../../src/shared/search-record';

const define = (...names: string[]): SearchDefinition => ({
  names,
  text: 'Meaning.',
  url: `/${names[0]}`,
  title: 'Page',
});
const definitions = [
  define('merchant of record', 'mor'),
  define('chargeback', 'dispute'),
  define('currency'),
  define('Conversion Rate'),
  define('Number of Orders / Number of Cookies'),
];
const passages = [{ text: 'From a page.', url: '/page', title: 'Page' }];
const nearest = [{ title: 'Near', url: '/near' }];

function definedBy(question: string): string | undefined {
  const answer = withDefinition({ passages, nearest }, question, definitions);
  expect(answer).toMatchObject({ passages, nearest });
  return answer.definition?.url;
}

describe('a definition', () => {
  it.each([
    ['What is a chargeback?', '/chargeback'],
    ['what are chargebacks', '/chargeback'],
    ['What’s a dispute?', '/chargeback'],
    ['What does MoR mean?', '/merchant of record'],
    ['What is the merchant of record?', '/merchant of record'],
    ['meaning of chargeback', '/chargeback'],
    ['Define conversion rate', '/Conversion Rate'],
    ['conversion rate', '/Conversion Rate'],
    ['What are currencies?', '/currency'],
    ['What is number of orders / number of cookies?', '/Number of Orders / Number of Cookies'],
  ])('answers %p', (question, url) => {
    expect(definedBy(question)).toBe(url);
  });

  it.each([
    'How do I avoid a chargeback?',
    'What is the chargeback rate?',
    'What is a good conversion rate?',
    'When do I get my chargeback?',
    'What is a?',
    '?',
  ])('does not answer %p', (question) => {
    expect(definedBy(question)).toBeUndefined();
  });

  it('has the name of the glossary, whatever the reader calls it', () => {
    const answer = withDefinition({ passages, nearest }, 'What is MoR?', definitions);
    expect(answer.definition).toEqual({
      term: 'merchant of record',
      text: 'Meaning.',
      url: '/merchant of record',
      title: 'Page',
    });
  });
});
