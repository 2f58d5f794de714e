/**
 * `npm pack` runs this before and after: writes, or removes, `gatsby-node.js` beside each `gatsby-node.ts`. Gatsby compiles
 * the latter in a site's own folder only, not in a package.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [mode] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const folders = ['.', ...readdirSync(join(root, 'plugins')).map((name) => join('plugins', name))];

for (const folder of folders.filter((name) => existsSync(join(root, name, 'gatsby-node.ts')))) {
  const file = join(root, folder, 'gatsby-node.js');
  const up = relative(folder, '.') || '.';
  const source = folder === '.' ? 'node/gatsby-hooks.ts' : join(folder, 'gatsby-node.ts');
  const code = `module.exports = require('${up}/node/gatsby/require-source.cjs').requireSource('${source}');\n`;
  if (mode === 'write') writeFileSync(file, code);
  else rmSync(file, { force: true });
}
