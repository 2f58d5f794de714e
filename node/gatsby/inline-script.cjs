const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const relativeImport = /^import \{[^}]*\} from ['"](\.[^'"]*)['"];$/gm;

/**
 * webpack loader: `import source from '!!inline-script!./starter'` yields the minified source of the only function that
 * a TypeScript module exports. It runs standalone in a page, so the module may import types, and functions of modules
 * that import types only, which become part of it.
 * @param {string} text
 * @this {{ resourcePath: string, addDependency?: (file: string) => void }}
 */
module.exports = function inlineScript(text) {
  const own = compile(text, this.resourcePath, false);
  const helpers = Array.from(own.matchAll(relativeImport), ([, name = '']) => {
    const file = `${path.resolve(path.dirname(this.resourcePath), name)}.ts`;
    this.addDependency?.(file);
    return compile(readFileSync(file, 'utf8'), file, false).replace(/^export (?=function )/gm, '');
  });
  const main = own.replace(relativeImport, '');
  const areFunctions = helpers.every((helper) => !/^(?:import|export)\b/m.test(helper));
  const code = areFunctions
    ? compile(helpers.length === 0 ? main : enclose(main, helpers), this.resourcePath, true)
    : '';
  const source = /^export (function [^]*?);?\s*$/.exec(code)?.[1];
  if (source === undefined || /\b(?:import|export)\b/.test(source) || /\bimport\b/.test(code)) {
    throw new Error(
      `${this.resourcePath} cannot be inlined. Expected one exported function, and imports of types or of functions that import none.`,
    );
  }
  return `export default ${JSON.stringify(source)};`;
};

/**
 * Puts a module's function and those that it calls into one function, so that all their names can be shortened.
 * @param {string} main
 * @param {string[]} helpers
 */
function enclose(main, helpers) {
  return main.replace(
    /^export (function (\w+)[^]*)$/m,
    (_, own, name) => `export function inlined(options) {\n${helpers.join('\n')}\n${own}\nreturn ${name}(options);\n}`,
  );
}

/**
 * Drops the types of a module, and minifies it if wanted.
 * @param {string} text
 * @param {string} filename
 * @param {boolean} minify
 * @reach @swc/core: prints imports in one line, and an exported function as `export function` at the start of a line;
 *   the build stops and names the module; `inline-script.test.ts`
 */
function compile(text, filename, minify) {
  return transformSync(text, {
    filename,
    swcrc: false,
    configFile: false,
    isModule: true,
    minify,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: minify ? { compress: true, mangle: true } : {},
    },
  }).code;
}
