/**
 * The only way to the network: every request has a timeout, can be aborted, and fails with an error that says
 * why.
 */
export interface SendOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the answer must have begun. */
  timeout?: number;
}

export type SendFailure = 'timeout' | 'network' | 'status' | 'format';

/** Why a request failed. Aborting is no failure: it throws the signal's reason. */
export class SendError extends Error {
  override readonly name = 'SendError';

  constructor(
    readonly kind: SendFailure,
    message: string,
    /** HTTP status, 0 when there was no answer. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const defaultTimeout = 30_000;

/** Sends a request; resolves when the answer begins, whatever its status. */
export async function send(url: string, options: SendOptions = {}): Promise<Response> {
  const { signal, timeout = defaultTimeout, ...init } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new SendError('timeout', `No answer within ${timeout} ms from ${url}.`)),
    timeout,
  );
  // The body may still be read after the answer began: the caller's signal stays in force.
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } catch (reason) {
    if (signal?.aborted) throw signal.reason;
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new SendError('network', `${url} could not be reached.`, 0, { cause: reason });
  } finally {
    clearTimeout(timer);
  }
}

/** Gets or posts, and reads the answer's bytes; any status but 2xx is a failure. */
export async function sendForBytes(url: string, options?: SendOptions): Promise<ArrayBuffer> {
  const response = await send(url, options);
  if (!response.ok) throw new SendError('status', `${url} answered with status ${response.status}.`, response.status);
  try {
    return await response.arrayBuffer();
  } catch (reason) {
    if (options?.signal?.aborted) throw options.signal.reason;
    throw new SendError('network', `The answer of ${url} ended early.`, 0, { cause: reason });
  }
}

/** The same, read as JSON. What it holds is for the caller to check. */
export async function sendForJson(url: string, options?: SendOptions): Promise<unknown> {
  const bytes = await sendForBytes(url, options);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (reason) {
    throw new SendError('format', `The answer of ${url} is not JSON.`, 0, { cause: reason });
  }
}

/** The same, read as text. */
export async function sendForText(url: string, options?: SendOptions): Promise<string> {
  return new TextDecoder().decode(await sendForBytes(url, options));
}

/** Whether an error only says that the caller gave up. */
export function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
