/** Lazy loading of code and styles; nothing else must load them. */

/**
 * Returns a function that loads once and always returns the same promise. A failure is not cached, so that the next
 * call loads again; webpack does the same for its chunks.
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null;
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    });
    return loading;
  };
}

/**
 * Adds a style sheet to the page; resolves once it applies. On failure it is removed and rejects; a retry is possible.
 */
export function loadStyles(href: string, document: Document = window.document): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][data-lazy="${CSS.escape(href)}"]`);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`The style sheet ${href} could not be loaded.`));
      },
      { once: true },
    );
    if (present) return;
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.lazy = href;
    document.head.append(link);
  });
}

/** Milliseconds. */
const workerTimeout = 15_000;

/**
 * Starts a worker; resolves with its first message, which proves that its script runs. `create` must contain the
 * literal `new Worker(new URL(…))` that webpack looks for.
 */
export function startWorker(create: () => Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // Throws, and so rejects, if the browser does not allow workers.
    const worker = create();
    const fail = (message: string, cause?: unknown): void => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error(message, { cause }));
    };
    const timer = setTimeout(() => fail('The worker did not start in time.'), workerTimeout);
    worker.addEventListener('error', (event) => fail('The worker could not be loaded.', event.message), { once: true });
    worker.addEventListener(
      'message',
      () => {
        clearTimeout(timer);
        resolve(worker);
      },
      { once: true },
    );
  });
}
