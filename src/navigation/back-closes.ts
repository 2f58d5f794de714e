const marker = 'overlay';

/** Whether the address bar shows the entry of an overlay; a navigation takes its place. */
export function isOverlayEntry(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[marker] === true;
}

/** Whether the entry of an overlay that was closed is about to be left. */
let isLeaving = false;

function leave(): void {
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  window.history.back();
}

/** Leaves the entry of an overlay that a reload has closed: back would only lead to the same page. */
export function leaveClosedOverlay(): void {
  if (isOverlayEntry() && window.history.length > 1) leave();
}

/**
 * Lets the back button close an overlay instead of leaving the page, by way of a history entry that exists while the
 * overlay is open. Returns the function that ends this; `leaves` removes the entry, unless a navigation replaces it.
 */
export function backCloses(onClose: () => void): (leaves: boolean) => void {
  let hasEntry = false;
  let isWaiting = isLeaving;
  const enter = (): void => {
    window.history.pushState({ ...(window.history.state as object | null), [marker]: true }, '');
    hasEntry = true;
  };
  const back = (): void => {
    if (isWaiting) {
      isWaiting = false;
      enter();
      return;
    }
    stop();
    hasEntry = false;
    onClose();
  };
  const stop = (): void => window.removeEventListener('popstate', back);
  window.addEventListener('popstate', back);
  if (!isWaiting) enter();
  return (leaves) => {
    stop();
    if (!leaves || !hasEntry || !isOverlayEntry()) return;
    hasEntry = false;
    leave();
  };
}
