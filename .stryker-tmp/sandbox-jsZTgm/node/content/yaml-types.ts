import { z } from 'zod';

/** Text; a number counts as text, as in Docusaurus: `title: 2024`. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());

export const filledText = text.pipe(z.string().min(1, 'Expected at least one character'));

/** "?" and "#" would end the path of the URL. */
export const slug = filledText.refine((value) => !/[?#]/.test(value), 'Expected a path without "?" and "#"');

export const textList = z.union(
  [z.array(text), z.string().transform((list) => list.split(/\s*,\s*/).filter(Boolean))],
  { error: 'Invalid input: expected a list of texts or one comma-separated text' },
);

export const date = text.pipe(
  z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'Invalid input: expected a date such as 2024-11-18'),
);

/** Properties of Docusaurus components that the site does not have. */
export const properties = z.record(z.string(), z.unknown());
