import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/** @typedef {{ bytes: Buffer, etag: string }} Body */

const compressible = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Below this size the frame of a compressed body costs more than it saves. */
const smallest = 512;

/** Best compression up to this size; above, brotli's last step takes seconds for a few bytes. */
const bestUpTo = 1_000_000;

/** Most bytes that are kept in memory. */
const defaultCapacity = 256 * 2 ** 20;

/**
 * The encoding for a file and an `Accept-Encoding` header.
 * @param {string} file
 * @param {string} accepted
 * @returns {Encoding}
 */
export function chooseEncoding(file, accepted) {
  if (!compressible.test(file)) return 'identity';
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))];
    }),
  );
  /** @param {string} name */
  const accepts = (name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Reads and compresses each file once; those that were read first go first when memory is full. */
export class Bodies {
  /** @type {Map<string, Promise<Body>>} */
  #bodies = new Map();
  /**
   * Bytes of those that are read.
   * @type {Map<string, number>}
   */
  #sizes = new Map();
  #size = 0;
  #capacity;

  /** @param {number} [capacity] most bytes that are kept */
  constructor(capacity = defaultCapacity) {
    this.#capacity = capacity;
  }

  /**
   * @param {string} file
   * @param {Encoding} encoding
   * @returns {Promise<Body>}
   */
  get(file, encoding) {
    const key = `${encoding} ${file}`;
    const known = this.#bodies.get(key);
    if (known) return known;
    const body = this.#make(file, encoding);
    this.#bodies.set(key, body);
    // Of what was forgotten meanwhile, nothing is counted.
    const isKept = () => this.#bodies.get(key) === body;
    body.then(
      ({ bytes }) => isKept() && this.#count(key, bytes.length),
      () => isKept() && this.#bodies.delete(key),
    );
    return body;
  }

  /** Forgets everything: the output was built anew. */
  clear() {
    this.#bodies.clear();
    this.#sizes.clear();
    this.#size = 0;
  }

  /**
   * @param {string} file
   * @param {Encoding} encoding
   */
  async #make(file, encoding) {
    const raw = await readFile(file);
    const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
    const bytes = raw.length < smallest ? raw : await compress(raw, encoding);
    return { bytes, etag: `"${digest}${bytes === raw ? '' : `-${encoding}`}"` };
  }

  /**
   * Only bodies that are read make room: to wait for another one would be to answer for its failure.
   * @param {string} key
   * @param {number} size
   */
  #count(key, size) {
    this.#sizes.set(key, size);
    this.#size += size;
    for (const [other, bytes] of this.#sizes) {
      if (this.#size <= this.#capacity) return;
      this.#bodies.delete(other);
      this.#sizes.delete(other);
      this.#size -= bytes;
    }
  }
}

/**
 * @param {Buffer} raw
 * @param {Encoding} encoding
 * @returns {Promise<Buffer>}
 */
function compress(raw, encoding) {
  if (encoding === 'gzip') return promisify(gzip)(raw, { level: 9 });
  if (encoding === 'identity') return Promise.resolve(raw);
  const quality = raw.length <= bestUpTo ? constants.BROTLI_MAX_QUALITY : 9;
  return promisify(brotliCompress)(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
