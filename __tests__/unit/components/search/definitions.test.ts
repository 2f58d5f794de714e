import { withDefinition } from '../../../../src/components/search/client/definitions';
import type { SearchDefinition } from '../../../../src/shared/search-record';

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
const passage = { text: 'From a page.', url: '/page', title: 'Page' };

function definedBy(question: string): string | undefined {
  const { passages } = withDefinition({ passages: [passage], nearest: [] }, question, definitions);
  expect(passages.at(-1)).toBe(passage);
  return passages.length === 2 ? passages[0]?.url : undefined;
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
  ])('is not put before what answers %p', (question) => {
    expect(definedBy(question)).toBeUndefined();
  });

  it('says what it defines, and answers where no page does', () => {
    const answer = withDefinition(
      { passages: [], nearest: [{ title: 'Near', url: '/near' }] },
      'What is MoR?',
      definitions,
    );
    expect(answer).toEqual({
      passages: [{ text: 'Merchant of record: Meaning.', url: '/merchant of record', title: 'Page' }],
      nearest: [],
    });
  });
});
