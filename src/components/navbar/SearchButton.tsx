import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { Icon } from '../icons/Icon';
import { withPrefix } from '../../navigation/prefix';
import * as styles from './SearchButton.module.css';

/** Gives a link the semantics of a button: with JavaScript it opens a dialog instead of a page. */
export function becomeButton(link: HTMLAnchorElement | null): void {
  if (link) Object.assign(link, { role: 'button', ariaHasPopup: 'dialog' });
}

/**
 * Opens search. A link to the search page until JavaScript runs; then clicks are handled by way of `data-search-open`.
 */
export function SearchButton(): ReactNode {
  const hasShortcuts = site.searchShortcuts;
  return (
    <a
      ref={becomeButton}
      className={styles.search}
      href={withPrefix('/search')}
      data-search-open
      aria-keyshortcuts={hasShortcuts ? 'Control+K Meta+K' : undefined}
    >
      <Icon name="search" size={18} />
      <span className={styles.text}>{navigationWords.search}</span>
      {hasShortcuts ? (
        <>
          <kbd translate="no" className={styles.other}>
            Ctrl K
          </kbd>
          <kbd translate="no" className={styles.apple}>
            ⌘K
          </kbd>
        </>
      ) : null}
    </a>
  );
}
