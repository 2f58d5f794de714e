/**
 * Speaks MCP over standard input and output, so that an assistant on this machine can search and read the built site:
 * `npm run --silent mcp`. `--dir` names another folder than `public`.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readArguments } from './command.mjs';
import { createMcpServer } from './mcp/create-server.mjs';
import { openHelpSite } from './mcp/help-site.mjs';

try {
  const { dir } = readArguments(
    import.meta.filename,
    { dir: { type: 'string', default: 'public' } },
    { allowPositionals: false },
  ).values;
  await createMcpServer(openHelpSite(dir)).connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
