import { site } from './site';

/**
 * Returns the full name of a browser storage key (`storageKeys`): with the site's suffix, which keeps several sites on
 * one origin apart.
 */
export function storedKey(key: string, suffix: string = site.storageSuffix): string {
  return key + suffix;
}
