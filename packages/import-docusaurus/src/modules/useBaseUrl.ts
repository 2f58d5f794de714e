import { withPrefix } from './engine';

/** Adds the base path of the site to a path, with or without a slash before it. Other addresses stay as they are. */
export default function useBaseUrl(address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(address) ? address : withPrefix(address.replace(/^\/?/, '/'));
}

export function useBaseUrlUtils(): { withBaseUrl: (address: string) => string } {
  return { withBaseUrl: useBaseUrl };
}
