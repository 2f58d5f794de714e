/**
 * Packages are loaded by Node itself, once for all tests of a process: Jest would compile and run each of their modules
 * again for each file of tests.
 * @type {import('@jest/transform').SyncTransformer}
 */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = loadNatively(${JSON.stringify(file)});` }),
  getCacheKey: (_source, file) => `native ${file}`,
};
