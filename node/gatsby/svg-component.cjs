const svgr = require('@svgr/core');
/** Its types say that it has a default export, which only ES modules see. */
const jsx = /** @type {import('@svgr/core').ConfigPlugin} */ (/** @type {unknown} */ (require('@svgr/plugin-jsx')));
const { transform } = require('@swc/core');

/**
 * webpack loader: an SVG file that a component imports is a component itself, as in Docusaurus.
 * @this {{ async: () => (error: unknown, code?: string) => void, resourcePath: string }}
 * @param {string} picture
 */
module.exports = function svgComponent(picture) {
  const done = this.async();
  svgr
    .transform(picture, { plugins: [jsx], jsxRuntime: 'automatic' }, { componentName: 'Picture' })
    .then((code) =>
      transform(code, {
        swcrc: false,
        configFile: false,
        jsc: {
          parser: { syntax: 'ecmascript', jsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      }),
    )
    .then(({ code }) => done(null, code), done);
};
