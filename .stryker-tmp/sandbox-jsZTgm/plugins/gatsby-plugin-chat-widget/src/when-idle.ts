const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Runs a function once: when the loaded page is idle, or at the reader's first interaction if that comes first. */
export function whenIdle(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    for (const type of interactions) removeEventListener(type, once, true);
    run();
  };
  for (const type of interactions) addEventListener(type, once, { capture: true, passive: true });
  const wait = (): void => {
    // Safari lacks `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(once, { timeout: 5000 });
    else setTimeout(once, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
