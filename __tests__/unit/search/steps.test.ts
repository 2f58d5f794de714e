import { isProblemQuestion, isTaskQuestion } from '../../../src/search/engine/question';
import { stepsIn } from '../../../src/search/engine/steps';

const steps = ['Open the menu.', 'In the list, choose the order.', 'Select Refund.'];

it('finds steps with the line above them', () => {
  expect(stepsIn(['About refunds, which are rare.', 'You need the right to refund.', ...steps])).toBe(
    ['You need the right to refund.', ...steps].join('\n'),
  );
});

it('ends where a table or a long paragraph begins', () => {
  expect(stepsIn([...steps, 'Status | Meaning', 'Open the next one.'])).toBe(steps.join('\n'));
  expect(stepsIn([...steps, `Open ${'x'.repeat(300)}`])).toBe(steps.join('\n'));
});

it.each([
  ['nothing', []],
  ['paragraphs', ['A refund returns money.', 'It takes some days.', 'Customers get an email.']],
  ['one step', ['Open the menu.']],
  [
    'paragraphs with one order among them',
    ['A refund returns money.', 'Check the days.', 'Money comes.', 'Mail comes.'],
  ],
])('finds none in %s', (_, blocks) => {
  expect(stepsIn(blocks)).toBeNull();
});

it('quotes as many as a reader takes in', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Open the menu and choose the entry with number ${index}.`);
  const quoted = stepsIn(many)?.split('\n') ?? [];
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted).toEqual(many.slice(0, quoted.length));
  expect(quoted.join('\n').length).toBeLessThanOrEqual(1100);
});

it.each([
  ['How do I refund an order?', true, false],
  ['I have a blog, how can I earn money?', true, false],
  ['how to set up sso', true, false],
  ['How long does a payout take?', false, false],
  ['Why is my payout late?', false, true],
  ['cant see the coupon', false, true],
  ['The link doesn’t work', false, true],
  ['What is a payout?', false, false],
])('knows what "%s" wants: steps %s, problems %s', (question, wantsSteps, wantsProblems) => {
  expect([isTaskQuestion(question), isProblemQuestion(question)]).toEqual([wantsSteps, wantsProblems]);
});
