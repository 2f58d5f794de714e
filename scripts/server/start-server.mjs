import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { resolve as resolvePath } from 'node:path';
import { localCertificate } from './certificate.mjs';
import { headersFor } from './headers-file.mjs';
import { finishedAt, readOutput } from './output.mjs';
import { markdownOf, prefersMarkdown } from './markdown.mjs';
import { resolve } from './resolve.mjs';
import { compress, fileSender } from './send-file.mjs';

/**
 * @typedef {object} ServerOptions
 * @property {string} [dir] folder of the built files
 * @property {number} [port] 0 for any free one
 * @property {string} [host]
 * @property {string} [pathPrefix] `''` or `/x`
 * @property {boolean} [h2] HTTP/2 over TLS with a self-signed certificate
 */

/** What hosts send for files without a rule. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Of each answer that is not a file's own: a page may come to its address, and a cache must not keep what one client got
 * for another that prefers Markdown.
 */
const negotiated = { vary: 'Accept, Accept-Encoding', 'cache-control': revalidate };

/** Headers of answers without a build's own. */
const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

/** The served build was deleted or is being rebuilt. */
const unfinished = 'There is no finished build. Run "npm run build".\n';

/** Bytes of address and headers: hosts take 8 to 128 KB, and a search with a long text must find its page. */
const maxHeaderSize = 65_536;

/**
 * Answers a request that Node could not read.
 * @param {Error & { code?: string }} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseMalformed({ code }, socket) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const text = isTooLong ? 'The address or a header of the request is too long.\n' : 'The request is malformed.\n';
  const headers = Object.entries({ ...plain, 'content-length': Buffer.byteLength(text), connection: 'close' });
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map((header) => `${header.join(': ')}\r\n`).join('')}\r\n${text}`);
}

/**
 * Serves a finished build as a good host would: compression, cache headers, entity tags, redirects, both slash forms,
 * the not-found page, and the security headers of `_headers`.
 * @param {ServerOptions} [options]
 */
export async function startServer({ dir = 'public', port = 0, host = '127.0.0.1', pathPrefix = '', h2 = false } = {}) {
  const root = resolvePath(dir);
  let builtAt = finishedAt(root);
  if (builtAt === null)
    throw new Error(`${root} contains no finished build (.complete is missing): run "npm run build".`);
  let output = readOutput(root);
  const sendFile = fileSender(root);

  /** Switches to a new build. Returns false if there is no finished one. */
  const refresh = () => {
    const now = finishedAt(root);
    if (now === null) return false;
    if (now !== builtAt) {
      output = readOutput(root);
      builtAt = now;
    }
    return true;
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = (request, response) => {
    const { method = 'GET' } = request;
    // Proxies may send the full URL.
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '') || '/';
    if (!refresh()) return void response.writeHead(503, { ...plain, 'retry-after': '5' }).end(unfinished);
    const path = url.replace(/[?#].*$/s, '');
    const own = headersFor(output.headerRules, path);
    if (method !== 'GET' && method !== 'HEAD') {
      return void response
        .writeHead(405, { ...own, allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Not allowed\n');
    }
    const found = resolve(output, url, pathPrefix);
    if (found.kind === 'redirect') {
      return void response.writeHead(found.status, { ...own, ...negotiated, location: found.to }).end();
    }
    const missing = () => {
      const { notFoundPage: page } = output;
      const type = `text/${page ? 'html' : 'plain'}; charset=utf-8`;
      const body = page || 'Not found\n';
      response
        .writeHead(404, {
          ...own,
          ...negotiated,
          'content-type': type,
          'content-length': Buffer.byteLength(body),
        })
        .end(method === 'HEAD' ? undefined : body);
    };
    if (found.kind === 'not-found') return missing();
    const markdown = markdownOf(output, found.address);
    const isMarkdown = markdown !== null && prefersMarkdown(request);
    const address = isMarkdown ? markdown : found.address;
    const sent = {
      'cache-control': revalidate,
      vary: markdown === null ? 'Accept-Encoding' : 'Accept, Accept-Encoding',
      ...(isMarkdown ? headersFor(output.headerRules, pathPrefix + encodeURI(address)) : own),
    };
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    sendFile(request, response, address, missing);
  };

  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    try {
      compress(request, response, () => answer(request, response));
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, plain);
      response.end('The server failed; see its console.\n');
    }
  };
  const server = h2
    ? createSecureServer({ ...localCertificate(), allowHTTP1: true }).on('request', listener)
    : createServer({ maxHeaderSize }, listener);
  server.on('clientError', refuseMalformed);

  /** @type {Set<{ destroy: () => void }>} */
  const connections = new Set();
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => done(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `${h2 ? 'https' : 'http'}://localhost:${actualPort}${pathPrefix}/`,
    origin: `${h2 ? 'https' : 'http'}://localhost:${actualPort}`,
    port: actualPort,
    close: () =>
      new Promise((done) => {
        server.close(() => done(undefined));
        for (const connection of connections) connection.destroy();
      }),
  };
}
