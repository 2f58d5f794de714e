/** Reads `_headers` as Netlify and Cloudflare Pages do, so that our server responds like the host. */

/**
 * @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined) rules.push({ pattern: line.trim(), headers: [] });
    else rule?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/**
 * Returns the headers for an encoded path. Values of the same header from several rules are joined.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const { pattern, headers: added } of rules) {
    if (!matches(pattern, path)) continue;
    for (const [name, value] of added) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/**
 * An asterisk matches anything, including slashes; hosts allow one per pattern.
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  const [start = '', end] = pattern.split('*', 2);
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
