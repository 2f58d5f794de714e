import { storageKeys } from '../../shared/constants';
import { listItems, writeItem, writeSessionItem } from '../../browser/storage';

/** All that the site writes, and what Gatsby does. Those that end in a sign are the beginning of many. */
const keys = [...Object.values(storageKeys), 'site.', '@@scroll|'];

/** Removes everything that the site has stored in this browser, and nothing of others on its origin. */
export function clearStoredData(): void {
  for (const key of listItems().filter(isOwn)) writeItem(key, null);
  for (const key of listItems('sessionStorage').filter(isOwn)) writeSessionItem(key, null);
}

function isOwn(name: string): boolean {
  return keys.some((key) => name === key || (/\W$|_$/.test(key) && name.startsWith(key)));
}
