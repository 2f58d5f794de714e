#!/usr/bin/env node
/**
 * Runs a command in the folder of a site: `help-portal <command>`, here `npm run <command>`. `--help` behind a command says
 * what it takes.
 */
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
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
  push: { script: 'search-push', does: 'fills the index of a search service' },
  schemas: { script: 'editor-schemas', does: 'writes the JSON Schemas that editors use' },
  types: { script: 'query-types', does: 'writes the types of GraphQL queries' },
  clean: { script: 'gatsby', parameters: ['clean'], does: 'forgets caches and output' },
};

/**
 * Commands that a package brings, for those who want them: its name, and what the command does.
 * @type {Record<string, { package: string, parameters?: string[], does: string }>}
 */
const ofPackages = {
  move: {
    package: 'help-portal-move',
    parameters: ['move'],
    does: 'moves a page, folder or heading, with links and redirects',
  },
  remove: { package: 'help-portal-move', parameters: ['remove'], does: 'removes a page or folder, with redirects' },
  import: { package: 'help-portal-import-docusaurus', does: 'takes over the docs of a Docusaurus site' },
  mcp: { package: 'help-portal-mcp', does: 'lets assistants search and read the built site' },
  report: { package: 'help-portal-report', does: 'reports on the content, and on searches in vain' },
};

/**
 * Returns the script of a package's command in this site; ends the process with a line if it is not installed.
 * @param {string} name of the package
 */
function scriptOf(name) {
  const require = createRequire(resolve('package.json'));
  try {
    const manifest = require.resolve(`${name}/package.json`);
    /** @type {{ bin: Record<string, string> }} */
    const { bin } = require(manifest);
    return join(dirname(manifest), Object.values(bin)[0] ?? '');
  } catch {
    console.error(`${name} brings this command: run \`npm install --save-dev ${name}\`.`);
    return process.exit(1);
  }
}

const [name = '--help', ...given] = process.argv.slice(2);
const command = commands[name];

/**
 * @param {string} file
 * @param {readonly string[]} parameters
 */
async function run(file, parameters) {
  process.argv = [process.argv[0] ?? '', file, ...parameters];
  await import(file);
}

if (command) {
  await run(join(import.meta.dirname, `${command.script}.mjs`), [...(command.parameters ?? []), ...given]);
} else if (ofPackages[name]) {
  await run(scriptOf(ofPackages[name].package), [...(ofPackages[name].parameters ?? []), ...given]);
} else if (['--help', '-h'].includes(name)) {
  const lines = Object.entries({ ...commands, ...ofPackages }).map(([one, { does }]) => `  ${one.padEnd(8)} ${does}`);
  console.log(
    `help-portal <command>, in the folder of a site:\n\n${lines.join('\n')}\n\n--help behind a command says what it takes.`,
  );
} else {
  const { closestNames } = /** @type {typeof import('../node/base/closest-names')} */ (
    loadSource('node/base/closest-names.ts')
  );
  const [closest] = closestNames(name, [...Object.keys(commands), ...Object.keys(ofPackages)]);
  console.error(`Unknown command '${name}'. Expected ${closest ?? Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
