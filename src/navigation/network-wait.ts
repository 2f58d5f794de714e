import { navigationWords } from '../shared/words/navigation';
import { setPageStatus } from './page-status';

let waiting: AbortController | null = null;

/** Keeps the page on screen, says that the reader is offline, and opens the target once the network is back. */
export function waitForNetwork(open: () => void): void {
  stopWaiting();
  const former = document.activeElement;
  waiting = new AbortController();
  window.addEventListener('online', open, { signal: waiting.signal });
  setPageStatus({
    status: 'failed',
    keepsText: true,
    message: navigationWords.offline,
    retry: open,
    dismiss: () => {
      stopWaiting();
      if (former instanceof HTMLElement) former.focus({ preventScroll: true });
    },
  });
}

/** The reader goes elsewhere or stays: nothing opens by itself any more. */
export function stopWaiting(): void {
  if (!waiting) return;
  waiting.abort();
  waiting = null;
  setPageStatus({ status: 'shown' });
}
