import { listAnswers } from '../../../../node/compile/section-questions';
import { compile, places } from './support/compile';

const yaml =
  'title: A\nquestions:\n  - How do I start?\n  - How do I undo it? {#roll-back}\n  - Is it over? {#rol-back}\n  - Why? {#x}\n';
const questions = ['How do I start?', 'How do I undo it? {#roll-back}', 'Is it over? {#rol-back}', 'Why? {#x}'];

describe('a question that names its section', () => {
  it('is reported with its line and the closest id where no heading has that id', async () => {
    const { diagnostics } = await compile('## Roll back\n\nText.', { yaml, frontMatter: { questions }, lineOffset: 8 });
    expect(places(diagnostics)).toEqual(['warning question-section 6:5', 'warning question-section 7:5']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'No heading of the page has the id "rol-back". Expected "roll-back".',
      'No heading of the page has the id "x". Expected the id of a heading.',
    ]);
  });

  it('may name a heading of any level, by its own id too', async () => {
    const body = '## A\n\nText.\n\n### B {#roll-back}\n\nText.';
    expect((await compile(body, { yaml, frontMatter: { questions: questions.slice(0, 2) } })).diagnostics).toEqual([]);
  });
});

describe('what a page answers', () => {
  const heading = (id: string, level = 2) => ({ id, level, text: id, html: id });

  it('is the first question of each section that has one, in order of the page', () => {
    const written = ['Whole page?', 'Second b? {#b}', 'First a? {#a}', 'Second a? {#a}', 'No such section? {#z}'];
    expect(listAnswers(written, [heading('a'), heading('none'), heading('b', 3)])).toEqual([
      { question: 'First a?', section: 'a' },
      { question: 'Second b?', section: 'b' },
    ]);
  });

  it('is that of the larger sections where there are more than five', () => {
    const ids = Array.from('abcdefg');
    const headings = ids.map((id) => heading(id, id === 'b' || id === 'c' ? 3 : 2));
    const listed = listAnswers(
      ids.map((id) => `${id}? {#${id}}`),
      headings,
    );
    expect(listed.map(({ section }) => section)).toEqual(ids.filter((id) => id !== 'b' && id !== 'c'));
  });
});
