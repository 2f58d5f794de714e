const { suffix } = require('./safe-class-names.cjs');

/**
 * webpack loader after css-loader: lets `import styles from './Chart.module.css'` mean all class names too, as in most
 * React projects; the site's own code has `import * as styles`.
 * @param {string} text
 * @reach css-loader: writes `export var` before each name or `export * from` at the start of a line, and the loaders that take
 *   its sheets write `export { … as "…" }`; components lose their class names, or the build fails: `site/islands.test.ts`
 */
module.exports = function addDefaultExport(text) {
  if (/\bexport default\b/.test(text)) return text;
  const [, request] = /^export \* from (".*");?$/m.exec(text) ?? [];
  if (request !== undefined) {
    const named = `Object.entries(allNames).map(([name, value]) => [name.replace(/${suffix}$/, ''), value])`;
    return `${text}\nimport * as allNames from ${request};\nexport default Object.fromEntries(${named});\n`;
  }
  const [, list = ''] = /^export \{(.*)\}/m.exec(text) ?? [];
  const names = [
    ...[...text.matchAll(/^export (?:var|const) ([\w$]+)/gm)].map(([, name = '']) => [name, name]),
    ...[...list.matchAll(/([\w$]+) as "([^"]+)"/g)].map(([, own = '', name = '']) => [name, own]),
  ].map(
    ([name = '', own]) => `${JSON.stringify(name.endsWith(suffix) ? name.slice(0, -suffix.length) : name)}: ${own}`,
  );
  return `${text}\nexport default { ${names.join(', ')} };\n`;
};
