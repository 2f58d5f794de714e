import type { ReactNode } from 'react';
import * as styles from './home-parts.module.css';

/** A row of links below the search field of a home page; `children` are list items. */
export function LinkRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className={styles.row} aria-label={label}>
      {children}
    </ul>
  );
}
