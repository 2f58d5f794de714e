/**
 * All network requests go through here, so that each has a timeout, can be aborted, and fails with a `SendError`.
 */
export interface SendOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the response must have started. */
  timeout?: number;
}

export type SendFailure = 'timeout' | 'network' | 'status' | 'format';

/** A failed request. An aborted one throws the signal's reason instead. */
export class SendError extends Error {
  override readonly name = 'SendError';

  constructor(
    readonly kind: SendFailure,
    message: string,
    /** HTTP status; 0 if there was no response. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const defaultTimeout = 30_000;

/** Sends a request; resolves when the response starts, whatever its status. Throws a `SendError`. */
export async function send(url: string, options: SendOptions = {}): Promise<Response> {
  const { signal, timeout = defaultTimeout, ...init } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new SendError('timeout', `${url} did not respond within ${timeout} ms.`)),
    timeout,
  );
  // Not removed afterwards, so that the caller can still abort reading the body.
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

/** Sends a request and reads the body as bytes. Throws a `SendError`, also for any status but 2xx. */
export async function sendForBytes(url: string, options?: SendOptions): Promise<ArrayBuffer> {
  const response = await send(url, options);
  if (!response.ok) throw new SendError('status', `${url} responded with status ${response.status}.`, response.status);
  try {
    return await response.arrayBuffer();
  } catch (reason) {
    if (options?.signal?.aborted) throw options.signal.reason;
    throw new SendError('network', `The response from ${url} was cut off.`, 0, { cause: reason });
  }
}

/** Reads at most so many bytes of a response as text, and cancels the rest. */
export async function readStart(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let left = limit;
  while (reader && left > 0) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
  }
  await reader?.cancel().catch(() => undefined);
  return text;
}

/** Like `sendForBytes`, but parses the body as JSON; the caller must validate it. */
export async function sendForJson(url: string, options?: SendOptions): Promise<unknown> {
  const bytes = await sendForBytes(url, options);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (reason) {
    throw new SendError('format', `The response from ${url} is not JSON.`, 0, { cause: reason });
  }
}

/** Like `sendForBytes`, but reads the body as text. */
export async function sendForText(url: string, options?: SendOptions): Promise<string> {
  return new TextDecoder().decode(await sendForBytes(url, options));
}

/** Whether an error is only the caller's abort. */
export function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
