/** Builds the site and serves it: `npm start`. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { refuseFolder } from './command.mjs';
import { join } from 'node:path';
import { runNode } from './run.mjs';

refuseFolder();

const cores = availableParallelism();
// Measured on two cores of 2026, for the pages of this repository.
const first = `the first time takes about ${cores > 2 ? 'half a minute' : 'a minute'} on ${cores} ${cores === 1 ? 'core' : 'cores'}`;
const duration = existsSync('.cache') ? 'about 15 seconds if the last build is whole' : first;
console.log(`Building the site (${duration}), then serving it.`);

const script = (/** @type {string} */ name) => join(import.meta.dirname, name);
process.exitCode = (await runNode(script('gatsby.mjs'), ['build'])) || (await runNode(script('serve.mjs')));
