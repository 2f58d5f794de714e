import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { dataFolder, readData } from './read-data';

const termSchema = z.object({ term: z.string(), definition: z.string(), page: z.string().optional() });

export type GlossaryEntry = z.infer<typeof termSchema> & { key: string };

/** `content/data/glossary.yml`: one entry per term, by key. */
export const glossarySchema = z.object({}).catchall(termSchema);

let loaded: { entries: GlossaryEntry[]; isReadable: boolean; modified: number | undefined } | undefined;

/** Returns the glossary terms; empty if the file has a fault, which the preflight reports. */
export function readGlossary(): GlossaryEntry[] {
  return load().entries;
}

/** Returns the keys that `<Term>` accepts; `undefined` if the file has a fault, so that not every term seems wrong. */
export function glossaryKeys(): ReadonlySet<string> | undefined {
  const { entries, isReadable } = load();
  return isReadable ? new Set(entries.map(({ key }) => key)) : undefined;
}

/** Reads the file once per change. */
function load(): NonNullable<typeof loaded> {
  const modified = statSync(path.resolve(dataFolder, 'glossary.yml'), { throwIfNoEntry: false })?.mtimeMs;
  if (loaded && loaded.modified === modified) return loaded;
  const { data, diagnostics } = readData('glossary.yml', glossarySchema);
  loaded = {
    entries: Object.entries(data ?? {}).map(([key, entry]) => ({ key, ...termSchema.parse(entry) })),
    isReadable: data !== null || diagnostics.length === 0,
    modified,
  };
  return loaded;
}

/** Returns the faults of `glossary.yml`. */
export function checkGlossary(): Diagnostic[] {
  return readData('glossary.yml', glossarySchema).diagnostics;
}
