import { z } from 'zod';
import { findPathFault } from '../../src/shared/paths';
import { readDay } from '../base/calendar-day';

/**
 * Text in one line, whatever the block of YAML (`title: |`) that it is written in; a number counts as text, as in
 * Docusaurus: `title: 2024`.
 */
export const text = z.preprocess((value) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ').trim() : value;
}, z.string());

export const filledText = text.pipe(z.string().min(1, 'Expected at least one character'));

/** A path, or a part of one, that a page may have. */
export const slug = pathWithout((value) => value);

/** The same, from the folder of a file too, as in Docusaurus: `./x`, `../x`. */
export const slugOfFile = pathWithout((value) => value.replace(/^(?:\.{1,2}\/)+/, ''));

/** @param whole returns what must be a path */
function pathWithout(whole: (value: string) => string): z.ZodType<string> {
  return filledText.check((context) => {
    const fault = findPathFault(whole(context.value));
    if (fault !== null)
      context.issues.push({ code: 'custom', input: context.value, message: `Expected a path without ${fault}` });
  });
}

export const textList = z.union(
  [z.array(text), z.string().transform((list) => list.split(/\s*,\s*/).filter(Boolean))],
  { error: 'Invalid input: expected a list of texts or one comma-separated text' },
);

export const date = text.pipe(
  z.string().refine((value) => readDay(value) !== null, 'Expected a day as YYYY-MM-DD, such as 2024-11-18'),
);

/** Properties of Docusaurus components that the site does not have. */
export const properties = z.record(z.string(), z.unknown());
