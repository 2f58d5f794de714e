import { useEffect, useRef, useState } from 'react';
import { copiedTime } from './copy-text';

/** How copying ended; `missing`: there was nothing to copy. */
export type CopyOutcome = 'copied' | 'failed' | 'missing';

/** How copying ended, for as long as a control shows it, and how to say so. A failure takes longer to read. */
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
