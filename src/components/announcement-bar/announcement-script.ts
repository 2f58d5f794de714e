import { storageKeys } from '../../shared/constants';
import { site } from '../../shared/site';
import type { Announcement } from '../../shared/site-definition';
import { storedKey } from '../../shared/stored-key';

/**
 * Returns a script that runs before the first paint and marks `<html>` if this bar was dismissed, so that CSS hides it.
 * Returns '' if there is no closeable bar.
 */
export function announcementScriptFor(bar: Announcement | null): string {
  if (!bar?.closeable) return '';
  const [id, key, flag] = [
    bar.id,
    storedKey(storageKeys.announcementId),
    storedKey(storageKeys.announcementDismissed),
  ].map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'));
  return `(function(){try{if(localStorage.getItem(${key})===${id}&&localStorage.getItem(${flag})==="true")document.documentElement.dataset.announcementBarInitiallyDismissed="true"}catch(e){}})();`;
}

export const announcementScript = announcementScriptFor(site.announcement);
