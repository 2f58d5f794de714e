/** `npm run types` writes `src/gatsby-types.d.ts`, the types of all GraphQL queries, by building the site once. */
import { join } from 'node:path';
import { runNode } from './run.mjs';

process.exitCode = await runNode(join(import.meta.dirname, 'gatsby.mjs'), ['build'], { env: { QUERY_TYPES: '1' } });
