import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createMcpServer } from './create-server.mjs';

/** Longest body in bytes. */
const longestBody = 100_000;

/** Most messages in one body. */
const mostMessages = 10;

/**
 * Answers MCP over Streamable HTTP, one message a request and without sessions, so that it runs on any number of servers
 * and at the edge.
 * @param {import('./create-server.mjs').HelpSite} site
 * @returns {(request: Request) => Promise<Response>}
 */
export function createMcpHandler(site) {
  return async (request) => {
    if (!isAllowedOrigin(request.headers.get('origin'), site.origin))
      return refuse(403, 'Requests of other sites are not answered.');
    if (request.method !== 'POST') return refuse(405, 'Expected POST.', { allow: 'POST' });
    const body = await readBounded(request);
    if (body === null) return refuse(413, `Expected at most ${longestBody} bytes.`);
    const messages = readMessages(body);
    if (messages === null) return refuse(400, `Expected at most ${mostMessages} messages at once.`, {}, -32_600);
    if (messages === '') return new Response(null, { status: 202 });
    const server = createMcpServer(site);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      return await transport.handleRequest(new Request(request, { body: messages }));
    } finally {
      await server.close();
    }
  };
}

/**
 * Returns the messages of a body without cancellations: nothing is left to cancel without sessions, and a call that is
 * cancelled by its own batch would never be answered. '' if nothing is left, null if there are too many.
 * @param {string} body
 * @returns {string | null}
 */
function readMessages(body) {
  try {
    /** @type {unknown} */
    const sent = JSON.parse(body);
    const all = Array.isArray(sent) ? sent : [sent];
    if (all.length > mostMessages) return null;
    const left = all.filter((message) => message?.method !== 'notifications/cancelled');
    if (left.length === all.length) return body;
    return left.length === 0 ? '' : JSON.stringify(left);
  } catch {
    // The transport says what is wrong.
    return body;
  }
}

/**
 * Browsers name the site that asks: none but this one may use a server on the reader's machine, by whatever name it
 * reaches it (DNS rebinding).
 * @param {string | null} origin
 * @param {string} own
 */
function isAllowedOrigin(origin, own) {
  if (origin === null || origin === own) return true;
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/**
 * @param {Request} request
 * @returns {Promise<string | null>} null if it is too long
 */
async function readBounded({ body }) {
  const reader = body?.getReader();
  const chunks = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > longestBody) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * @param {number} status
 * @param {string} message
 * @param {Record<string, string>} [headers]
 * @param {number} [code] of JSON-RPC
 */
function refuse(status, message, headers = {}, code = -32_000) {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(body, { status, headers });
}
