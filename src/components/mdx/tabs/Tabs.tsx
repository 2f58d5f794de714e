import showTab from '!!inline-script!./show-tab';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../../browser/site-keys';
import { findTarget } from '../../../navigation/scroll';
import { storedKey } from '../../../shared/stored-key';
import { ServerScript } from '../../layout/ServerScript';
import { initialValue, readTabs } from './tab-items';
import type { TabItemProps } from './tab-items';
import { tabKey, useTabChoice } from './useTabChoice';
import * as styles from './Tabs.module.css';

export interface TabsProps {
  groupId?: string;
  queryString?: string;
  defaultValue?: string | null;
  /** Whether only the selected panel is in the document. */
  lazy?: boolean;
  /** Accessible name of the tab list. */
  label?: string;
  children?: ReactNode;
}

/** A tab; `Tabs` reads its props. Outside of `Tabs` it renders its children. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

export function Tabs({ groupId, queryString, defaultValue, lazy = false, label, children }: TabsProps): ReactNode {
  const id = useId();
  const tabs = readTabs(children);
  const root = useRef<HTMLDivElement>(null);
  const [selected, select, show] = useTabChoice({
    values: tabs.map(({ value }) => value),
    initial: initialValue(tabs, defaultValue),
    groupId,
    parameter: queryString,
  });

  // Shows the panel of an element that an address or a link leads to, whatever was selected before.
  const [shown, setShown] = useState<{ then?: (() => unknown) | undefined }>({});
  useLayoutEffect(() => {
    const element = root.current;
    const reveal = (target: Element, then?: () => unknown): void => {
      const panel = Array.from(element?.children ?? []).find((child) => child.contains(target));
      if (!(panel instanceof HTMLElement) || panel.dataset.value === undefined) return;
      show(panel.dataset.value);
      setShown({ then: panel.hidden ? then : undefined });
    };
    const listen = (event: Event): void => {
      if (event.target instanceof Element)
        reveal(event.target, (event as CustomEvent<(() => unknown) | undefined>).detail);
    };
    const first = findTarget(window.location.hash);
    if (first) reveal(first, () => first.scrollIntoView());
    element?.addEventListener('site:reveal', listen);
    return () => element?.removeEventListener('site:reveal', listen);
  }, [show]);
  // Scrolling returns a promise in some browsers, which React would take for what ends the effect.
  useLayoutEffect(() => void shown.then?.(), [shown]);

  // Keeps the tab at its position on screen, even if groups above it change height.
  const choose = (value: string, tab: HTMLElement): void => {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => select(value));
    // The address leads into a panel that the reader has left: after a reload it would show that one again.
    const { hash, pathname, search } = window.location;
    const target = findTarget(hash);
    if (target?.closest('[hidden]') && root.current?.contains(target))
      window.history.replaceState(window.history.state, '', pathname + search);
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="tab"]')];
    const index = all.findIndex((tab) => tab === event.target);
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (index < 0 || target === undefined || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };
  if (tabs.length === 0) return null;
  const hasSelection = tabs.some(({ value }) => value === selected);
  return (
    <div ref={root} className={styles.tabs} data-tabs={groupId && storedKey(tabKey(groupId))}>
      <div className={styles.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={key}>
        {tabs.map(({ value, label: text }, index) => {
          const isSelected = value === selected;
          return (
            <button
              key={value}
              type="button"
              id={`${id}-tab-${index}`}
              className={styles.tab}
              role="tab"
              data-early
              aria-selected={isSelected}
              aria-controls={lazy && !isSelected ? undefined : `${id}-panel-${index}`}
              tabIndex={isSelected || (!hasSelection && index === 0) ? 0 : -1}
              onClick={(event) => choose(value, event.currentTarget)}
            >
              {text}
            </button>
          );
        })}
      </div>
      {tabs.map(({ value, label: text, content }, index) =>
        lazy && value !== selected ? null : (
          <div
            key={value}
            id={`${id}-panel-${index}`}
            className={styles.panel}
            role="tabpanel"
            data-value={value}
            data-label={text}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={value !== selected}
          >
            {content}
          </div>
        ),
      )}
      {groupId === undefined ? null : <ServerScript source={typeof window === 'undefined' ? `(${showTab})()` : ''} />}
    </div>
  );
}
