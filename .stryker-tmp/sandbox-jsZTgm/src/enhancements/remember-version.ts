import { areas } from '../shared/areas';
import { storageKeys } from '../shared/constants';
import { isBelowPath } from '../shared/paths';
import { readItem, writeItem } from '../browser/storage';

/**
 * Stores the version of the area that is being read, so that the choice is known once there is more than one version.
 * Removes a stored version that does not exist.
 */
export function rememberVersion(path: string): void {
  for (const { instance, basePath, version } of areas) {
    const key = storageKeys.docsVersion + instance;
    const stored = readItem(key);
    if (stored === version.name) continue;
    if (isBelowPath(path, basePath)) writeItem(key, version.name);
    else if (stored !== null) writeItem(key, null);
  }
}
