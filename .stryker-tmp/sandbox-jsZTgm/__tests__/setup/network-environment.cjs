const BrowserEnvironment = require('./browser-environment.cjs');

/** A document whose requests can be aborted: `fetch` is Node's and takes only Node's signals. */
module.exports = class NetworkEnvironment extends BrowserEnvironment {
  /** @param {ConstructorParameters<typeof BrowserEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    for (const name of ['AbortController', 'AbortSignal', 'DOMException'])
      Object.assign(this.global, { [name]: Reflect.get(globalThis, name) });
  }
};
