const { Script } = require('node:vm');
const postcss = require('postcss');
const parseSelectors = require('postcss-selector-parser');

/** What stands behind a class name that is a word of JavaScript; no name that a writer gives ends so. */
const suffix = '__word';

/** @param {string} name */
function isReserved(name) {
  if (name === 'await') return true;
  if (!/^[a-z]+$/.test(name)) return false;
  try {
    return !new Script(`'use strict'; var ${name};`);
  } catch {
    return true;
  }
}

const rename = parseSelectors((selectors) => {
  selectors.walkClasses((node) => {
    if (isReserved(node.value)) node.value += suffix;
  });
});

/**
 * webpack loader before css-loader, for CSS modules of imported components: css-loader exports each class under its name,
 * and fails at `.delete` or `.default`. `default-styles.cjs` gives those their names back.
 * @param {string} text
 */
module.exports = function makeClassNamesSafe(text) {
  const sheet = postcss.parse(text);
  sheet.walkRules((rule) => {
    // Steps of an animation are no selectors.
    if (!/keyframes$/.test(rule.parent?.type === 'atrule' ? rule.parent.name : ''))
      rule.selector = rename.processSync(rule);
  });
  sheet.walkDecls('composes', (declaration) => {
    const [names = '', ...from] = declaration.value.split(/(?=\sfrom\s)/);
    declaration.value = names.replace(/[^\s]+/g, (name) => (isReserved(name) ? name + suffix : name)) + from.join('');
  });
  return sheet.toString();
};
module.exports.suffix = suffix;
