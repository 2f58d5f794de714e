/** The provider's global on `window`. Both methods take the widget's id. Nothing else about it is guaranteed. */
export interface Provider {
  mount?: (settings: { id: string }) => unknown;
  unmount?: (settings: { id: string }) => unknown;
}

/** The widget's environment, replaceable in tests. */
export interface WidgetHost {
  /** Resolves when the script has run and the page has loaded. */
  loadScript: () => Promise<void>;
  /** Returns the current provider global, which may be replaced at any time. */
  findProvider: () => Provider | null | undefined;
  after: (milliseconds: number, run: () => void) => void;
  warn: (message: string, reason?: unknown) => void;
}

export interface Widget {
  /** Sets whether the current page shows the widget. */
  want: (isWanted: boolean) => void;
  /** Whether the widget is mounted, or about to be. */
  isMounted: () => boolean;
}

interface ProviderCall {
  /** `true`: mount, `false`: unmount. */
  mounts: boolean;
  status: 'pending' | 'overdue' | 'done' | 'failed';
  /** Number of the request that it fulfils. */
  request: number;
}

/** Failed loads of the script after which no page tries again. */
const maximumLoads = 3;

/** Time limit for an unmount in milliseconds; DocsBot's promise rarely settles. */
const unmountPatience = 5000;

/**
 * Keeps the widget in the state that the page wants. The last request wins, the state changes before the provider is
 * called and is restored if the call fails, and no step waits for a promise that may never settle.
 */
export function createWidget(widgetId: string, host: WidgetHost): Widget {
  let isWanted = false;
  let requests = 0;
  let script: 'absent' | 'loading' | 'ready' = 'absent';
  let failedLoads = 0;
  /** Newest first, back to the last call known to have succeeded, because an older one may still fail. */
  let calls: ProviderCall[] = [];
  /** A mount was refused while an unmount was pending, so retry when that has ended. */
  let isMountHeld = false;
  let mounter: Provider | null = null;

  /** The newest call that has not failed decides; a pending one counts as done. */
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
    const call: ProviderCall = { mounts, status: 'pending', request: requests };
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
    // A page requested while the call was pending assumed its success, so it gets its own attempt.
    if (isMountDue || (status === 'failed' && call.request !== requests)) reconcile();
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
        // `false` means that it is mounted already, which will not last while an unmount is pending.
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
      requests += 1;
      reconcile();
    },
    isMounted,
  };
}

/** Runs the provider's code, which ends in one of the two callbacks or in neither. */
function run(action: () => unknown, onDone: (answer: unknown) => void, onFailed: (reason: unknown) => void): void {
  let answer: unknown;
  try {
    answer = action();
  } catch (reason) {
    onFailed(reason);
    return;
  }
  // Not `Promise.resolve`, which reads `constructor` of a foreign promise and may throw.
  new Promise((resolve) => resolve(answer)).then(onDone, onFailed);
}
