#!/usr/bin/env node
/**
 * Imports a Docusaurus site into this one: `npm run import -- ../their-site`.
 *
 * - `--version 2.x` its pages of that version instead of the current ones
 * - `--instance community` one of several docs alone; without it each becomes an area
 * - `--dry-run` says what would be written, file by file
 * - `--json` says it as JSON
 * - `--force` overwrites files of this site
 *
 * Says what is different afterwards and what needs a hand. `npm run check` says the rest.
 */
import { resolve } from 'node:path';
import { readArguments } from '../../scripts/command.mjs';
import { loadSource } from '../../scripts/load-source.mjs';

const { values, positionals } = readArguments(import.meta.filename, {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  version: { type: 'string' },
  instance: { type: 'string' },
});

const { readDocusaurusSite } = /** @type {typeof import('./src/docusaurus-site')} */ (
  loadSource('packages/import-docusaurus/src/docusaurus-site.ts')
);
const { planImport } = /** @type {typeof import('./src/plan-import')} */ (
  loadSource('packages/import-docusaurus/src/plan-import.ts')
);
const { carryOut, describeImport, findConflicts } = /** @type {typeof import('./src/carry-out')} */ (
  loadSource('packages/import-docusaurus/src/carry-out.ts')
);

const { reportImport } = /** @type {typeof import('./src/import-report')} */ (
  loadSource('packages/import-docusaurus/src/import-report.ts')
);

/** Conflicts named before "and more". */
const shown = 20;

try {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new Error('Expected the folder of a Docusaurus site: npm run import -- ../their-site.');
  const root = resolve('.');
  const plan = planImport(root, await readDocusaurusSite(resolve(folder), values.version, values.instance));
  const conflicts = values.force ? [] : findConflicts(root, plan);
  if (conflicts.length > 0) {
    const more = conflicts.length > shown ? [`… and ${conflicts.length - shown} more`] : [];
    throw new Error(
      [
        `Nothing was imported: ${conflicts.length} of its files exist here with other content. Expected an empty content folder, or --force.`,
        ...conflicts.slice(0, shown),
        ...more,
      ].join('\n'),
    );
  }
  if (!values['dry-run']) carryOut(root, plan);
  process.stdout.write(
    values.json ? `${JSON.stringify(reportImport(plan), null, 2)}\n` : describeImport(plan, values['dry-run']),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
