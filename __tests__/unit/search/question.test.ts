import { kindOfQuestion } from '../../../src/search/engine/question';

it.each([
  ['How do I refund an order?', 'task'],
  ['I have a blog, how can I earn money?', 'task'],
  ['how to set up sso', 'task'],
  ['What do I do when a code leaks?', 'task'],
  ['How long does a payout take?', 'number'],
  ['When do I get my money?', 'number'],
  ['how many users can I add', 'number'],
  ['Why is my payout late?', 'problem'],
  ['cant see the coupon', 'problem'],
  ['The link doesn’t work', 'problem'],
  ['Can I change the currency?', 'permission'],
  ['What is a payout?', 'definition'],
  ['Which report shows refunds?', 'other'],
] as const)('knows that "%s" asks for a %s', (question, kind) => {
  expect(kindOfQuestion(question)).toBe(kind);
});
