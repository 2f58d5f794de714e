type Listener = () => void;

const listeners = new Set<Listener>();
let frame = 0;

function run(): void {
  frame = 0;
  for (const listener of [...listeners]) listener();
}

function schedule(): void {
  if (frame === 0) frame = requestAnimationFrame(run);
}

/**
 * Calls a listener after scrolling and resizing, at most once per frame; all listeners share a frame.
 * Returns the unsubscribe function.
 */
export function onScroll(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
    cancelAnimationFrame(frame);
    frame = 0;
  };
}
