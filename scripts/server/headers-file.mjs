/** Reads `_headers` as Netlify and Cloudflare Pages do, so that our own server says what the host will say. */

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
 * The headers for a path as it stands in the address. Values of one header from several rules are joined.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const { pattern, headers: added } of rules) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!matches) continue;
    for (const [name, value] of added) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
