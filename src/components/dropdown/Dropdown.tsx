import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../browser/site-keys';
import { isBelowPath, isExternal, isSamePath } from '../../shared/paths';
import type { NavbarDropdown } from '../../shared/site-definition';
import { navigationWords } from '../../shared/words/navigation';
import { SiteLink } from '../link/SiteLink';
import * as styles from './Dropdown.module.css';

type DropdownProps = NavbarDropdown & {
  /** Path of the current page. */
  path: string;
};

function currentOf(to: string, path: string): 'page' | undefined {
  return !isExternal(to) && isSamePath(to, path) ? 'page' : undefined;
}

/**
 * A navbar item that opens a list on hover, click, Enter or Space. Closes on Escape, which returns the focus to the
 * button, and when the pointer or the focus leaves. ArrowDown moves the focus into the list.
 */
export function Dropdown({ label, items, path }: DropdownProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isHovered = useRef(false);

  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const key = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      flushSync(() => setOpen(true));
      list.current?.querySelector('a')?.focus();
    }
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = event.type === 'pointerenter';
    setOpen(isHovered.current);
  };
  // A mouse has already opened the list by hovering, and its click must not close it; touch and keys toggle.
  const click = ({ detail }: MouseEvent): void => {
    const isMouse = isHovered.current && detail > 0;
    setOpen(isMouse || !isOpen);
  };
  return (
    <div
      className={styles.dropdown}
      role="presentation"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onBlur={leave}
      onKeyDown={key}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={click}
      >
        {label}
      </button>
      <ul ref={list} id={id} className={styles.list} data-open={isOpen || undefined}>
        {items.map(({ label: text, to }) => (
          <li key={to}>
            <SiteLink to={to} externalIcon aria-current={currentOf(to, path)} onClick={() => setOpen(false)}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same item in the mobile sidebar: a collapsible list, expanded initially if it contains the current page. */
export function CollapsibleDropdown({ label, items, path }: DropdownProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(() => items.some(({ to }) => !isExternal(to) && isBelowPath(path, to)));
  return (
    <>
      <div className={styles.row}>
        <span id={`${id}-label`}>{label}</span>
        <button
          type="button"
          className={`${styles.button ?? ''} icon-button`}
          aria-label={isOpen ? navigationWords.collapseDropdown : navigationWords.expandDropdown}
          aria-describedby={`${id}-label`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <ul id={id} className={styles.nested} hidden={!isOpen}>
        {items.map(({ label: text, to }) => (
          <li key={to}>
            <SiteLink to={to} externalIcon aria-current={currentOf(to, path)}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
