/**
 * @typedef {{ provider: 'algolia' | 'meilisearch' | 'typesense', index: string, key: string, appId: string, hosts: string[] }} PushTarget
 */

const providers = /** @type {const} */ (['algolia', 'meilisearch', 'typesense']);

/**
 * Reads where to push. The site's own variables say which index; the key that can write has no `GATSBY_` name, since
 * those are part of every page.
 * @param {Record<string, string | undefined>} variables
 * @returns {PushTarget}
 */
export function readTarget(variables) {
  const read = (/** @type {string} */ name) => (variables[name] ?? '').trim();
  const provider = providers.find((name) => name === read('GATSBY_SEARCH_PROVIDER'));
  if (!provider)
    throw new Error(`GATSBY_SEARCH_PROVIDER is "${read('GATSBY_SEARCH_PROVIDER')}". Expected ${providers.join(', ')}.`);
  const needed = [
    'GATSBY_SEARCH_INDEX',
    'SEARCH_WRITE_KEY',
    provider === 'algolia' ? 'GATSBY_SEARCH_APP_ID' : 'GATSBY_SEARCH_HOSTS',
  ];
  const missing = needed.filter((name) => read(name) === '');
  if (missing.length > 0) throw new Error(`Pushing to ${provider} needs ${missing.join(' and ')} as well.`);
  const key = read('SEARCH_WRITE_KEY');
  const exposed = Object.keys(variables).find((name) => name.startsWith('GATSBY_') && read(name) === key);
  if (exposed) {
    throw new Error(
      `SEARCH_WRITE_KEY has the value of ${exposed}, which is part of every page. Expected a key of its own that can write.`,
    );
  }
  const hosts = read('GATSBY_SEARCH_HOSTS')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => host !== '')
    .map((host) => (/^https?:\/\//.test(host) ? host : `https://${host}`));
  return { provider, key, hosts, index: read('GATSBY_SEARCH_INDEX'), appId: read('GATSBY_SEARCH_APP_ID') };
}
