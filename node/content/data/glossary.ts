import { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { readData } from './read-data';

const termSchema = z.object({ term: z.string(), definition: z.string(), page: z.string().optional() });

export type GlossaryEntry = z.infer<typeof termSchema> & { key: string };

/** `content/data/glossary.yml`: one entry a term, by key. */
const glossarySchema = z.object({}).catchall(termSchema);

let loaded: GlossaryEntry[] | undefined;

/** The terms, none when the file has a fault: that is the preflight's to report. */
export function readGlossary(): GlossaryEntry[] {
  if (loaded && process.env.NODE_ENV === 'production') return loaded;
  const { data } = readData('glossary.yml', glossarySchema);
  loaded = Object.entries(data ?? {}).map(([key, entry]) => ({ key, ...termSchema.parse(entry) }));
  return loaded;
}

/** Faults of the file. */
export function checkGlossary(): Diagnostic[] {
  return readData('glossary.yml', glossarySchema).diagnostics;
}

/** Keys that `<Term>` may name. */
export function glossaryKeys(): ReadonlySet<string> {
  return new Set(readGlossary().map(({ key }) => key));
}
