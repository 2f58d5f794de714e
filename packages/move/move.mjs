#!/usr/bin/env node
/**
 * Moves, renames or removes content, with every link to it and a redirect from its old address:
 *
 * - `npm run move -- content/docs/a.mdx content/docs/b/c.mdx` a page, or a folder in the same way
 * - `npm run move -- /docs/a /docs/b/c` the page at an address, so that it has the other one; a page with a folder of its own
 *   takes that along
 * - `npm run move -- /docs/a#old-anchor "New heading"` a heading
 * - `npm run remove -- /docs/a /docs/b` a page or folder, whose addresses then lead to `/docs/b`
 *
 * Each name is a file, a folder, an address or a whole URL of the site.
 * `--dry-run` says what would be done. Work is best committed before, so that `git diff` shows what was done.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments } from '../../scripts/command.mjs';
import { loadSource } from '../../scripts/load-source.mjs';

const { values, positionals } = readArguments(import.meta.filename, { 'dry-run': { type: 'boolean', default: false } });

// Drafts have no address yet.
process.env.NODE_ENV = 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

const usage =
  'Expected two names: move -- FILE_OR_FOLDER NEW_NAME, move -- FILE#ANCHOR "New heading", or remove -- FILE_OR_FOLDER /docs/target. An address of the site may stand for its file.';

try {
  const [command, from, to, ...others] = positionals;
  if ((command !== 'move' && command !== 'remove') || !from || !to || others.length > 0) throw new Error(usage);
  const { planEdit } = /** @type {typeof import('./src/plan-edit')} */ (loadSource('packages/move/src/plan-edit.ts'));
  const { applyPlan, describePlan } = /** @type {typeof import('./src/apply-plan')} */ (
    loadSource('packages/move/src/apply-plan.ts')
  );
  const planned = planEdit(resolve('.'), command, from, to);
  process.stdout.write(describePlan(planned));
  if (!values['dry-run']) applyPlan(resolve('.'), planned);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
