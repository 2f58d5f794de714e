import { readEvents, StreamTimeout } from '../../../src/browser/event-stream';

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

async function collect(response: Response): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(response, 1000, 1000)) events.push(event);
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
    await expect(
      (async () => {
        for await (const event of readEvents(silent, 1000, 20)) events.push(event);
      })(),
    ).rejects.toBeInstanceOf(StreamTimeout);
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
    await expect(
      (async () => {
        for await (const event of readEvents(alive, 5000, 50)) events.push(event);
      })(),
    ).rejects.toBeInstanceOf(StreamTimeout);
    expect(events).toEqual(['late']);
  });
});
