import { storageKeys } from '../../shared/constants';
import { readItem, writeItem } from '../../browser/storage';

/** Whether the bar with this id was dismissed; a new id is stored and starts undismissed. */
export function readDismissal(id: string): boolean {
  if (readItem(storageKeys.announcementId) === id) return readItem(storageKeys.announcementDismissed) === 'true';
  writeItem(storageKeys.announcementId, id);
  writeItem(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Holds until the id changes. */
export function writeDismissal(): void {
  writeItem(storageKeys.announcementDismissed, 'true');
}
