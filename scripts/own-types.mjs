/** The result or the variables of a query, or a fragment, as Gatsby writes their types. */
const operation = /^type (\w+(?:Query|Fragment)) = .*$|^type (\w+QueryVariables) = Exact<\{[^]*?\}>;$/gm;

/**
 * Returns the types of a site's own queries, of all that Gatsby has generated: those of the engine come with it.
 * @param {string} generated for the site
 * @param {string} engine generated for the engine
 */
export function ownTypes(generated, engine) {
  const known = new Set(listOperations(engine).map(({ name }) => name));
  const own = listOperations(generated).filter(({ name }) => !known.has(name));
  const head = '/** Written by `help-portal types`: the types of the queries of this site. */\n';
  return `${head}declare namespace Queries {\n${own.map(({ text }) => `${text}\n`).join('\n')}}\n`;
}

/** @param {string} text */
const listOperations = (text) =>
  [...text.matchAll(operation)].map(([type, result, variables]) => ({ name: result ?? variables, text: type }));
