import type { ReactNode } from 'react';
import * as styles from './ErrorBox.module.css';

interface ErrorBoxProps {
  /** Text of the error. */
  message: string;
  onRetry: () => void;
}

/** A part that could not be loaded; Retry loads it again. */
export function ErrorBox({ message, onRetry }: ErrorBoxProps): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
