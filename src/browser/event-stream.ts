import { createParser } from 'eventsource-parser';

interface StreamLimits {
  /** Milliseconds until the first event, between events, and for all; other traffic does not extend them. */
  first: number;
  next: number;
  all: number;
  /** Characters of an event. */
  event: number;
}

/**
 * Yields the `data` of each server-sent event of a response. Chunks may be split inside a character, a line or an
 * event. Throws a `StreamTimeout`, or a `StreamOverflow` at an event that is too long.
 */
export async function* readEvents(
  response: Response,
  { first, next, all, event }: StreamLimits,
): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new TypeError('The response has no body.');
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: event,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new StreamOverflow('An event is too long.');
    },
  });
  const end = Date.now() + all;
  let deadline = Math.min(Date.now() + first, end);
  try {
    for (;;) {
      // Not by the timer alone: reads that never wait would keep it from running.
      if (Date.now() > deadline) throw new StreamTimeout('No event arrived in time.');
      const { done, value } = await withTimeout(reader.read(), deadline - Date.now());
      // Dispatches the last event even if the blank line after it is missing.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (events.length > 0) deadline = Math.min(Date.now() + next, end);
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A stream has an event that is too long. */
export class StreamOverflow extends Error {
  override readonly name = 'StreamOverflow';
}

/** A stream stalled. */
export class StreamTimeout extends Error {
  override readonly name = 'StreamTimeout';
}

function withTimeout<Result>(promise: Promise<Result>, timeout: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StreamTimeout('No event arrived in time.')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
