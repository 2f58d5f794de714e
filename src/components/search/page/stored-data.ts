import { storageKeys } from '../../../shared/constants';
import { listItems, writeItem, writeSessionItem } from '../../browser/storage';

/** Beginnings of all keys that this site writes (section 20). */
const prefixes = [...Object.values(storageKeys), 'site.'];

/** Removes everything that the site has stored in this browser (STO-04). */
export function clearStoredData(): void {
  for (const prefix of prefixes) for (const key of listItems(prefix)) writeItem(key, null);
  writeSessionItem(storageKeys.assistantToken, null);
}
