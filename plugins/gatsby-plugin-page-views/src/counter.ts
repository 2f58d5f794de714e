import type { PageView, Transport } from './transport';

/** The counter's environment, replaceable in tests. */
export interface CounterHost {
  transport: Transport;
  isAllowed: () => boolean;
  /** Returns the current page. */
  readView: () => PageView;
  after: (milliseconds: number, run: () => void) => void;
  warn: (message: string, reason: unknown) => void;
}

export interface Counter {
  /** Call after a route change or a change of the reader's permission. */
  update: () => void;
}

/**
 * Delay in milliseconds, because Gatsby sets the title in a later task than it reports the route: at least two frames.
 * @reach gatsby: sets the title within two frames after `onRouteUpdate`; views are counted with the title of the page
 *   before; nothing tests it against Gatsby
 */
const titleDelay = 50;

/**
 * Counts each page that stays on screen once. The view is read after the title is set; a route replaced before that (a
 * redirect) and a repeated path are not counted.
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
