/** Returns the option of Algolia's clients for a URL. */
export function toHost(address: string): { url: string; protocol: 'http' | 'https'; accept: 'readWrite' } {
  const { host, protocol } = new URL(address);
  return { url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
}
