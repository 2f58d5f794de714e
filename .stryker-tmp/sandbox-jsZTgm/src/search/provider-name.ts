/** The default provider, which searches the site's own index in the browser. */
export const embeddedProvider = 'embedded';

/** Reads a provider name; empty is the same as missing. */
export function readProviderName(value: string | undefined): string {
  return (value ?? '').trim() || embeddedProvider;
}

/** The provider of this build. A module of its own, because the script of every page needs only the name. */
export const providerName = readProviderName(process.env.GATSBY_SEARCH_PROVIDER);
