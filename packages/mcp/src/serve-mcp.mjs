import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { finishedAt } from '../../../scripts/server/output.mjs';
import { createMcpHandler } from './handle-request.mjs';
import { openHelpSite } from './help-site.mjs';

/**
 * Serves MCP over HTTP at `/mcp`, and changes to a new build as soon as it is finished. Returns the address. Throws if
 * there is no finished build or the port is taken.
 * @param {string} dir folder of the build
 * @param {{ port: number, host: string }} address port 0 for any free one
 */
export async function serveMcp(dir, { port, host }) {
  let handle = createMcpHandler(openHelpSite(dir));
  let builtAt = finishedAt(dir);

  /** While a build runs, the last one answers. */
  const refresh = () => {
    const now = finishedAt(dir);
    if (now === null || now === builtAt) return;
    handle = createMcpHandler(openHelpSite(dir));
    builtAt = now;
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    if (request.url?.replace(/\?.*$/s, '') !== '/mcp') return void response.writeHead(404).end();
    try {
      refresh();
      const answered = await handle(toWebRequest(request));
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    } catch (error) {
      // A program that has gone needs no answer.
      if (response.destroyed || request.errored) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => done(undefined));
  });
  const bound = server.address();
  return `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : port}/mcp`;
}

/** @param {import('node:http').IncomingMessage} request */
function toWebRequest(request) {
  const { method = 'GET', headers } = request;
  const isSent = method !== 'GET' && method !== 'HEAD';
  const options = {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(isSent ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
  };
  // Node's types of streams and those of browsers differ.
  const init = /** @type {RequestInit} */ (/** @type {unknown} */ (options));
  return new Request('http://localhost/mcp', init);
}
