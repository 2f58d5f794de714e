import type { PageView, Transport } from './transport';

/** The world around the counter, so that tests can replace it. */
export interface CounterHost {
  transport: Transport;
  isAllowed: () => boolean;
  /** The page that is on screen. */
  readView: () => PageView;
  after: (milliseconds: number, run: () => void) => void;
  warn: (message: string, reason: unknown) => void;
}

export interface Counter {
  /** A page was put on screen, or the reader's permission changed. */
  update: () => void;
}

/** Gatsby sets the title in a later task than it reports the route: at least two frames. */
const titleDelay = 50;

/**
 * Counts each page that stays on screen once: the view is read when the title is there, a route that
 * was replaced in the meantime (a redirect) is none, and neither is the same address again.
 */
export function createCounter(host: CounterHost): Counter {
  let pending = 0;
  let lastPath: string | null = null;
  let hasStarted = false;

  function count(): void {
    if (!host.isAllowed()) return;
    const view = host.readView();
    if (view.path === lastPath) return;
    lastPath = view.path;
    try {
      if (hasStarted) host.transport.send(view);
      else {
        hasStarted = true;
        host.transport.start(view);
      }
    } catch (reason) {
      host.warn('the view could not be counted', reason);
    }
  }

  return {
    update() {
      const own = (pending += 1);
      host.after(titleDelay, () => {
        if (own === pending) count();
      });
    },
  };
}
