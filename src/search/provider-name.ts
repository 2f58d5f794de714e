/** Named when no service is: the site searches by itself. */
export const embeddedProvider = 'embedded';

/** The name that a build gives its provider; empty is the same as missing. */
export function readProviderName(value: string | undefined): string {
  return (value ?? '').trim() || embeddedProvider;
}

/** The provider of this build. A module of its own: the script of every page needs no more than the name. */
export const providerName = readProviderName(process.env.GATSBY_SEARCH_PROVIDER);
