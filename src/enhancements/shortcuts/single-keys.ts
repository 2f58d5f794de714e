import { storageKeys } from '../../shared/constants';
import { readItem, writeItem } from '../../browser/storage';

const off = 'off';

/** Whether keys without Ctrl or Cmd do something: readers who speak to their computer switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readItem(storageKeys.singleKeys) !== off;
}

export function switchSingleKeys(isOn: boolean): void {
  writeItem(storageKeys.singleKeys, isOn ? null : off);
}

/** Whether what is typed goes into a field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
