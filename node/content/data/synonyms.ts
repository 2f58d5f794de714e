import { z } from 'zod';
import { readData } from './read-data';

/** `content/data/synonyms.yml`: lists of words or phrases that readers use for the same thing. */
export const synonymsSchema = z.strictObject({ synonyms: z.array(z.array(z.string().trim().min(2)).min(2)) });

/** Reads the synonyms in lower case. Throws with file and line if the file is invalid. */
export function readSynonyms(): string[][] {
  const { data, diagnostics } = readData('synonyms.yml', synonymsSchema);
  const [fault] = diagnostics;
  if (fault) throw new Error(`${fault.file}${fault.position ? `:${fault.position.line}` : ''}: ${fault.message}`);
  return (data?.synonyms ?? []).map((words) => words.map((word) => word.toLowerCase()));
}
