import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, ListResourcesRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** @typedef {ReturnType<typeof import('./help-site.mjs').openHelpSite>} HelpSite */

/** Lengths in characters beyond which an argument is no question or address. */
const longest = { query: 512, path: 1024 };

/** Most characters of an answer. */
const longestAnswer = 150_000;

/** Most resources of an answer; its cursor leads to the next. */
const mostResources = 200;

/** @type {Promise<void>} */
let lastTurn = Promise.resolve();

/** Lets the server answer other requests before the next call: of several calls, each waits for the one before it. */
function nextTurn() {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return lastTurn;
}

/**
 * @param {string} text
 * @param {string} hint what to do when it is cut
 */
function answer(text, hint) {
  if (text.length <= longestAnswer) return text;
  const end = text.lastIndexOf('\n', longestAnswer);
  return `${text.slice(0, end > 0 ? end : longestAnswer)}\n\n[Cut off at ${longestAnswer} characters. ${hint}]`;
}

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
    async ({ query, limit }) => {
      await nextTurn();
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
    async ({ path }) => {
      await nextTurn();
      const text = answer(site.readPage(path), 'The rest is on the page itself.');
      return { content: [{ type: 'text', text }] };
    },
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
    async ({ under }) => {
      await nextTurn();
      const lines = site.listPages(under).map(({ path, title, description }) => `- ${path} – ${title}: ${description}`);
      const text = answer(lines.join('\n'), 'A longer beginning in "under" lists fewer pages.');
      return { content: [{ type: 'text', text: text || `No page has a path that begins with ${under}.` }] };
    },
  );

  const resource = { title: 'Page', description: 'A page of the documentation as Markdown', mimeType: 'text/markdown' };
  server.registerResource(
    'page',
    new ResourceTemplate(`${site.origin}{+path}`, { list: undefined }),
    resource,
    async ({ href }) => {
      await nextTurn();
      const text = answer(site.readPage(href), 'The rest is on the page itself.');
      return { contents: [{ uri: href, mimeType: resource.mimeType, text }] };
    },
  );
  // The list of a template gets no cursor.
  server.server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    await nextTurn();
    const pages = site.listPages();
    const start = startOf(params?.cursor, pages.length);
    const end = start + mostResources;
    const resources = pages.slice(start, end).map(({ path, title, description }) => ({
      ...resource,
      uri: site.origin + path,
      name: title,
      title,
      description,
    }));
    return { resources, ...(end < pages.length ? { nextCursor: String(end) } : {}) };
  });

  return server;
}

/**
 * Returns where a page of a list begins.
 * @param {string | undefined} cursor
 * @param {number} count entries of the list
 */
function startOf(cursor, count) {
  if (cursor === undefined) return 0;
  if (!/^[1-9]\d*$/.test(cursor) || Number(cursor) >= count)
    throw new McpError(ErrorCode.InvalidParams, 'Expected the "nextCursor" of the answer before, or none.');
  return Number(cursor);
}
