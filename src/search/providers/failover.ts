import { searchLimits } from '../../shared/constants';
import { isAbort, send, SendError } from '../../browser/send';
import type { HostStates } from './hosts';
import { SearchError } from '../model/client';

/** Longest `Retry-After` that is honoured, in milliseconds. */
const longestWait = 3000;

export interface ServiceRequest {
  /** With leading slash and query string. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts to the first host that responds and returns the parsed JSON. Hosts that failed recently are skipped unless all
 * did; a busy host (429) is retried once; any other status below 500 is final. Throws a `SearchError`, or the signal's
 * reason if aborted.
 */
export async function postWithFailover(
  hosts: readonly string[],
  states: HostStates,
  { path, headers, body }: ServiceRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  const up = hosts.filter((host) => states.isUp(host));
  const slow = hosts.filter((host) => states.isTimedOut(host)).length;
  let timeouts = 0;
  const attempts: unknown[] = [];
  for (const host of up.length > 0 ? up : hosts) {
    // After a timeout the connection itself may be slow, so the next hosts get more time.
    const factor = slow === 0 && timeouts === 0 ? 1 : slow + 3 + timeouts;
    const [connect, read] = [searchLimits.timeouts.connect * factor, searchLimits.timeouts.read * factor];
    try {
      const response = await postWithRetryAfter(host + path, { headers, body, signal, timeout: connect });
      if (response.ok) {
        const text = await readInTime(response, read);
        states.write(host, 'up');
        return parse(text);
      }
      if (response.status < 500) {
        throw new SearchError(`The search service responded with status ${response.status}.`, 'response', {
          cause: (await readInTime(response, read)).slice(0, 300),
        });
      }
      attempts.push(new SendError('status', `${host} responded with status ${response.status}.`, response.status));
      states.write(host, 'down');
    } catch (reason) {
      if (signal?.aborted || isAbort(reason)) throw signal?.reason ?? reason;
      if (reason instanceof SearchError) throw reason;
      const hasTimedOut = reason instanceof SendError && reason.kind === 'timeout';
      if (hasTimedOut) timeouts += 1;
      attempts.push(reason);
      states.write(host, hasTimedOut ? 'timed out' : 'down');
    }
  }
  throw new SearchError('No search host responded.', 'network', { cause: new AggregateError(attempts) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (reason) {
    throw new SearchError('The search service did not return JSON.', 'response', { cause: reason });
  }
}

/** Posts to a URL; if the service is busy (429) and its `Retry-After` is short, waits and retries once. */
export async function postWithRetryAfter(
  url: string,
  options: { headers: Record<string, string>; body: string; signal?: AbortSignal | undefined; timeout: number },
): Promise<Response> {
  const response = await send(url, { method: 'POST', ...options });
  const wait = Number(response.headers.get('retry-after') ?? NaN) * 1000;
  if (response.status !== 429 || !(wait >= 0 && wait <= longestWait)) return response;
  await pause(wait, options.signal);
  return send(url, { method: 'POST', ...options });
}

/** Reads the body with a timeout, because a host may stall halfway through. */
export function readInTime(response: Response, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new SendError('timeout', 'The response was not completed in time.')),
      timeout,
    );
    response
      .text()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
