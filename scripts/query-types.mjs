/**
 * Writes the types of all GraphQL queries by building the site once: `npm run types` those of this one and of the engine to
 * `src/gatsby-types.d.ts`, `help-portal types` in another site its own to `site/gatsby-types.d.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import roots from '../node/base/roots.cjs';
import { offerHelp } from './command.mjs';
import { ownTypes } from './own-types.mjs';
import { runNode } from './run.mjs';

offerHelp(import.meta.filename);
process.exitCode = await runNode(join(import.meta.dirname, 'gatsby.mjs'), ['build'], { env: { QUERY_TYPES: '1' } });
if (process.exitCode === 0 && !roots.isOwnSite) {
  const [generated, engine] = ['.cache', join(roots.engineRoot, 'src')].map((folder) =>
    readFileSync(join(folder, 'gatsby-types.d.ts'), 'utf8'),
  );
  writeFileSync('site/gatsby-types.d.ts', ownTypes(generated ?? '', engine ?? ''));
}
