const { TestEnvironment } = require('jest-environment-jsdom');

/** Every browser has these; jsdom does not hand them on from Node. */
const missing = [
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    for (const name of missing) Object.assign(this.global, { [name]: Reflect.get(globalThis, name) });
    // See `native-module.cjs`.
    Object.assign(this.global, { loadNatively: require });
  }
};
