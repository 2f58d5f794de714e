#!/usr/bin/env node
/**
 * Runs a command in the folder of a site: `help-portal <command>`, here `npm run <command>`. `--help` behind a command says
 * what it takes.
 */
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

/**
 * The script of each command, with what stands before the owner's arguments, and what it does.
 * @type {Record<string, { script: string, parameters?: string[], does: string }>}
 */
const commands = {
  develop: { script: 'gatsby', parameters: ['develop'], does: 'a preview that follows every saved file' },
  build: { script: 'gatsby', parameters: ['build'], does: 'the site, into public/' },
  serve: { script: 'serve', does: 'serves public/ as a good host would' },
  start: { script: 'start', does: 'build, then serve' },
  check: { script: 'check-content', does: 'finds faults of the content without a build' },
  new: { script: 'new-content', does: 'creates a page, a category, a guide, …' },
  move: {
    script: 'edit-content',
    parameters: ['move'],
    does: 'moves a page, folder or heading, with links and redirects',
  },
  remove: { script: 'edit-content', parameters: ['remove'], does: 'removes a page or folder, with redirects' },
  push: { script: 'search-push', does: 'fills the index of a search service' },
  schemas: { script: 'editor-schemas', does: 'writes the JSON Schemas that editors use' },
  types: { script: 'query-types', does: 'writes the types of GraphQL queries' },
  clean: { script: 'gatsby', parameters: ['clean'], does: 'forgets caches and output' },
};

const [name = '--help', ...given] = process.argv.slice(2);
const command = commands[name];

if (command) {
  const file = join(import.meta.dirname, `${command.script}.mjs`);
  process.argv = [process.argv[0] ?? '', file, ...(command.parameters ?? []), ...given];
  await import(file);
} else if (['--help', '-h'].includes(name)) {
  const lines = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(8)} ${does}`);
  console.log(
    `help-portal <command>, in the folder of a site:\n\n${lines.join('\n')}\n\n--help behind a command says what it takes.`,
  );
} else {
  const { closestNames } = /** @type {typeof import('../node/base/closest-names')} */ (
    loadSource('node/base/closest-names.ts')
  );
  const [closest] = closestNames(name, Object.keys(commands));
  console.error(`Unknown command '${name}'. Expected ${closest ?? Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
