import { settings } from '../shared/settings';
import { hasSingleKeys, isTyping } from '../enhancements/shortcuts/single-keys';

/** Returns what a key does: `toggle` or `open` search, open it with the typed character, or nothing (null). */
export function openKey(event: KeyboardEvent, isOnTrigger: boolean): 'toggle' | 'open' | { text: string } | null {
  // Browser autofill dispatches events without a key.
  if (!event.key || event.isComposing || event.altKey || event.defaultPrevented) return null;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (settings.searchShortcuts && event.key.toLowerCase() === 'k' && hasModifier && !event.shiftKey) return 'toggle';
  if (hasModifier || isTyping(event.target)) return null;
  if (settings.searchShortcuts && event.key === '/' && hasSingleKeys()) return 'open';
  return isOnTrigger && /^[\p{L}\p{N} ]$/u.test(event.key) ? { text: event.key.trim() } : null;
}
