import { useEffect, useRef, useState } from 'react';
import { copiedTime } from './copy-text';

/** Outcome of copying; `missing` means that the text could not be loaded. */
export type CopyOutcome = 'copied' | 'failed' | 'missing';

/**
 * Returns the outcome of copying for as long as it is shown, and a function that sets it. Failures show longer, because
 * their messages take longer to read.
 */
export function useCopyOutcome(): [CopyOutcome | null, (outcome: CopyOutcome) => void] {
  const [shown, setShown] = useState<CopyOutcome | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (outcome: CopyOutcome): void => {
    setShown(outcome);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), outcome === 'copied' ? copiedTime : 5 * copiedTime);
  };
  return [shown, show];
}
