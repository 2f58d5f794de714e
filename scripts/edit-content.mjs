/**
 * Moves, renames or removes content, with every link to it and a redirect from its old address:
 *
 * - `npm run move -- content/docs/a.mdx content/docs/b/c.mdx` a page, or a folder in the same way
 * - `npm run move -- content/docs/a.mdx#old-anchor "New heading"` a heading
 * - `npm run remove -- content/docs/a.mdx /docs/b` a page or folder, whose addresses then lead to `/docs/b`
 *
 * `--dry-run` says what would be done. Work is best committed before, so that `git diff` shows what was done.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSource } from './load-source.mjs';

// Drafts have no address yet.
process.env.NODE_ENV = 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

const { planMove, planRemoval } = /** @type {typeof import('../node/edit/move')} */ (loadSource('node/edit/move.ts'));
const { planHeadingRename } = /** @type {typeof import('../node/edit/rename-heading')} */ (
  loadSource('node/edit/rename-heading.ts')
);
const { applyPlan, describePlan } = /** @type {typeof import('../node/edit/apply-plan')} */ (
  loadSource('node/edit/apply-plan.ts')
);

const usage =
  'Expected two names: move -- FILE_OR_FOLDER NEW_NAME, move -- FILE#ANCHOR "New heading", or remove -- FILE_OR_FOLDER /docs/target.';

/**
 * @param {string} command
 * @param {string} from
 * @param {string} to
 */
function plan(command, from, to) {
  const root = resolve('.');
  const [file = '', anchor] = from.replace(/^\.\//, '').replace(/\/$/, '').split('#');
  if (command === 'remove') return planRemoval(root, file, to);
  if (anchor !== undefined) return planHeadingRename(root, file, anchor, to);
  return planMove(root, file, to.replace(/^\.\//, '').replace(/\/$/, ''));
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [command, from, to, ...others] = positionals;
  if ((command !== 'move' && command !== 'remove') || !from || !to || others.length > 0) throw new Error(usage);
  const planned = plan(command, from, to);
  process.stdout.write(describePlan(planned));
  if (!values['dry-run']) applyPlan(resolve('.'), planned);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
