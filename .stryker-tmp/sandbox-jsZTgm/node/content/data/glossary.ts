import { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { readData } from './read-data';

const termSchema = z.object({ term: z.string(), definition: z.string(), page: z.string().optional() });

export type GlossaryEntry = z.infer<typeof termSchema> & { key: string };

/** `content/data/glossary.yml`: one entry per term, by key. */
const glossarySchema = z.object({}).catchall(termSchema);

let loaded: GlossaryEntry[] | undefined;

/** Returns the glossary terms; empty if the file has a fault, which the preflight reports. */
export function readGlossary(): GlossaryEntry[] {
  if (loaded && process.env.NODE_ENV === 'production') return loaded;
  const { data } = readData('glossary.yml', glossarySchema);
  loaded = Object.entries(data ?? {}).map(([key, entry]) => ({ key, ...termSchema.parse(entry) }));
  return loaded;
}

/** Returns the faults of `glossary.yml`. */
export function checkGlossary(): Diagnostic[] {
  return readData('glossary.yml', glossarySchema).diagnostics;
}

/** Returns the keys that `<Term>` accepts. */
export function glossaryKeys(): ReadonlySet<string> {
  return new Set(readGlossary().map(({ key }) => key));
}
