import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runNode } from '../run.mjs';
import { listCode } from '../sources.mjs';

/**
 * Builds the site with other settings in a temporary folder, so that `public/` is left alone. The caller must call
 * `remove`.
 * @param {Record<string, string>} variables
 * @param {string} settingsFile appended to `src/shared/settings.ts`
 * @returns {Promise<{ publicFolder: string | null, remove: () => void }>} null: the build failed
 */
export async function buildAside(variables, settingsFile) {
  const folder = mkdtempSync(join(tmpdir(), 'configured-site-'));
  for (const name of ['content', 'scripts', ...listCode()]) cpSync(name, join(folder, name), { recursive: true });
  appendFileSync(join(folder, 'src/shared/settings.ts'), readFileSync(settingsFile));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const code = await runNode('scripts/gatsby.mjs', ['build', '--no-env-file'], variables, folder);
  return {
    publicFolder: code === 0 ? join(folder, 'public') : null,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
