import type { ReactNode } from 'react';
import { navigationWords } from '../../shared/words/navigation';

interface ErrorBoxProps {
  message: string;
  onRetry: () => void;
  /** The reader does without it. */
  onDismiss?: (() => void) | undefined;
}

/** Replaces a part that could not be loaded. */
export function ErrorBox({ message, onRetry, onDismiss }: ErrorBoxProps): ReactNode {
  return (
    <div className="load-failure" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {navigationWords.retry}
      </button>
      {onDismiss ? (
        <button type="button" onClick={onDismiss}>
          {navigationWords.stayHere}
        </button>
      ) : null}
    </div>
  );
}
