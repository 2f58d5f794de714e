import { storageKeys } from '../../shared/constants';
import { readItem, writeItem } from '../../browser/storage';

/** Whether the bar with an id was dismissed. Stores a new id as not dismissed. */
export function readDismissal(id: string): boolean {
  if (readItem(storageKeys.announcementId) === id) return readItem(storageKeys.announcementDismissed) === 'true';
  writeItem(storageKeys.announcementId, id);
  writeItem(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Stores the dismissal, which is valid until the id changes. */
export function writeDismissal(): void {
  writeItem(storageKeys.announcementDismissed, 'true');
}
