import { storageKeys } from '../../shared/constants';
import { settings } from '../../shared/settings';
import type { AnnouncementSetting } from '../../shared/settings';
import { storedKey } from '../../shared/stored-key';

/**
 * Runs before first paint: marks `<html>` when this very bar was dismissed, so that CSS hides the bar of the server's
 * HTML at once. Nothing when no bar is configured.
 */
export function announcementScriptFor(bar: AnnouncementSetting | null): string {
  if (!bar?.closeable) return '';
  const [id, key, flag] = [
    bar.id,
    storedKey(storageKeys.announcementId),
    storedKey(storageKeys.announcementDismissed),
  ].map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'));
  return `(function(){try{if(localStorage.getItem(${key})===${id}&&localStorage.getItem(${flag})==="true")document.documentElement.dataset.announcementBarInitiallyDismissed="true"}catch(e){}})();`;
}

export const announcementScript = announcementScriptFor(settings.announcement);
