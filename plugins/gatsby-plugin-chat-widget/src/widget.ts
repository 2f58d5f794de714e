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
}

/** Failed loads of the script after which no page tries again. */
const maximumLoads = 3;

/** Time limit for an unmount in milliseconds; DocsBot's promise rarely settles. */
const unmountPatience = 5000;

/**
 * Keeps the widget in the state that the page wants. The last page wins, the state changes before the provider is called,
 * and no step waits for a promise that may never settle.
 */
export function createWidget(widgetId: string, host: WidgetHost): Widget {
  let isWanted = false;
  /** What the newest call has made of it, unless it has failed. */
  let isMounted = false;
  /**
   * False from when an older call, or one repeated for it, fails to when the newest succeeds: each page calls, which changes
   * nothing that is so.
   */
  let isSure = true;
  let pages = 0;
  let calls = 0;
  let script: 'absent' | 'loading' | 'ready' = 'absent';
  let failedLoads = 0;
  /** Settles when the newest unmount has ended or has had its time; then it is null. */
  let unmounting: Promise<void> | null = null;
  let mounter: Provider | null = null;

  function reconcile(): void {
    if (isWanted === isMounted && isSure) return;
    if (script === 'ready') call(isWanted);
    else if (isWanted && script === 'absent' && failedLoads < maximumLoads) load();
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

  function call(mounts: boolean, isRepeated = false): void {
    const page = pages;
    const number = (calls += 1);
    const before = unmounting;
    isMounted = mounts;
    // Not `Promise.resolve`, which reads `constructor` of a foreign promise and may throw.
    const ended = new Promise((resolve) => resolve(mounts ? mount() : unmount())).then(
      (answer) => {
        if (number === calls) isSure = true;
        // `false` means that it is mounted already, which will not last while an unmount is under way.
        if (mounts && answer === false) void before?.then(() => number === calls && call(true, true));
      },
      (reason: unknown) => {
        host.warn(`${mounts ? 'mounting' : 'unmounting'} failed`, reason);
        if (number !== calls) {
          isSure = false;
          return;
        }
        isMounted = !mounts;
        if (isRepeated) isSure = false;
        // A page that came meanwhile assumed its success, so it gets its own attempt.
        if (page !== pages) reconcile();
      },
    );
    if (mounts) return;
    const over = Promise.race([ended, new Promise<void>((resolve) => host.after(unmountPatience, resolve))]);
    unmounting = over;
    void over.then(() => {
      if (unmounting === over) unmounting = null;
    });
  }

  function mount(): unknown {
    const provider = host.findProvider();
    if (typeof provider?.mount !== 'function') throw new TypeError('the provider is not there');
    mounter = provider;
    return provider.mount({ id: widgetId });
  }

  function unmount(): unknown {
    const current = host.findProvider();
    const provider = typeof current?.unmount === 'function' ? current : mounter;
    if (typeof provider?.unmount !== 'function') throw new TypeError('the provider is not there');
    return provider.unmount({ id: widgetId });
  }

  return {
    want(next) {
      isWanted = next;
      pages += 1;
      reconcile();
    },
  };
}
