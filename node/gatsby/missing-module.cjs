/**
 * webpack loader for a module that is not there: all its exports fail when they are used, with the message in the query.
 * @this {{ query: string }}
 */
module.exports = function missingModule() {
  const message = decodeURIComponent(this.query.slice(1));
  return `const throws = () => { throw new Error(${JSON.stringify(message)}); };
const fail = new Proxy(function () {}, {
  get: (_, name) => (typeof name === 'string' && !name.startsWith('$') && name !== 'prototype' ? fail : undefined),
  apply: throws,
  construct: throws,
});
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || (typeof name === 'string' ? fail : undefined) });`;
};
