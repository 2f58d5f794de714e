import { createParser } from 'eventsource-parser';

/**
 * Yields the `data` of each server-sent event of a response. Chunks may be split inside a character, a line or an
 * event. `first` and `next` are the timeouts in milliseconds of the first and of each further event; other traffic does
 * not extend them. Throws a `StreamTimeout`.
 */
export async function* readEvents(response: Response, first: number, next: number): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new TypeError('The response has no body.');
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let deadline = Date.now() + first;
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), deadline - Date.now());
      // Dispatches the last event even if the blank line after it is missing.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (events.length > 0) deadline = Date.now() + next;
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
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
