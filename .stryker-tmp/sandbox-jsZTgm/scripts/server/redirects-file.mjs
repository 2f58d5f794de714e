/** Reads `_redirects`: one `from to status` per line. */

/**
 * @typedef {{ to: string, status: number }} Target
 */

/**
 * @param {string} text
 * @returns {Map<string, Target>} by decoded path
 */
export function parseRedirects(text) {
  /** @type {Map<string, Target>} */
  const targets = new Map();
  for (const line of text.split('\n')) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) continue;
    targets.set(decodeURIComponent(from), { to, status: Number(status) });
  }
  return targets;
}
