const { transformAsync } = require('@babel/core');

/**
 * Loader that takes GraphQL queries out of the code, with the plugin that Gatsby uses.
 * @reach babel-plugin-remove-graphql-queries: its options are those that Gatsby's own loader passes; a query that stays in
 *   the code throws in the browser: every browser test
 * @this {{ async: () => (error: unknown, code?: string | null) => void, getOptions: () => { stage: string }, resourcePath: string }}
 * @param {string} text
 */
module.exports = function removeQueries(text) {
  const done = this.async();
  const { stage } = this.getOptions();
  /** @type {import('@babel/core').ParserOptions['plugins']} */
  const syntax = /\.[cm]?tsx?$/.test(this.resourcePath) ? ['typescript'] : [];
  if (!this.resourcePath.endsWith('.ts')) syntax.push('jsx');
  transformAsync(text, {
    filename: this.resourcePath,
    babelrc: false,
    configFile: false,
    sourceMaps: false,
    parserOpts: { plugins: syntax },
    plugins: [[require.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
  }).then((result) => done(null, result?.code), done);
};
