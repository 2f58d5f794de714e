import { createParser } from 'eventsource-parser';

/**
 * Reads an answer of server-sent events, one `data` text after the other. Bytes may be cut anywhere: inside a character,
 * a line or an event. `first` and `next` are how many milliseconds the first and each next event may take,
 * whatever else comes meanwhile.
 */
export async function* readEvents(response: Response, first: number, next: number): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new TypeError('The answer has no body.');
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let deadline = Date.now() + first;
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), deadline - Date.now());
      // The last event counts even when the empty line after it is missing.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (events.length > 0) deadline = Date.now() + next;
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A stream stopped without ending. */
export class StreamTimeout extends Error {
  override readonly name = 'StreamTimeout';
}

function withTimeout<Result>(promise: Promise<Result>, timeout: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StreamTimeout('Nothing came in time.')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
