import { readEvents, StreamOverflow, StreamTimeout } from '../../../src/browser/event-stream';

const limits = { first: 1000, next: 1000, all: 60_000, event: 65_536 };

function streamOf(chunks: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

/** Adds the events of an answer to a list, and returns it. */
async function collect(response: Response, change = {}, events: string[] = []): Promise<string[]> {
  for await (const event of readEvents(response, { ...limits, ...change })) events.push(event);
  return events;
}

const text = ': a comment\r\ndata: {"a":"ä 😀"}\r\n\r\nevent: x\ndata: two\ndata: lines\n\ndata: [DONE]\n\n';
const expected = ['{"a":"ä 😀"}', 'two\nlines', '[DONE]'];

describe('event streams', () => {
  it('AIM-13 are the same however their bytes are cut', async () => {
    const bytes = new TextEncoder().encode(text);
    expect(await collect(streamOf([bytes]))).toEqual(expected);
    expect(await collect(streamOf([...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(expected);
  });

  it('AIM-13 give the last event although the stream ends behind it', async () => {
    expect(await collect(streamOf([new TextEncoder().encode('data: last')]))).toEqual(['last']);
  });

  it('AIM-16 end when nothing comes', async () => {
    const silent = new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')) }),
    );
    const events: string[] = [];
    await expect(collect(silent, { next: 20 }, events)).rejects.toBeInstanceOf(StreamTimeout);
    expect(events).toEqual(['a']);
  });

  it('AIM-16 give the first event its own time, and take signs of life for none', async () => {
    const encoder = new TextEncoder();
    let timer: ReturnType<typeof setInterval> | undefined;
    const alive = new Response(
      new ReadableStream({
        start: (controller) => {
          setTimeout(() => controller.enqueue(encoder.encode('data: late\n\n')), 100);
          timer = setInterval(() => controller.enqueue(encoder.encode(': ping\n\n')), 10);
        },
        cancel: () => clearInterval(timer),
      }),
    );
    const events: string[] = [];
    await expect(collect(alive, { first: 5000, next: 50 }, events)).rejects.toBeInstanceOf(StreamTimeout);
    expect(events).toEqual(['late']);
  });

  it('AIM-16 end after all the time that there is, although events come', async () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const endless = new Response(
      new ReadableStream({
        start: (controller) => {
          timer = setInterval(() => controller.enqueue(new TextEncoder().encode('data: more\n\n')), 10);
        },
        cancel: () => clearInterval(timer),
      }),
    );
    const events: string[] = [];
    await expect(collect(endless, { all: 100 }, events)).rejects.toBeInstanceOf(StreamTimeout);
    expect(events.length).toBeGreaterThan(1);
  });

  it.each(['data: ', ': ', 'data: x\ndata: '])(
    'AIM-13 end at an event that begins with %j and never ends',
    async (start) => {
      let chunks = 0;
      const endless = new Response(
        new ReadableStream<Uint8Array>({
          pull: (controller) => {
            const text = chunks === 0 ? `data: first\n\n${start}` : 'x'.repeat(10_000);
            chunks += 1;
            controller.enqueue(
              new TextEncoder().encode(chunks > 1 && start.startsWith('data: x') ? `${text}\ndata: ` : text),
            );
          },
        }),
      );
      const events: string[] = [];
      await expect(collect(endless, { all: 1000 }, events)).rejects.toThrow();
      expect(events).toEqual(['first']);
      if (start !== ': ') expect(chunks).toBeLessThan(20);
    },
  );

  it('AIM-13 an event that is too long is said to be so', async () => {
    const long = streamOf([new TextEncoder().encode(`data: ${'x'.repeat(100_000)}`), new TextEncoder().encode('y')]);
    await expect(collect(long)).rejects.toBeInstanceOf(StreamOverflow);
  });
});
