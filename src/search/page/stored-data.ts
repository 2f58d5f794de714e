import { storageKeys } from '../../shared/constants';
import { listItems, writeItem, writeSessionItem } from '../../browser/storage';

/** Storage keys of the site. A key that ends in punctuation is a prefix. */
const keys = [...Object.values(storageKeys), 'site.'];

/** Removes everything that the site has stored in this browser, but nothing that other apps on its origin have. */
export function clearStoredData(): void {
  for (const key of listItems().filter(isOwn)) writeItem(key, null);
  for (const key of listItems('sessionStorage').filter(isOwn)) writeSessionItem(key, null);
}

function isOwn(name: string): boolean {
  return keys.some((key) => name === key || (/\W$|_$/.test(key) && name.startsWith(key)));
}
