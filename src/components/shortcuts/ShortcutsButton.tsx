import type { ReactNode } from 'react';
import { settings } from '../../shared/settings';
import { openHelp } from '../../enhancements/shortcuts/shortcuts';
import * as styles from './ShortcutsButton.module.css';

/** The way to the list of keys for those who do not know `?`, or have switched it off. Not on touch screens. */
export function ShortcutsButton(): ReactNode {
  if (!settings.pageShortcuts) return null;
  return (
    <button type="button" className={`${styles.button ?? ''} needs-script no-print`} data-early onClick={openHelp}>
      Keyboard shortcuts
    </button>
  );
}
