/** `help-portal/config`: what `gatsby-config.ts` of a site is made with. CommonJS, because Gatsby loads it before anything compiles. */
const { requireSource } = require('../node/gatsby/require-source.cjs');

const { defineConfig } = /** @type {typeof import('../node/site-config')} */ (requireSource('node/site-config.ts'));

module.exports = { defineConfig };
