import type { ReactNode } from 'react';
import * as styles from './FactBlock.module.css';

/** A compact block of facts above a page's text. */
export function FactBlock({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.block} role="group" aria-label={label}>
      {children}
    </div>
  );
}
