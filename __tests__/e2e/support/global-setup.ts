import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../scripts/server/start-server.mjs';

/**
 * Serves the build for all workers, which find it by `E2E_ORIGIN`, and once more without the texts of its search index,
 * by `E2E_TITLES_ORIGIN`.
 */
export default async function serveBuild(): Promise<() => Promise<unknown>> {
  const { PUBLIC_DIR = 'public', PATH_PREFIX: pathPrefix = '' } = process.env;
  // First, since it says what to do when there is no finished build.
  const whole = await startServer({ dir: PUBLIC_DIR, pathPrefix });
  const folder = copyWithoutTexts(PUBLIC_DIR);
  const titles = await startServer({ dir: folder, pathPrefix });
  process.env.E2E_ORIGIN = whole.origin;
  process.env.E2E_TITLES_ORIGIN = titles.origin;
  return async () => {
    await Promise.all([whole.close(), titles.close()]);
    rmSync(folder, { recursive: true });
  };
}

/** Copies a build, with empty files in the place of the texts that search indexes. */
function copyWithoutTexts(dir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'titles-only-'));
  cpSync(dir, folder, { recursive: true, preserveTimestamps: true });
  const search = path.join(folder, 'search');
  for (const name of existsSync(search) ? readdirSync(search) : [])
    if (/^c\d+\./.test(name)) writeFileSync(path.join(search, name), '[]');
  return folder;
}
