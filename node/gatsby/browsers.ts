import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { engineRoot, siteRoot } from '../base/roots.cjs';

const packageSchema = z.object({ browserslist: z.array(z.string()).optional() });

/** Returns the browserslist queries of the site's package.json, else of the engine's. */
export function readBrowserQueries(): string[] {
  return [siteRoot, engineRoot].map(queriesIn).find((queries) => queries !== undefined) ?? [];
}

function queriesIn(folder: string): string[] | undefined {
  const file: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return packageSchema.parse(file).browserslist;
}
