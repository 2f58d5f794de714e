import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { openHelp } from '../../enhancements/shortcuts/shortcuts';
import * as styles from './ShortcutsButton.module.css';

/**
 * Opens the list of shortcuts, for readers who do not know `?` or have turned it off. Hidden on touch screens by CSS.
 */
export function ShortcutsButton(): ReactNode {
  if (!site.pageShortcuts) return null;
  return (
    <button type="button" className={`${styles.button ?? ''} needs-script no-print`} data-early onClick={openHelp}>
      {navigationWords.keyboardShortcuts}
    </button>
  );
}
