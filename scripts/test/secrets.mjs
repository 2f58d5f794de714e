/** Settings that builds and scripts may read and no page may hold. */
export const secretNames = ['SEARCH_WRITE_KEY'];

/**
 * The value of a secret during a test: the real one, or a word that is found nowhere else.
 * @param {string} name
 */
export function secretValue(name) {
  return process.env[name] || `never-in-a-page-${name.toLowerCase()}`;
}
