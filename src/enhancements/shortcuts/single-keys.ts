import { storageKeys } from '../../shared/constants';
import { readItem, writeItem } from '../../browser/storage';

const off = 'off';

/** Whether shortcuts without Ctrl or Cmd are on; readers who use speech input may turn them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readItem(storageKeys.singleKeys) !== off;
}

export function switchSingleKeys(isOn: boolean): void {
  writeItem(storageKeys.singleKeys, isOn ? null : off);
}
