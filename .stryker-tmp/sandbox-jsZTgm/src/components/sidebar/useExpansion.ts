import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../shared/sidebar';
import { defaultKeys, trailKeys } from './tree';
import type { ItemKey } from './tree';

export interface Expansion {
  isExpanded: (key: ItemKey) => boolean;
  toggle: (key: ItemKey) => void;
  expand: (key: ItemKey) => void;
}

/** Expansion that outlives the sidebar, for a visit to an area without one; in memory only. */
export interface ExpansionMemory {
  recall: () => ReadonlySet<ItemKey> | null;
  remember: (expanded: ReadonlySet<ItemKey>) => void;
}

/**
 * State of expanded categories. Initially the ancestors of the page and those configured as expanded; when the path
 * changes, also the ancestors of the new page. Otherwise only the reader expands and collapses.
 */
export function useExpansion(items: readonly SidebarItem[], path: string, memory?: ExpansionMemory): Expansion {
  const [state, setState] = useState<{ path: string; expanded: ReadonlySet<ItemKey> }>(() => ({
    path,
    expanded: new Set([...(memory?.recall() ?? defaultKeys(items)), ...trailKeys(items, path)]),
  }));
  let current = state;
  if (state.path !== path) {
    current = { path, expanded: new Set([...state.expanded, ...trailKeys(items, path)]) };
    setState(current);
  }
  useEffect(() => {
    memory?.remember(state.expanded);
  }, [memory, state.expanded]);

  const change = (key: ItemKey, open: boolean): void => {
    setState(({ expanded, ...rest }) => {
      const next = new Set(expanded);
      if (open) next.add(key);
      else next.delete(key);
      return { ...rest, expanded: next };
    });
  };
  return {
    isExpanded: (key) => current.expanded.has(key),
    toggle: (key) => change(key, !current.expanded.has(key)),
    expand: (key) => change(key, true),
  };
}
