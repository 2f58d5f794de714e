const { transformSync } = require('@swc/core');

/**
 * webpack loader: `import source from '!!inline-script!./starter'` yields the minified source of the only function that
 * a TypeScript module exports. It runs standalone in a page, so the module may import types only.
 * @param {string} text
 * @this {{ resourcePath: string }}
 */
module.exports = function inlineScript(text) {
  const { code } = transformSync(text, {
    filename: this.resourcePath,
    swcrc: false,
    configFile: false,
    isModule: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
  });
  const source = /^export (function [^]*?);?\s*$/.exec(code)?.[1];
  if (source === undefined || /\b(?:import|export)\b/.test(source) || /\bimport\b/.test(code)) {
    throw new Error(`${this.resourcePath} cannot be inlined. Expected one exported function and type-only imports.`);
  }
  return `export default ${JSON.stringify(source)};`;
};
