import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ browserslist: z.array(z.string()) });

/** Returns the browserslist queries of package.json. */
export function readBrowserQueries(): string[] {
  const file: unknown = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8'));
  return packageSchema.parse(file).browserslist;
}
