import { useCallback, useLayoutEffect, useState } from 'react';
import { storageKeys } from '../../../shared/constants';
import { onRouteChange } from '../../../navigation/navigate';
import { onItemChange, readItem, writeItem } from '../../../browser/storage';

interface TabChoiceOptions {
  values: readonly string[];
  initial: string | null;
  groupId?: string | undefined;
  /** Name of the URL parameter that mirrors the choice. */
  parameter?: string | undefined;
}

/** Returns the key in storage of the choice that groups of a name share, without the suffix of the site. */
export function tabKey(groupId: string): string {
  return storageKeys.tabGroup + groupId;
}

/**
 * State of the selected tab, how the reader selects one, and how a link shows one, which is not the reader's choice. With
 * a group id the choice is stored and shared by all groups with that id, also in other browser tabs; with a parameter it
 * is mirrored in the URL, which takes precedence over the stored choice and is followed when a link or Back changes it.
 */
export function useTabChoice({
  values,
  initial,
  groupId,
  parameter,
}: TabChoiceOptions): [string | null, (value: string) => void, (value: string) => void] {
  const [selected, setSelected] = useState(initial);
  const known = values.join('\n');
  const storageKey = groupId === undefined ? undefined : tabKey(groupId);

  useLayoutEffect(() => {
    const adopt = (value: string | null): boolean => {
      if (value === null || !known.split('\n').includes(value)) return false;
      setSelected(value);
      return true;
    };
    const valueIn = ({ search }: Location): string | null =>
      parameter === undefined ? null : new URLSearchParams(search).get(parameter);
    const adoptStored = (): boolean => storageKey !== undefined && adopt(readItem(storageKey));
    if (!adopt(valueIn(window.location))) adoptStored();
    const stopFollowing = onRouteChange(({ location, previous }) => {
      const hasLostIt = previous !== null && valueIn(previous) !== null && valueIn(location) === null;
      if (!adopt(valueIn(location)) && hasLostIt && !adoptStored()) setSelected(initial);
    });
    const stopListening = storageKey === undefined ? undefined : onItemChange(storageKey, adopt);
    return () => {
      stopFollowing();
      stopListening?.();
    };
  }, [known, parameter, storageKey, initial]);

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
