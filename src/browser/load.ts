/** The only way to code and styles that are loaded when they are needed. */

/**
 * Loads once and hands out the same result; a failure is forgotten, so that the next call really loads again.
 * The bundler does the same for its chunks: a failed one is requested anew.
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

/** Adds a style sheet to the page; resolves when it applies. A failed one is removed, and asked for anew the next time. */
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

/** Milliseconds in which a worker must have started. */
const workerTimeout = 15_000;

/**
 * Starts a worker; resolves when it has sent its first message, which says that its script runs. `create` holds the
 * literal `new Worker(new URL(…))` that the bundler looks for.
 */
export function startWorker(create: () => Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // Throws where the browser does not allow workers.
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
