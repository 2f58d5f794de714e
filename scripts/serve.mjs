/**
 * Serves the built site. `--h2` uses HTTP/2 with a certificate of its own, `--dir` another folder than `public`.
 * Settings: PORT (9000), HOST (127.0.0.1), PATH_PREFIX.
 */
import { parseArgs } from 'node:util';
import { startServer } from './server/start-server.mjs';

const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'public' }, h2: { type: 'boolean', default: false } },
});
const { PORT = '9000', HOST: host = '127.0.0.1', PATH_PREFIX: pathPrefix = '' } = process.env;

try {
  const { url } = await startServer({ ...values, port: Number(PORT), host, pathPrefix: pathPrefix.replace(/\/$/, '') });
  console.log(`The site is at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
