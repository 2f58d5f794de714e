/** Settings that builds and scripts may read but no page may contain. */
export const secretNames = ['SEARCH_WRITE_KEY'];

/**
 * Returns a secret's value during a test: the real one or a unique word.
 * @param {string} name
 */
export function secretValue(name) {
  return process.env[name] || `never-in-a-page-${name.toLowerCase()}`;
}
