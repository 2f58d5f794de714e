import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { dataFolder, readData } from './read-data';

const termSchema = z.object({ term: z.string(), definition: z.string(), page: z.string().optional() });

export type GlossaryEntry = z.infer<typeof termSchema> & { key: string };

/** `content/data/glossary.yml`: one entry per term, by key. */
export const glossarySchema = z.object({}).catchall(termSchema);

let loaded: { entries: GlossaryEntry[]; modified: number | undefined } | undefined;

/** Returns the glossary terms; empty if the file has a fault, which the preflight reports. Read once per change. */
export function readGlossary(): GlossaryEntry[] {
  const modified = statSync(path.resolve(dataFolder, 'glossary.yml'), { throwIfNoEntry: false })?.mtimeMs;
  if (loaded && loaded.modified === modified) return loaded.entries;
  const { data } = readData('glossary.yml', glossarySchema);
  loaded = {
    entries: Object.entries(data ?? {}).map(([key, entry]) => ({ key, ...termSchema.parse(entry) })),
    modified,
  };
  return loaded.entries;
}

/** Returns the faults of `glossary.yml`. */
export function checkGlossary(): Diagnostic[] {
  return readData('glossary.yml', glossarySchema).diagnostics;
}

/** Returns the keys that `<Term>` accepts. */
export function glossaryKeys(): ReadonlySet<string> {
  return new Set(readGlossary().map(({ key }) => key));
}
