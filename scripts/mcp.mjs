/**
 * Speaks MCP over standard input and output, so that an assistant on this machine can search and read the built site:
 * `npm run --silent mcp`. `--dir` names another folder than `public`.
 */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp/create-server.mjs';
import { openHelpSite } from './mcp/help-site.mjs';

try {
  const { dir } = parseArgs({ options: { dir: { type: 'string', default: 'public' } } }).values;
  await createMcpServer(openHelpSite(dir)).connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
