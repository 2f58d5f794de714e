import { settings } from './settings';

/**
 * Name under which something is stored in the browser: its key (`storageKeys`) and the site's own ending, for several
 * sites on one origin.
 */
export function storedKey(key: string, suffix: string = settings.storageSuffix): string {
  return key + suffix;
}
