import type { Heading } from '../../src/shared/content-tree';
import { readSectionQuestion } from '../../src/shared/section-question';
import { closestNames } from '../base/closest-names';
import { findKey } from '../content/parse-yaml';
import type { CompileContext } from './compile-context';

/** Warns of questions in the front matter that name a section which the page does not have. */
export function checkSectionQuestions(context: CompileContext): void {
  const { file, frontMatter, yaml = '' } = context.input;
  const written: unknown = frontMatter?.questions;
  if (!Array.isArray(written)) return;
  const ids = context.headings.map(({ id }) => id);
  for (const [index, text] of written.entries()) {
    const section = typeof text === 'string' ? readSectionQuestion(text).section : null;
    if (section === null || ids.includes(section)) continue;
    const [closest] = closestNames(section, ids);
    context.warn(
      'question-section',
      `No heading of the page has the id "${section}". Expected ${closest === undefined ? 'the id of a heading' : `"${closest}"`}.`,
      { file, ...findKey(yaml, ['questions', index], 2) },
    );
  }
}

/** Most questions below a page: a list of more is read by nobody. */
const mostAnswers = 5;

/** A question and the id of the heading whose section answers it. */
interface SectionAnswer {
  question: string;
  section: string;
}

/**
 * Returns the first question of each section that has one, in order of the page. Those of larger sections go before
 * those of smaller ones if there are too many.
 */
export function listAnswers(written: readonly string[], headings: readonly Heading[]): SectionAnswer[] {
  const asked = written.map(readSectionQuestion);
  const answers = headings.flatMap(({ id, level }) => {
    const first = asked.find(({ section }) => section === id);
    return first ? [{ question: first.question, section: id, level }] : [];
  });
  const largest = new Set([...answers].sort((a, b) => a.level - b.level).slice(0, mostAnswers));
  return answers.filter((one) => largest.has(one)).map(({ question, section }) => ({ question, section }));
}
