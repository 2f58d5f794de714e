import { useCallback, useLayoutEffect, useState } from 'react';
import { storageKeys } from '../../../shared/constants';
import { onItemChange, readItem, writeItem } from '../../../browser/storage';

interface TabChoiceOptions {
  values: readonly string[];
  initial: string | null;
  groupId?: string | undefined;
  /** Name of the URL parameter that mirrors the choice. */
  parameter?: string | undefined;
}

/**
 * State of the selected tab, how the reader selects one, and how a link shows one, which is not the reader's choice. With a group id the choice is stored and shared by all groups with that id, also in other
 * browser tabs; with a parameter it is mirrored in the URL, which takes precedence over the stored choice.
 */
export function useTabChoice({
  values,
  initial,
  groupId,
  parameter,
}: TabChoiceOptions): [string | null, (value: string) => void, (value: string) => void] {
  const [selected, setSelected] = useState(initial);
  const known = values.join('\n');
  const storageKey = groupId === undefined ? undefined : storageKeys.tabGroup + groupId;

  useLayoutEffect(() => {
    const adopt = (value: string | null): boolean => {
      if (value === null || !known.split('\n').includes(value)) return false;
      setSelected(value);
      return true;
    };
    const fromAddress = parameter === undefined ? null : new URLSearchParams(window.location.search).get(parameter);
    if (!adopt(fromAddress) && storageKey !== undefined) adopt(readItem(storageKey));
    return storageKey === undefined ? undefined : onItemChange(storageKey, adopt);
  }, [known, parameter, storageKey]);

  const select = useCallback(
    (value: string): void => {
      setSelected(value);
      if (storageKey !== undefined) writeItem(storageKey, value);
      if (parameter === undefined) return;
      const url = new URL(window.location.href);
      url.searchParams.set(parameter, value);
      window.history.replaceState(window.history.state, '', url);
    },
    [parameter, storageKey],
  );
  return [selected, select, setSelected];
}
