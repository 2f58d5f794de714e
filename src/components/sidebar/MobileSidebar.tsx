import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isModified } from '../../browser/is-modified';
import { mobileBreakpoint } from '../../shared/constants';
import { isDropdown } from '../../shared/site-definition';
import { site } from '../../shared/site';
import type { SidebarItem } from '../../shared/sidebar';
import { navigationWords } from '../../shared/words/navigation';
import { ColourModeButton } from '../colour-mode/ColourModeButton';
import { versionDropdown } from '../docs-version/versions';
import { CollapsibleDropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import { Logo } from '../logo/Logo';
import { currentOf } from '../navbar/active';
import { navigateTo } from '../../navigation/navigate';
import { useBackCloses } from './back-closes';
import { SidebarTree } from './SidebarTree';
import { sectionOf } from './tree';
import { useExpansion } from './useExpansion';
import * as styles from './MobileSidebar.module.css';

interface MobileSidebarProps {
  path: string;
  sidebar: readonly SidebarItem[];
  /** The menu button, to which the focus returns. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The menu on narrow screens, a modal dialog that is only mounted while open. On pages of a sidebar it shows the
 * sidebar first, with a button to the main menu.
 */
export function MobileSidebar({ path, sidebar, opener, onClose }: MobileSidebarProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasDocs = sectionOf(sidebar, path) !== undefined;
  const [showsMenu, setShowsMenu] = useState(!hasDocs);
  const menu = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const expansion = useExpansion(sidebar, path);
  const dropEntry = useBackCloses(onClose);

  useEffect(() => {
    const element = dialog.current;
    const button = opener.current;
    element?.showModal();
    closeButton.current?.focus();
    element
      ?.querySelector<HTMLElement>('[data-sidebar-pane]:not([inert]) [aria-current="page"]')
      ?.scrollIntoView({ block: 'center' });
    return () => {
      element?.close();
      // If the window has become wide, the menu button is hidden and cannot be focused; then the logo keeps the focus.
      button?.parentElement?.querySelector('a')?.focus({ preventScroll: true });
      button?.focus({ preventScroll: true });
    };
  }, [opener]);

  const close = (): void => {
    dropEntry();
    onClose();
  };

  useEffect(() => {
    const wide = window.matchMedia(`(width > ${mobileBreakpoint})`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  });

  const backToMenu = (): void => {
    flushSync(() => setShowsMenu(true));
    menu.current?.querySelector('a')?.focus();
  };

  // A link closes the dialog, and its page replaces the dialog's history entry.
  const follow = (event: MouseEvent<HTMLElement>): void => {
    if (event.target === dialog.current) {
      close();
      return;
    }
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || isModified(event)) return;
    if (event.defaultPrevented || link.target === '_blank') {
      // The link has toggled its category, or opens a new tab: close all the same.
      close();
      return;
    }
    event.preventDefault();
    onClose();
    navigateTo(link.pathname + link.search + link.hash, { replace: true });
  };

  return (
    // The browser handles the dialog's keys (Escape, Tab).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- backdrop and delegated link clicks
    <dialog ref={dialog} className={styles.dialog} aria-label={navigationWords.menu} onClick={follow} onCancel={close}>
      <div className={styles.panel}>
        <div className={styles.header}>
          <SiteLink to="/" className={styles.logo}>
            <Logo place="header" />
          </SiteLink>
          <ColourModeButton />
          <button
            ref={closeButton}
            type="button"
            className="icon-button"
            aria-label={navigationWords.closeMenu}
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={styles.panes} data-pane={showsMenu ? 'menu' : 'docs'}>
          <nav className={styles.pane} inert={!showsMenu} aria-label={navigationWords.mainMenu}>
            <ul ref={menu} className={styles.menu}>
              {[...site.navbar.left, ...versionDropdown(path), ...site.navbar.right].map((item) => (
                <li key={item.label}>
                  {isDropdown(item) ? (
                    <CollapsibleDropdown {...item} path={path} />
                  ) : (
                    <SiteLink to={item.to} externalIcon aria-current={currentOf(item, path, sidebar)}>
                      {item.label}
                    </SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {hasDocs ? (
            <nav className={styles.pane} inert={showsMenu} aria-label={navigationWords.docsSidebar} data-sidebar-pane>
              <button type="button" className={styles.back} onClick={backToMenu}>
                {`← ${navigationWords.backToMainMenu}`}
              </button>
              <SidebarTree items={sidebar} path={path} expansion={expansion} />
            </nav>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
