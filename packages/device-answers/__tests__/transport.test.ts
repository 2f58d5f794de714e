/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { answerLimits } from '../../../src/shared/constants';
import { modelAvailability } from '../src/language-model';
import { newExchange } from '../../../src/search/answers/conversation';
import { deviceTransport, limits } from '../src/transport';
import { AnswerError } from '../../../src/search/answers/transport';
import type { AnswerPart, AnswerTransport } from '../../../src/search/answers/transport';
import type { LocalAnswer, SearchClient } from '../../../src/search/model/client';

const none: LocalAnswer = { passages: [], nearest: [] };
const found: LocalAnswer = {
  passages: [
    { text: 'You refund an order in the purchase viewer.', url: '/docs/a', title: 'Refunds' },
    { text: 'A refund takes 5 days.', url: '/docs/b', title: 'Times' },
  ],
  nearest: [],
};

const prompts: string[] = [];
const starts: { role: string; content: string }[][] = [];
let destroyed = 0;

interface Script {
  /** Pieces of the answer. */
  pieces?: readonly string[];
  fails?: unknown;
  hangs?: boolean;
  create?: (options: { signal: AbortSignal; monitor: (target: EventTarget) => void }) => Promise<void>;
  session?: object;
}

/** Gives the browser a model, whose tokens are characters. */
function useModel({ pieces = [], fails, hangs, create, session }: Script): void {
  const promptStreaming = (input: string): ReadableStream<string> => {
    prompts.push(input);
    return new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        if (hangs) return;
        if (fails === undefined) controller.close();
      },
      pull(controller) {
        if (fails !== undefined) controller.error(fails);
      },
    });
  };
  Object.assign(globalThis, {
    LanguageModel: {
      availability: () => Promise.resolve('available'),
      create: async (options: {
        initialPrompts: (typeof starts)[number];
        signal: AbortSignal;
        monitor: () => void;
      }) => {
        starts.push(options.initialPrompts);
        await create?.(options);
        return { promptStreaming, destroy: () => (destroyed += 1), ...session };
      },
    },
  });
}

