import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject, ToggleEvent } from 'react';
import { isComposing } from '../../browser/site-keys';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icon-paths';
import * as styles from './Menu.module.css';

/** A row of a menu: an action or a link. */
export type MenuItem = { label: string; icon: IconName } & (
  { act: () => void } | { href: string; isExternal?: boolean }
);

interface MenuProps {
  /** Name of the menu. */
  label: string;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called each time the menu opens. */
  items: () => readonly MenuItem[];
}

const space = 4;

/**
 * The menu of a button, by the pattern of the ARIA guide: arrow keys, Home, End and first letters move the focus;
 * Escape, Tab and a click elsewhere close it. Opens when it is rendered for the first time, then with the button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ label, button, items }: MenuProps): ReactNode {
  const [shown, setShown] = useState<readonly MenuItem[]>([]);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Not set in JSX, which knows an id only: the button is there before the menu.
    const { current } = button;
    if (current) Object.assign(current, { popoverTargetElement: menu.current });
    menu.current?.showPopover();
    const open = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'ArrowDown' || isComposing(event)) return;
      event.preventDefault();
      menu.current?.showPopover();
    };
    current?.addEventListener('keydown', open);
    return () => current?.removeEventListener('keydown', open);
  }, [button]);

  const rows = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = (): void => {
    menu.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
  };
  const place = ({ newState }: ToggleEvent): void => {
    const box = button.current?.getBoundingClientRect();
    if (newState === 'closed' || !box || !menu.current) return;
    setShown(items());
    menu.current.style.insetBlockStart = `${box.bottom + window.scrollY + space}px`;
    menu.current.style.insetInlineEnd = `${document.documentElement.clientWidth - box.right}px`;
  };
  const focus = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') rows()[0]?.focus({ preventScroll: true });
  };
  const key = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Tab') close();
    const all = rows();
    const next = nextRow(
      all.map(({ textContent }) => textContent),
      all.findIndex((row) => row === document.activeElement),
      event,
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onBeforeToggle={place}
      onToggle={focus}
      onKeyDown={key}
    >
      {shown.map((item) => (
        <Row key={item.label} item={item} close={close} />
      ))}
    </div>
  );
}

function Row({ item, close }: { item: MenuItem; close: () => void }): ReactNode {
  const content = (
    <>
      <Icon name={item.icon} size={16} />
      <span className={styles.label}>{item.label}</span>
    </>
  );
  if ('href' in item) {
    const target = item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : { 'data-native': true };
    return (
      <a role="menuitem" tabIndex={-1} className={styles.row} href={item.href} {...target} onClick={close}>
        {content}
        {item.isExternal ? <Icon name="external-link" size={12} /> : null}
      </a>
    );
  }
  const act = (): void => {
    close();
    item.act();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.row} onClick={act}>
      {content}
    </button>
  );
}

/** The index of the row that a key moves the focus to; null if the key does not move it. */
function nextRow(labels: readonly string[], current: number, event: KeyboardEvent): number | null {
  const { length } = labels;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'ArrowDown':
      return (current + 1) % length;
    case 'ArrowUp':
      return (current - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
  }
  if (event.key.length !== 1 || event.key === ' ') return null;
  const letter = event.key.toLowerCase();
  const order = labels.map((_, index) => (current + 1 + index) % length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(letter)) ?? null;
}
