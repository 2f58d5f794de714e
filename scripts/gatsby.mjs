/**
 * Runs Gatsby with the settings of `.env`: `node scripts/gatsby.mjs build`. `npx gatsby build` gives the same output;
 * this adds `--prefix-paths` if PATH_PREFIX is set and the parts of `node/gatsby` that must load before Gatsby.
 * `--no-env-file` ignores `.env`, as tests do.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseFolder } from './command.mjs';
import { isInstalled } from './installed.mjs';
import { binOf, runNode } from './run.mjs';

const noEnvFile = '--no-env-file';

refuseFolder();
// Errors caused by a missing package do not mention it.
if (!isInstalled()) console.warn('node_modules does not match package-lock.json: run `npm ci`.');
if (existsSync('.env') && !process.argv.includes(noEnvFile)) process.loadEnvFile('.env');
process.env.GATSBY_TELEMETRY_DISABLED ??= '1';
giveHome();

/**
 * Gives a user without a home, as in containers, the system's temporary folder for it.
 * @reach gatsby: keeps settings of its commands in the home, even without telemetry, and ends when there is none; a build
 *   in such a container fails: `reached-packages.test.ts`, `settings-file.test.ts`
 */
function giveHome() {
  const { XDG_CONFIG_HOME: settings } = process.env;
  if (!isWritable(homedir)) process.env.HOME = tmpdir();
  if (settings && existsSync(settings) && !isWritable(() => settings)) delete process.env.XDG_CONFIG_HOME;
}

/** @param {() => string} find a folder, or throws */
function isWritable(find) {
  try {
    accessSync(find(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const [command = 'build', ...parameters] = process.argv.slice(2).filter((name) => name !== noEnvFile);
const preload = fileURLToPath(new URL('../node/gatsby/preload.cjs', import.meta.url));
const prefixPaths = command === 'build' && process.env.PATH_PREFIX ? ['--prefix-paths'] : [];
// https://nodejs.org/api/cli.html#node_compile_cachedir
const { NODE_OPTIONS = '', NODE_COMPILE_CACHE = resolve('node_modules/.cache/node') } = process.env;
process.exitCode = await runNode(binOf('gatsby'), [command, ...parameters, ...prefixPaths], {
  env: { NODE_COMPILE_CACHE, NODE_OPTIONS: `${NODE_OPTIONS} --require ${JSON.stringify(preload)}`.trim() },
});
