// Which keys are the site's, before and after its scripts run: the inline starter has a copy of these functions, so this
// module may import types only.

/** Whether a key belongs to an input method, which is composing a character. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // In Safari, the key that ends a composition comes after its end: https://bugs.webkit.org/show_bug.cgi?id=165004
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}

/** Whether a key goes to an element that takes characters, also inside of a shadow root: a field, an editor, a list box. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      // Nobody knows what has the focus in a closed shadow root.
      target.localName.includes('-') ||
      target.matches('input,textarea,select,[role$=box]'))
  );
}

/**
 * Returns the key of the site that was pressed, `k` for Ctrl+K and Cmd+K, or ''. Keys of fields, input methods and the
 * browser are not the site's.
 */
export function siteKey(event: KeyboardEvent, hasSingleKeys: () => boolean): string {
  // A browser that fills in a form sends keys without a name.
  const key = ((event.key as string | undefined) ?? '').toLowerCase();
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.repeat || isComposing(event)) return '';
  if (key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return key;
  if (!/^[/[\]?]$/.test(key) || metaKey || isTyping(event)) return '';
  // Some keyboards need AltGr for these, which reports as Ctrl+Alt.
  const isPlain = event.getModifierState('AltGraph') || !(ctrlKey || (altKey && key === '/'));
  return isPlain && hasSingleKeys() ? key : '';
}

/** Returns the character that a key types where there is no field, or ''. */
export function typedCharacter(event: KeyboardEvent): string {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  const isOfPage = !isModified && !isComposing(event) && !isTyping(event);
  return isOfPage && (event.key as string | undefined)?.length === 1 ? event.key : '';
}
