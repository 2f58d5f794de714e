/**
 * Serves the built site. `--h2` uses HTTP/2 with a self-signed certificate, `--dir` another folder than `public`.
 * Settings, also from `.env`: PORT (9000), HOST (127.0.0.1), PATH_PREFIX.
 */
import { existsSync } from 'node:fs';
import { readArguments } from './command.mjs';
import { startServer } from './server/start-server.mjs';

const { values } = readArguments(
  import.meta.filename,
  { dir: { type: 'string', default: 'public' }, h2: { type: 'boolean', default: false } },
  { allowPositionals: false },
);

if (existsSync('.env')) process.loadEnvFile('.env');
const { PORT, HOST, PATH_PREFIX: pathPrefix = '' } = process.env;

try {
  // Empty counts as missing: an empty host would listen on every address of the machine.
  const address = { port: Number(PORT || 9000), host: HOST || '127.0.0.1' };
  const { url } = await startServer({ ...values, ...address, pathPrefix: pathPrefix.replace(/\/$/, '') });
  console.log(`The site is at ${url}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const taken = `Port ${PORT || 9000} is taken. Expected a free one: PORT=9001 npm run serve.`;
  console.error(isTaken ? taken : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
