import { startServer } from '../../../scripts/server/start-server.mjs';

/** Serves the build for all workers, which find it by `E2E_ORIGIN`. */
export default async function serveBuild(): Promise<() => Promise<unknown>> {
  const { PUBLIC_DIR = 'public', PATH_PREFIX = '' } = process.env;
  const server = await startServer({ dir: PUBLIC_DIR, pathPrefix: PATH_PREFIX });
  process.env.E2E_ORIGIN = server.origin;
  return server.close;
}
