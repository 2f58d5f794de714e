import compression from 'compression';
import { lookup } from 'mrmime';
import sirv from 'sirv';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const middleware = compression({
  // Not parts of a file, whose range counts the bytes as they are stored, and not answers without a body.
  filter: (request, response) => [200, 404].includes(response.statusCode) && compression.filter(request, response),
});

/** Compresses what is answered by the function it is given. Its types are for Express, but it needs no more than Node. */
export const compress = /** @type {(request: Request, response: Response, answer: () => void) => void} */ (middleware);

/**
 * @param {string} root
 * @returns {(request: Request, response: Response, address: string, missing: () => void) => void}
 */
export function fileSender(root) {
  const send = sirv(root, {
    // Else sirv would keep the size of each file, and cut one off that was written anew.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, address) {
      if (!response.hasHeader('content-type')) response.setHeader('content-type', contentType(address));
    },
  });
  return (request, response, address, missing) => {
    if (!isPlainRange(request.headers)) delete request.headers.range;
    // sirv leaves a file open that nobody reads to its end, and an error of reading would end the whole server.
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
 * Any other range is answered by the whole file, which is always allowed: sirv takes the last bytes for the first ones
 * and a single first byte for all of them, fails when a range runs backwards, and does not know `If-Range`.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isPlainRange({ range = '', 'if-range': condition }) {
  const [, start, end = Infinity] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return condition === undefined && start !== undefined && Number(end) >= Math.max(Number(start), 1);
}
