/**
 * Runs Gatsby with the settings of `.env`: `node scripts/gatsby.mjs build`. `npx gatsby build` gives the same output;
 * this adds `--prefix-paths` if PATH_PREFIX is set and the parts of `node/gatsby` that must load before Gatsby.
 * `--no-env-file` ignores `.env`, as tests do.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';
import { binOf, runNode } from './run.mjs';

const noEnvFile = '--no-env-file';

// Errors caused by a missing package do not mention it.
if (!isInstalled()) console.warn('node_modules does not match package-lock.json: run `npm ci`.');
if (existsSync('.env') && !process.argv.includes(noEnvFile)) process.loadEnvFile('.env');
process.env.GATSBY_TELEMETRY_DISABLED ??= '1';

const [command = 'build', ...parameters] = process.argv.slice(2).filter((name) => name !== noEnvFile);
const preload = fileURLToPath(new URL('../node/gatsby/preload.cjs', import.meta.url));
const prefixPaths = command === 'build' && process.env.PATH_PREFIX ? ['--prefix-paths'] : [];
process.exitCode = await runNode(binOf('gatsby'), [command, ...parameters, ...prefixPaths], {
  env: { NODE_OPTIONS: [process.env.NODE_OPTIONS ?? '', `--require ${JSON.stringify(preload)}`].join(' ').trim() },
});
