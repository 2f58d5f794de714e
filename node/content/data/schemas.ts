import type { z } from 'zod';
import { content } from '../site-content';
import { glossarySchema } from './glossary';
import { synonymsSchema } from './synonyms';
import { bannedPhrasesSchema, termsSchema } from './wording';

/** The data files of every site and of this one, by name. */
export const dataSchemas = {
  'banned-phrases.yml': bannedPhrasesSchema,
  'glossary.yml': glossarySchema,
  'synonyms.yml': synonymsSchema,
  'terms.yml': termsSchema,
  ...content.data,
};

export type DataFile = keyof typeof dataSchemas;
/** Valid data files by name; a missing or invalid one is left out. */
export type ContentData = { [Name in DataFile]?: z.infer<(typeof dataSchemas)[Name]> };
