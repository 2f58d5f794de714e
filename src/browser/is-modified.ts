/** Whether a key is held down that gives a click or a key another meaning, such as a new tab. */
export function isModified(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
