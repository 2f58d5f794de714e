import { Readable } from 'node:stream';
import { createMcpHandler } from './handle-request.mjs';
import { openHelpSite } from './help-site.mjs';

/**
 * Returns a function that answers requests of a Node server by the MCP handler.
 * @param {string} dir folder of the build
 */
export function answerMcp(dir) {
  const handle = createMcpHandler(openHelpSite(dir));
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return async (request, response) => {
    const { method = 'GET', headers } = request;
    const isSent = method !== 'GET' && method !== 'HEAD';
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const options = {
      method,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      ...(isSent ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
    };
    // Node's types of streams and those of browsers differ.
    const init = /** @type {RequestInit} */ (/** @type {unknown} */ (options));
    const answer = await handle(new Request('http://localhost/mcp', init));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}