beforeEach(() => {
  prompts.length = 0;
  starts.length = 0;
  destroyed = 0;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

const asked: string[] = [];
/** A search that finds passages for questions with the word "refund". */
const client = {
  answer: (question: string) => {
    asked.push(question);
    return Promise.resolve(question.includes('refund') ? found : none);
  },
} as unknown as SearchClient;

async function ask(
  transport: AnswerTransport,
  questions: readonly string[],
  signal = new AbortController().signal,
  parts: AnswerPart[] = [],
): Promise<AnswerPart[]> {
  const exchanges = questions.map((question) => ({ ...newExchange(question), text: 'Yes. [1]', quoted: found }));
  for await (const part of transport.ask({ id: 'c', exchanges }, signal)) parts.push(part);
  return parts;
}
const textOf = (parts: readonly AnswerPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.delta : '')).join('');
const typesOf = (parts: readonly AnswerPart[]): string[] => parts.map(({ type }) => type);

it('quotes first, then has the model answer from the numbered passages', async () => {
  useModel({ pieces: ['Refund the order', ' in the viewer. [1]'] });
  const parts = await ask(deviceTransport(client), ['How do I refund?']);
  expect(typesOf(parts)).toEqual(['quoted', 'step', 'step', 'text']);
  expect(textOf(parts)).toBe('Refund the order in the viewer. [1] ');
  expect(prompts).toEqual([
    'Passages:\n\n[1] Refunds\nYou refund an order in the purchase viewer.\n\n[2] Times\nA refund takes 5 days.\n\nQuestion: How do I refund?',
  ]);
  expect(starts[0]?.[0]).toMatchObject({ role: 'system', content: expect.stringContaining('End every sentence') });
});

it('does not ask the model what no passage answers', async () => {
  useModel({ pieces: ['Anything. [1]'] });
  expect(typesOf(await ask(deviceTransport(client), ['Who won?']))).toEqual(['quoted']);
  expect([starts, prompts]).toEqual([[], []]);
});

it('looks for a question that has no passages together with the one before', async () => {
  useModel({ pieces: ['A refund takes 5 days. [2]'] });
  asked.length = 0;
  expect(textOf(await ask(deviceTransport(client), ['How do I refund?', 'How long?']))).toContain('5 days');
  expect(asked).toEqual(['How long?', 'How do I refund? How long?']);
});

it('begins with what was said before, and keeps one conversation', async () => {
  useModel({ pieces: ['Refund the order. [1]'] });
  const transport = deviceTransport(client);
  await ask(transport, ['Old refund?', 'refund?']);
  await ask(transport, ['Old refund?', 'refund?', 'And a refund?']);
  expect(starts.map((messages) => messages.map(({ role }) => role))).toEqual([['system', 'user', 'assistant']]);
  transport.close?.();
  expect(destroyed).toBe(1);
  await ask(transport, ['refund?']);
  expect(starts).toHaveLength(2);
});

it('says that it left something out, and when nothing is left', async () => {
  useModel({ pieces: ['The moon is a cheese. [1] <img src=x onerror=y>'] });
  const parts = await ask(deviceTransport(client), ['refund?']);
  expect(typesOf(parts)).toEqual(['quoted', 'step', 'step', 'note']);
});

it('ends an endless answer', async () => {
  const endless = Array.from({ length: 200 }, () => 'Refund the order in the purchase viewer. [1] ');
  useModel({ pieces: endless, hangs: true });
  const parts = await ask(deviceTransport(client), ['refund?']);
  expect(typesOf(parts)).toContain('cut');
  expect(textOf(parts).length).toBeLessThan(limits.text + 100);
});

it('shows how much of the model is downloaded', async () => {
  const monitor = new EventTarget();
  useModel({
    pieces: ['Refund the order. [1]'],
    create: async ({ monitor: watch }) => {
      watch(monitor);
      for (const loaded of [0.25, 0.5]) {
        await new Promise((resolve) => setTimeout(resolve));
        monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  const parts = await ask(deviceTransport(client), ['refund?']);
  expect(parts.flatMap((part) => (part.type === 'step' ? part.loaded : []))).toEqual([null, 0.25, 0.5, null]);
});

describe('a conversation that fills the memory of the model', () => {
  const measureContextUsage = (input: string): Promise<number> => Promise.resolve(input.length);

  it('gives it fewer passages', async () => {
    useModel({ session: { measureContextUsage, contextUsage: 0, contextWindow: limits.answer + 100 } });
    await ask(deviceTransport(client), ['refund?']);
    expect(prompts[0]).toContain('[1]');
    expect(prompts[0]).not.toContain('[2]');
  });

  it('begins again when not even one has room, and gives up when that is not enough', async () => {
    useModel({ session: { measureContextUsage, contextUsage: 50, contextWindow: limits.answer + 60 } });
    await expect(ask(deviceTransport(client), ['refund?'])).rejects.toThrow('The passages are too long');
    expect([starts.length, destroyed, prompts.length]).toEqual([2, 2, 0]);
  });
});

describe('a model that fails', () => {
  it('half-way keeps what was said, and the next question begins again', async () => {
    useModel({
      pieces: ['Refund the order. [1] A refund takes 5 days. [2]'],
      fails: new DOMException('Evicted.', 'InvalidStateError'),
    });
    const transport = deviceTransport(client);
    const parts: AnswerPart[] = [];
    await expect(ask(transport, ['refund?'], undefined, parts)).rejects.toThrow(AnswerError);
    expect(textOf(parts)).toBe('Refund the order. [1] A refund takes 5 days. [2] ');
    expect(destroyed).toBe(1);
    useModel({ pieces: ['Refund the order. [1]'] });
    expect(textOf(await ask(transport, ['refund?']))).toBe('Refund the order. [1] ');
  });

  it('is missing is said to have stopped', async () => {
    await expect(ask(deviceTransport(client), ['refund?'])).rejects.toThrow(
      'The language model of your browser stopped.',
    );
  });

  it('to answer in time is given up', async () => {
    jest.useFakeTimers();
    useModel({ hangs: true });
    const answer = expect(ask(deviceTransport(client), ['refund?'])).rejects.toThrow('did not answer');
    await jest.advanceTimersByTimeAsync(answerLimits.timeouts.first);
    await answer;
    expect(destroyed).toBe(1);
  });

  it('to start in time is given up, and freed when it starts at last', async () => {
    jest.useFakeTimers();
    useModel({ create: () => new Promise((resolve) => setTimeout(resolve, 2 * limits.start)) });
    const answer = expect(ask(deviceTransport(client), ['refund?'])).rejects.toThrow('did not answer');
    await jest.advanceTimersByTimeAsync(limits.start);
    await answer;
    expect(destroyed).toBe(0);
    await jest.advanceTimersByTimeAsync(limits.start);
    expect(destroyed).toBe(1);
  });
});

it('stops when the reader does, even if the model does not', async () => {
  useModel({ hangs: true, pieces: ['Refund the order. [1] And'] });
  const controller = new AbortController();
  const parts: AnswerPart[] = [];
  const run = async (): Promise<void> => {
    const exchanges = [newExchange('refund?')];
    for await (const part of deviceTransport(client).ask({ id: 'c', exchanges }, controller.signal)) {
      parts.push(part);
      if (part.type === 'text') controller.abort();
    }
  };
  await expect(run()).rejects.toHaveProperty('name', 'AbortError');
  expect(textOf(parts)).toBe('Refund the order. [1] ');
});

it('goes on with the conversation after a stopped answer, since only closing ends it', async () => {
  let hasEnded = false;
  useModel({
    pieces: ['Refund the order. [1]'],
    create: async ({ signal }) => {
      signal.addEventListener('abort', () => (hasEnded = true));
    },
  });
  const transport = deviceTransport(client);
  const controller = new AbortController();
  await ask(transport, ['refund?'], controller.signal);
  controller.abort();
  expect(textOf(await ask(transport, ['refund?', 'And a refund?']))).toBe('Refund the order. [1] ');
  expect([hasEnded, starts.length]).toEqual([false, 1]);
});

it('does not start a model that is not waited for any more', async () => {
  let signalOfModel: AbortSignal | undefined;
  useModel({
    create: ({ signal, monitor }) => {
      signalOfModel = signal;
      const target = new EventTarget();
      monitor(target);
      setTimeout(() => target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 })));
      return new Promise(() => undefined);
    },
  });
  const exchanges = [newExchange('refund?')];
  for await (const part of deviceTransport(client).ask({ id: 'c', exchanges }, new AbortController().signal)) {
    if (part.type === 'step' && part.loaded === 0.5) break;
  }
  expect(signalOfModel?.aborted).toBe(true);
});

describe('whether there is a model', () => {
  it('is asked for English text', async () => {
    const availability = jest.fn(() => Promise.resolve('downloadable'));
    Object.assign(globalThis, { LanguageModel: { availability } });
    await expect(modelAvailability()).resolves.toBe('downloadable');
    expect(availability).toHaveBeenCalledWith({
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
    });
  });

  it.each([
    ['there is no such thing', undefined],
    [
      'asking throws',
      {
        availability: () => {
          throw new TypeError('No.');
        },
      },
    ],
    ['asking fails', { availability: () => Promise.reject(new Error('No.')) }],
  ])('is no when %s', async (_, model) => {
    if (model) Object.assign(globalThis, { LanguageModel: model });
    await expect(modelAvailability()).resolves.toBe('unavailable');
  });

  it('is no when asking never ends', async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { LanguageModel: { availability: () => new Promise(() => undefined) } });
    const answer = modelAvailability();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(answer).resolves.toBe('unavailable');
  });
});
