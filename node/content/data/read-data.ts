import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { parseYaml } from '../parse-yaml';

/** Folder of the structured facts shown on pages. */
export const dataFolder = 'content/data';

/** The last version of each file that had no error, by absolute path. */
const valid = new Map<string, unknown>();

/**
 * Reads a data file and validates it. `data` is that of the last version without an error, so that a slip while `gatsby
 * develop` runs does not empty pages; null if there is none or the file is missing.
 */
export function readData<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
): { data: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const file = `${dataFolder}/${name}`;
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) return { data: null, diagnostics: [] };
  const { data, diagnostics } = parseYaml(readFileSync(absolute, 'utf8'), schema, file, 1);
  if (data !== null) valid.set(absolute, data);
  return { data: (valid.get(absolute) ?? null) as z.infer<Schema> | null, diagnostics };
}
