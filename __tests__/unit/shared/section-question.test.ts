import { readSectionQuestion } from '../../../src/shared/section-question';

describe('a question of front matter', () => {
  it.each([
    ['How do I undo it?', 'How do I undo it?', null],
    ['How do I undo it? {#roll-back}', 'How do I undo it?', 'roll-back'],
    ['How do I undo it?{#roll-back}', 'How do I undo it?', 'roll-back'],
    ['What is {#id} in a heading?', 'What is {#id} in a heading?', null],
    ['What is {#}', 'What is {#}', null],
  ])('%s', (written, question, section) => {
    expect(readSectionQuestion(written)).toEqual({ question, section });
  });
});
