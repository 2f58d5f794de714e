/**
 * What the provider's script puts on `window`. Both operations are called with the widget's id. Nothing about it is
 * certain.
 */
export interface Provider {
  mount?: (settings: { id: string }) => unknown;
  unmount?: (settings: { id: string }) => unknown;
}

/** The world around the widget, so that tests can replace it. */
export interface WidgetHost {
  /** Resolves when the script ran and the page has loaded. */
  loadScript: () => Promise<void>;
  /** The provider's global as it is now; it may be replaced at any time. */
  findProvider: () => Provider | null | undefined;
  after: (milliseconds: number, run: () => void) => void;
  warn: (message: string, reason?: unknown) => void;
}

export interface Widget {
  /** Says whether the page that is on screen shows the widget. */
  want: (isWanted: boolean) => void;
  /** Whether the widget's script has been asked for. */
  isMounted: () => boolean;
}

interface ProviderCall {
  /** Mount or unmount. */
  mounts: boolean;
  status: 'pending' | 'overdue' | 'done' | 'failed';
  /** Number of the wish that it fulfils. */
  wish: number;
}

/** Failed loads of the script, after which no page tries again. */
const maximumLoads = 3;

/** Nothing waits longer than so many milliseconds for an unmount: the real one's promise rarely settles. */
const unmountPatience = 5000;

/**
 * Keeps the widget in the state that the page wants. The last wish wins, the flag is set before the provider is called
 * and restored when the call fails, and no step waits for a promise that may never settle.
 */
export function createWidget(widgetId: string, host: WidgetHost): Widget {
  let isWanted = false;
  let wishes = 0;
  let script: 'absent' | 'loading' | 'ready' = 'absent';
  let failedLoads = 0;
  /** Newest first, back to the last one that is known to have worked: an older call may still turn out to have failed. */
  let calls: ProviderCall[] = [];
  /** A mount was refused while an unmount was pending: try again when that is over. */
  let isMountHeld = false;
  let mounter: Provider | null = null;

  /** The newest call that did not fail decides; a pending one counts as done. */
  const isMounted = (): boolean => calls.find((call) => call.status !== 'failed')?.mounts ?? false;

  function reconcile(): void {
    if (isWanted === isMounted()) return;
    if (script === 'ready') {
      if (isWanted) mount();
      else unmount();
    } else if (isWanted && script === 'absent' && failedLoads < maximumLoads) load();
  }

  function load(): void {
    script = 'loading';
    host.loadScript().then(
      () => {
        script = 'ready';
        reconcile();
      },
      (reason: unknown) => {
        script = 'absent';
        failedLoads += 1;
        host.warn('the script could not be loaded', reason);
      },
    );
  }

  function begin(mounts: boolean): ProviderCall {
    const call: ProviderCall = { mounts, status: 'pending', wish: wishes };
    calls = [call, ...calls];
    return call;
  }

  function end(call: ProviderCall, status: 'overdue' | 'done' | 'failed'): void {
    if (call.status === 'done' || call.status === 'failed') return;
    call.status = status;
    const age = calls.indexOf(call);
    if (status === 'done' && age !== -1) calls = calls.slice(0, age + 1);
    const isMountDue = isMountHeld && !call.mounts;
    if (isMountDue) isMountHeld = false;
    // A page that came while the call was pending took its success for granted: it gets its own try.
    if (isMountDue || (status === 'failed' && call.wish !== wishes)) reconcile();
  }

  function mount(): void {
    isMountHeld = false;
    const call = begin(true);
    run(
      () => {
        const provider = host.findProvider();
        if (typeof provider?.mount !== 'function') throw new TypeError('the provider is not there');
        mounter = provider;
        return provider.mount({ id: widgetId });
      },
      (answer) => {
        // It says that it is mounted already; that is not for long while an unmount is pending.
        isMountHeld = answer === false && calls[0] === call && calls[1]?.status === 'pending';
        end(call, isMountHeld ? 'failed' : 'done');
      },
      (reason) => {
        host.warn('mounting failed', reason);
        end(call, 'failed');
      },
    );
  }

  function unmount(): void {
    const call = begin(false);
    host.after(unmountPatience, () => end(call, 'overdue'));
    run(
      () => {
        const current = host.findProvider();
        const provider = typeof current?.unmount === 'function' ? current : mounter;
        if (typeof provider?.unmount !== 'function') throw new TypeError('the provider is not there');
        return provider.unmount({ id: widgetId });
      },
      () => end(call, 'done'),
      (reason) => {
        host.warn('unmounting failed', reason);
        end(call, 'failed');
      },
    );
  }

  return {
    want(next) {
      isWanted = next;
      wishes += 1;
      reconcile();
    },
    isMounted,
  };
}

/** Runs the provider's code: whatever it does ends in one of the two, or in neither. */
function run(action: () => unknown, onDone: (answer: unknown) => void, onFailed: (reason: unknown) => void): void {
  let answer: unknown;
  try {
    answer = action();
  } catch (reason) {
    onFailed(reason);
    return;
  }
  // Not Promise.resolve: that reads `constructor` of a foreign promise, and may throw.
  new Promise((resolve) => resolve(answer)).then(onDone, onFailed);
}
