/** `npm run types` writes `src/gatsby-types.d.ts`, the types of all GraphQL queries, by building the site once. */
import { runNode } from './run.mjs';

process.exitCode = await runNode('scripts/gatsby.mjs', ['build'], { env: { QUERY_TYPES: '1' } });
