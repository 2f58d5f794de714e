import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { resolve as resolvePath } from 'node:path';
import { Bodies, chooseEncoding } from './bodies.mjs';
import { localCertificate } from './certificate.mjs';
import { contentType } from './content-types.mjs';
import { headersFor } from './headers-file.mjs';
import { finishedAt, readOutput } from './output.mjs';
import { resolve } from './resolve.mjs';

/**
 * @typedef {object} ServerOptions
 * @property {string} [dir] folder of the built files
 * @property {number} [port] 0 takes any free one
 * @property {string} [host]
 * @property {string} [pathPrefix] `''` or `/x`
 * @property {boolean} [h2] HTTP/2 over TLS with a certificate of its own
 */

/** What hosts say of files for which they have no rule. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The build that is being served was removed or is being made anew. */
const unfinished = 'There is no finished build. Run "npm run build".\n';

/**
 * Serves a finished build as a good host would: compression, cache headers, entity tags, redirects, both slash forms,
 * the not-found page, and the security headers of `_headers`.
 * @param {ServerOptions} [options]
 */
export async function startServer({ dir = 'public', port = 0, host = '127.0.0.1', pathPrefix = '', h2 = false } = {}) {
  const root = resolvePath(dir);
  let builtAt = finishedAt(root);
  if (builtAt === null) throw new Error(`${root} holds no finished build (.complete is missing): run "npm run build".`);
  let output = readOutput(root);
  const bodies = new Bodies();

  /** Follows a new build; false while there is none. */
  const refresh = () => {
    const now = finishedAt(root);
    if (now === null) return false;
    if (now !== builtAt) {
      output = readOutput(root);
      bodies.clear();
      builtAt = now;
    }
    return true;
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    const { method = 'GET', headers } = request;
    // Proxies may send the whole address.
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '') || '/';
    if (!refresh()) return void response.writeHead(503, { 'retry-after': '5' }).end(unfinished);
    const path = url.replace(/[?#].*$/s, '');
    const own = headersFor(output.headerRules, path);
    if (method !== 'GET' && method !== 'HEAD') {
      return void response
        .writeHead(405, { ...own, allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Not allowed\n');
    }
    const found = resolve(output, url, pathPrefix);
    if (found.kind === 'redirect') {
      return void response.writeHead(found.status, { ...own, location: found.to, 'cache-control': revalidate }).end();
    }
    const missing = found.kind === 'not-found';
    const file = missing ? output.files.get('/404.html') : found.file;
    if (file === undefined)
      return void response.writeHead(404, { ...own, 'content-type': 'text/plain' }).end('Not found\n');

    const encoding = chooseEncoding(file, String(headers['accept-encoding'] ?? ''));
    const { bytes, etag } = await bodies.get(file, encoding);
    /** @type {Record<string, string | number>} */
    const sent = {
      ...own,
      'cache-control': missing ? revalidate : (own['cache-control'] ?? revalidate),
      'content-type': contentType(file),
      vary: 'Accept-Encoding',
      etag,
    };
    if (!missing && isUnchanged(headers['if-none-match'], etag)) return void response.writeHead(304, sent).end();
    if (etag.endsWith(`-${encoding}"`)) sent['content-encoding'] = encoding;
    sent['content-length'] = bytes.length;
    response.writeHead(missing ? 404 : 200, sent).end(method === 'HEAD' ? undefined : bytes);
  };

  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The server failed; its console says why.\n');
    });
  };
  const server = h2
    ? // Requests and responses of HTTP/2 have the same shape.
      createSecureServer({ ...localCertificate(), allowHTTP1: true }, /** @type {any} */ (listener))
    : createServer(listener);

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

/**
 * @param {string | undefined} header `If-None-Match`
 * @param {string} etag
 */
function isUnchanged(header, etag) {
  return header !== undefined && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
