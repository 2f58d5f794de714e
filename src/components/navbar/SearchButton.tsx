import type { ReactNode } from 'react';
import { settings } from '../../shared/settings';
import { Icon } from '../icons/Icon';
import { withPrefix } from '../../navigation/prefix';
import * as styles from './SearchButton.module.css';

/** What it is as soon as script runs: it opens a dialog instead of leading to a page. */
export function becomeButton(link: HTMLAnchorElement | null): void {
  if (link) Object.assign(link, { role: 'button', ariaHasPopup: 'dialog' });
}

/**
 * Opens search. Without script, and until it runs, a link to the search page; the overlay takes it over by
 * `data-search-open`.
 */
export function SearchButton(): ReactNode {
  const hasShortcuts = settings.searchShortcuts;
  return (
    <a
      ref={becomeButton}
      className={styles.search}
      href={withPrefix('/search')}
      data-search-open
      aria-keyshortcuts={hasShortcuts ? 'Control+K Meta+K' : undefined}
    >
      <Icon name="search" size={18} />
      <span className={styles.text}>Search</span>
      {hasShortcuts ? (
        <>
          <kbd className={styles.other}>Ctrl K</kbd>
          <kbd className={styles.apple}>⌘K</kbd>
        </>
      ) : null}
    </a>
  );
}
