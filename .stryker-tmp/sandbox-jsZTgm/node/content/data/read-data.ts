import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { parseYaml } from '../parse-yaml';

/** Folder of the structured facts shown on pages. */
export const dataFolder = 'content/data';

/** Reads a data file and validates it. `data` is null if the file is missing or invalid. */
export function readData<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
): { data: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const file = `${dataFolder}/${name}`;
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) return { data: null, diagnostics: [] };
  return parseYaml(readFileSync(absolute, 'utf8'), schema, file, 1);
}
