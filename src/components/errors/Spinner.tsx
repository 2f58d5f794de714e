import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { spinnerDelay } from '../../shared/constants';
import * as styles from './Spinner.module.css';

/** Shows that a part of the page loads; nothing at first, so that a fast load never flashes. */
export function Spinner({ label = 'Loading' }: { label?: string }): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), spinnerDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle className={styles.ring} cx="32" cy="32" r="30" />
        <circle className={styles.ring} cx="32" cy="32" r="30" />
        <circle className={styles.dot} cx="32" cy="32" r="6" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
