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
