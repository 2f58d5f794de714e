#!/usr/bin/env node
/**
 * Speaks MCP, so that an assistant can search and read the built site: over standard input and output, `npm run --silent
 * mcp`, or with `--port 9001` over HTTP, at `/mcp` of that port. `--dir` names another folder than `public`.
 * Settings, also from `.env`: HOST (127.0.0.1).
 */
import { existsSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readArguments } from '../../scripts/command.mjs';
import { createMcpServer } from './src/create-server.mjs';
import { openHelpSite } from './src/help-site.mjs';
import { serveMcp } from './src/serve-mcp.mjs';

try {
  const { dir, port } = readArguments(
    import.meta.filename,
    { dir: { type: 'string', default: 'public' }, port: { type: 'string' } },
    { allowPositionals: false },
  ).values;
  if (port === undefined) await createMcpServer(openHelpSite(dir)).connect(new StdioServerTransport());
  else {
    if (!/^\d+$/.test(port)) throw new Error(`--port ${port}: expected a number.`);
    if (existsSync('.env')) process.loadEnvFile('.env');
    console.log(`MCP is at ${await serveMcp(dir, { port: Number(port), host: process.env.HOST || '127.0.0.1' })}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
