import { z } from 'zod';

const text = z.string().trim().min(1);

/** A regular expression as it stands in a data file, for whole words. */
export const pattern = text.refine((source) => {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}, 'Expected a regular expression');

/** `content/data/terms.yml`: the right form of each term, wrong ones, and names that begin with a capital. */
export const termsSchema = z.strictObject({
  terms: z.array(z.strictObject({ right: text, wrong: z.array(pattern).min(1), exact: z.boolean().default(false) })),
  names: z.array(text),
});

/** `content/data/banned-phrases.yml`: phrases that say nothing, and what to write instead. */
export const bannedPhrasesSchema = z.strictObject({
  phrases: z.array(z.strictObject({ phrase: pattern, instead: text })),
});
