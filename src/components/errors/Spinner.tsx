import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { spinnerDelay } from '../../shared/constants';
import { navigationWords } from '../../shared/words/navigation';
import * as styles from './Spinner.module.css';

/** A loading indicator. Appears after a delay, so that it does not flash if loading is fast. */
export function Spinner({ label = navigationWords.loading }: { label?: string }): ReactNode {
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
