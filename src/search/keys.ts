import { siteKey, typedCharacter } from '../browser/site-keys';
import { site } from '../shared/site';
import { hasSingleKeys } from '../enhancements/shortcuts/single-keys';

/** Returns what a key does: `toggle` or `open` search, open it with the typed character, or nothing (null). */
export function openKey(event: KeyboardEvent, isOnTrigger: boolean): 'toggle' | 'open' | { text: string } | null {
  const key = site.searchShortcuts ? siteKey(event, hasSingleKeys) : '';
  if (key === 'k') return 'toggle';
  if (key === '/') return 'open';
  const text = isOnTrigger ? typedCharacter(event) : '';
  return /^[\p{L}\p{N} ]$/u.test(text) ? { text: text.trim() } : null;
}
