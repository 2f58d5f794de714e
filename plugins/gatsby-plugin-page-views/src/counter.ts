import type { PageView, ReaderEvent, Transport } from './transport';

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
  /** Call when a reader has done something. */
  report: (event: ReaderEvent) => void;
}

/**
 * How often the title is looked at, and for how long at most, in milliseconds: Gatsby sets it after it reports the
 * route, on a slow phone long after.
 * @reach gatsby: sets the title after `onRouteUpdate`; views are counted with the title of the page before
 */
const titleWait = { step: 50, longest: 1_000 };

/**
 * Counts each page that stays on screen once. The view is read after the title is set, or after a second where it
 * stays; a route replaced before that (a redirect) and a repeated path are not counted.
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
    report(event) {
      if (!host.isAllowed()) return;
      // The service has to know the page on which it happened.
      if (!hasStarted) count();
      try {
        host.transport.report(event);
      } catch (reason) {
        host.warn('the event could not be sent', reason);
      }
    },
    update() {
      const own = (pending += 1);
      const former = hasStarted ? host.readView().title : null;
      const look = (waited: number): void =>
        host.after(titleWait.step, () => {
          if (own !== pending) return;
          if (host.readView().title !== former || waited >= titleWait.longest) count();
          else look(waited + titleWait.step);
        });
      look(titleWait.step);
    },
  };
}
