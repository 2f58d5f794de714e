/**
 * `npm run release` packs the engine, `create-help-portal` and all packages that a site can install into `dist/`. What is in
 * `CHANGELOG.md` says which version they are; `docs/release.md` says how they are published.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerHelp } from './command.mjs';
import { copyPackage, listPackages } from './release/copy-package.mjs';
import { pack, packEngine } from './release/pack-engine.mjs';

offerHelp(import.meta.filename);
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
console.log(packEngine('dist'));
console.log(pack('packages/create', 'dist'));
const copies = mkdtempSync(join(tmpdir(), 'packages-'));
for (const [name, folder] of listPackages()) {
  copyPackage(folder, join(copies, name));
  console.log(pack(join(copies, name), 'dist'));
}
rmSync(copies, { recursive: true });
