/**
 * webpack loader after css-loader: lets `import styles from './Chart.module.css'` mean all class names too, as in most
 * React projects; the site's own code has `import * as styles`.
 * @param {string} text
 * @reach css-loader: writes `export var` or `export * from` at the start of a line; imported components lose their
 *   class names: `site/islands.test.ts`
 */
module.exports = function addDefaultExport(text) {
  if (/\bexport default\b/.test(text)) return text;
  const [, request] = /^export \* from (".*");?$/m.exec(text) ?? [];
  if (request !== undefined) return `${text}\nimport * as allNames from ${request};\nexport default allNames;\n`;
  const names = [...text.matchAll(/^export (?:var|const) ([\w$]+)/gm)].map(([, name]) => name);
  return `${text}\nexport default { ${names.join(', ')} };\n`;
};
