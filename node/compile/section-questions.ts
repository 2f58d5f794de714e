import { readSectionQuestion } from '../../src/shared/section-question';
import { closestNames } from '../base/closest-names';
import { findKey } from '../content/parse-yaml';
import type { CompileContext } from './compile-context';

/** Warns of questions in the front matter that name a section which the page does not have. */
export function checkSectionQuestions(page: CompileContext): void {
  const { file, frontMatter, yaml = '' } = page.input;
  const written: unknown = frontMatter?.questions;
  if (!Array.isArray(written)) return;
  const ids = page.headings.map(({ id }) => id);
  for (const [index, text] of written.entries()) {
    const section = typeof text === 'string' ? readSectionQuestion(text).section : null;
    if (section === null || ids.includes(section)) continue;
    const [closest] = closestNames(section, ids);
    page.warn(
      'question-section',
      `No heading of the page has the id "${section}". Expected ${closest === undefined ? 'the id of a heading' : `"${closest}"`}.`,
      { file, ...findKey(yaml, ['questions', index], 2) },
    );
  }
}
