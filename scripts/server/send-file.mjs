import { statSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import sirv from 'sirv';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const middleware = compression({
  // Neither partial responses, whose range counts stored bytes, nor responses without a body.
  filter: (request, response) => [200, 404].includes(response.statusCode) && compression.filter(request, response),
});

/** Compresses the response that `answer` writes. The middleware is typed for Express but needs only Node. */
export const compress = /** @type {(request: Request, response: Response, answer: () => void) => void} */ (middleware);

/**
 * @param {string} root
 * @returns {(request: Request, response: Response, address: string, missing: () => void) => void}
 */
export function fileSender(root) {
  const send = sirv(root, {
    // Otherwise sirv would cache file sizes and truncate a file that has been rewritten.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, address) {
      if (!response.hasHeader('content-type')) response.setHeader('content-type', contentType(address));
    },
  });
  return (request, response, address, missing) => {
    const { 'if-none-match': known } = request.headers;
    const tag = known === undefined ? null : tagOf(join(root, address));
    if (known !== undefined && tag !== null && isKnown(tag, known)) {
      response.removeHeader('content-type');
      return void response.writeHead(304, { ETag: tag }).end();
    }
    if (!isPlainRange(request.headers)) delete request.headers.range;
    // sirv leaves a file open if it is not read to the end, and a read error would end the whole server.
    response.once('pipe', (/** @type {import('node:fs').ReadStream} */ file) => {
      response.once('close', () => file.destroy());
      file.once('error', (error) => {
        console.error(error);
        response.destroy();
      });
      if (request.method === 'HEAD') {
        file.destroy();
        response.end();
      }
    });
    // sirv takes a published `.gz` or `.br` file for the compressed form of another one.
    const { writeHead } = response;
    response.writeHead = /** @type {typeof writeHead} */ (
      (/** @type {number} */ status, /** @type {import('node:http').OutgoingHttpHeaders} */ headers = {}) => {
        response.writeHead = writeHead;
        delete headers['Content-Encoding'];
        return writeHead.call(response, status, headers);
      }
    );
    request.url = encodeURI(address);
    send(request, response, missing);
  };
}

/**
 * Returns the entity tag that sirv gives to a file, or null if there is none.
 * @reach sirv: makes it of size and time; a file is sent again that the client has: `send-file.test.ts`
 * @param {string} file
 */
function tagOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `W/"${stats.size}-${stats.mtime.getTime()}"` : null;
}

/**
 * Whether an `If-None-Match` header names an entity tag, in the weak comparison.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 * @param {string} tag
 * @param {string} header `*`, or tags between commas, which may stand in tags too
 */
function isKnown(tag, header) {
  const opaque = tag.replace(/^W\//, '');
  return header.trim() === '*' || [...header.matchAll(/"[^"]*"/g)].some(([named]) => named === opaque);
}

/** @param {string} address */
function contentType(address) {
  const type = lookup(address) ?? (address.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * Whether sirv handles a range correctly. All others get the whole file, which is always allowed: sirv mistakes suffix
 * ranges for prefixes and a single first byte for the whole file, fails on reversed ranges and ignores `If-Range`.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isPlainRange({ range = '', 'if-range': condition }) {
  const [, start, end = Infinity] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return condition === undefined && start !== undefined && Number(end) >= Math.max(Number(start), 1);
}
