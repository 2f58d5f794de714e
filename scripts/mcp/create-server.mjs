import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** @typedef {ReturnType<typeof import('./help-site.mjs').openHelpSite>} HelpSite */

/** Lengths in characters beyond which an argument is no question or address. */
const longest = { query: 512, path: 1024 };

const readOnly = { readOnlyHint: true, openWorldHint: false };

/**
 * Creates an MCP server that searches, lists and reads the pages of a site.
 * https://modelcontextprotocol.io/specification
 * @param {HelpSite} site
 */
export function createMcpServer(site) {
  const server = new McpServer(
    { name: site.name, version: '1.0.0' },
    {
      instructions: `Documentation of ${site.name}. Search first, then read the pages whose sections fit; cite their URLs.`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: 'Finds pages and sections by words or a question, best first.',
      inputSchema: {
        query: z.string().min(1).max(longest.query).describe('Words or a question'),
        limit: z.number().int().min(1).max(20).default(8).describe('Most results'),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => {
      const found = site.search(query, limit);
      const lines = found.map(
        ({ title, page, path, url, excerpt }) =>
          `- ${title}${title === page ? '' : ` (${page})`}\n  path: ${path}\n  url: ${url}\n  ${excerpt}`,
      );
      return { content: [{ type: 'text', text: lines.join('\n') || `Nothing found for "${query}".` }] };
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown.',
      inputSchema: {
        path: z.string().min(1).max(longest.path).describe('Path or URL of the page, as the other tools name it'),
      },
      annotations: readOnly,
    },
    ({ path }) => ({ content: [{ type: 'text', text: site.readPage(path) }] }),
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists pages with path, title and description: all, or those below a path.',
      inputSchema: {
        under: z.string().max(longest.path).default('').describe('Beginning of their paths, for instance /docs/'),
      },
      annotations: readOnly,
    },
    ({ under }) => {
      const lines = site.listPages(under).map(({ path, title, description }) => `- ${path} – ${title}: ${description}`);
      return { content: [{ type: 'text', text: lines.join('\n') || `No page has a path that begins with ${under}.` }] };
    },
  );

  server.registerResource(
    'page',
    new ResourceTemplate(`${site.origin}{+path}`, {
      list: () => ({
        resources: site.listPages().map(({ path, title, description }) => ({
          uri: site.origin + path,
          name: title,
          description,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    { title: 'Page', description: 'A page of the documentation as Markdown', mimeType: 'text/markdown' },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/markdown', text: site.readPage(href) }] }),
  );

  return server;
}
