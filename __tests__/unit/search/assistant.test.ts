/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchSettings } from '../../../src/shared/site-search';
import { assistantTransport } from '../../../src/search/answers/assistant-transport';
import { newExchange } from '../../../src/search/answers/conversation';
import { ConversationModel } from '../../../src/search/answers/conversation-model';
import { listConversations, storeConversation } from '../../../src/search/answers/stored-conversations';
import { AnswerError } from '../../../src/search/answers/transport';
import type { AnswerPart, AnswerTransport } from '../../../src/search/answers/transport';

type Handler = (
  path: string,
  body: string,
  headers: Record<string, unknown>,
) => { status?: number; chunks: (string | Uint8Array)[]; keepOpen?: boolean };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function startAssistant(handler: Handler) {
  const seen: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      seen.push({ path, body });
      const { status = 200, chunks, keepOpen } = handler(path, body, request.headers);
      response.writeHead(status, { 'content-type': 'text/event-stream' });
      for (const chunk of chunks) response.write(chunk);
      if (!keepOpen) response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ask`, seen };
}

const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;
const whole = [
  event({ type: 'start', messageId: 'm1' }),
  event({ type: 'tool-input-available', toolCallId: 't', toolName: 'searchIndex', input: { query: 'refund' } }),
  event({ type: 'tool-output-available', toolCallId: 't', output: { query: 'refund', hits: [1, 2] } }),
  event({ type: 'reasoning-delta', delta: 'hm' }),
  'data: {"broken\n\n',
  event({ type: 'text-start', id: '0' }),
  event({ type: 'text-delta', id: '0', delta: 'Open the **purchase**' }),
  event({ type: 'text-delta', id: '0', delta: ' – ä😀.' }),
  event({ type: 'source-url', sourceId: 's', url: '/docs/refunds', title: 'Refunds' }),
  event({ type: 'finish' }),
  'data: [DONE]\n\n',
];

const ask = async (url: string, signal = new AbortController().signal): Promise<AnswerPart[]> => {
  const parts: AnswerPart[] = [];
  const conversation = { id: 'c', exchanges: [newExchange('How do I refund?')] };
  for await (const part of assistantTransport(url).ask(conversation, signal)) parts.push(part);
  return parts;
};

describe('transport of an assistant', () => {
  it('AIM-12 AIM-19 posts the conversation and nothing else, and reads the parts', async () => {
    const { url, seen } = await startAssistant(() => ({ chunks: whole }));
    expect(await ask(url)).toEqual([
      { type: 'start', messageId: 'm1' },
      { type: 'tool', id: 't', query: 'refund', results: null },
      { type: 'tool', id: 't', query: 'refund', results: 2 },
      { type: 'text', delta: 'Open the **purchase**' },
      { type: 'text', delta: ' – ä😀.' },
      { type: 'source', url: '/docs/refunds', title: 'Refunds' },
    ]);
    const body = JSON.parse(seen[0]?.body ?? '') as { messages: unknown[] };
    expect(Object.keys(body).sort()).toEqual(['id', 'messageId', 'messages', 'trigger']);
    expect(body.messages).toMatchObject([{ role: 'user', parts: [{ type: 'text', text: 'How do I refund?' }] }]);
  });

  it('AIM-13 takes a stream that is cut in a character, or ends without finish, for a failure', async () => {
    const cut = new TextEncoder().encode(event({ type: 'text-delta', delta: 'ä' })).slice(0, 38);
    for (const chunks of [whole.slice(0, 4), [cut], []]) {
      const { url } = await startAssistant(() => ({ chunks }));
      await expect(ask(url)).rejects.toThrow('The answer ended before it was complete.');
    }
  });

  it('AIM-12 says that it cannot be reached', async () => {
    await expect(ask('http://127.0.0.1:9/none')).rejects.toThrow('The assistant could not be reached.');
  });

  it('AIM-12 reads no more of an error than its beginning', async () => {
    let sent = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(
        new Response(
          new ReadableStream<Uint8Array>({
            pull: (controller) => {
              sent += 1000;
              controller.enqueue(new Uint8Array(1000).fill(120));
            },
          }),
          { status: 500 },
        ),
      ),
    );
    await expect(ask('https://assistant.example')).rejects.toThrow('The assistant answered with status 500.');
    expect(sent).toBeLessThanOrEqual(8000);
    jest.restoreAllMocks();
  });

  it('AIM-13 keeps what came of an answer without end, and says that it was cut off', async () => {
    const delta = 'x'.repeat(50_000);
    const { url } = await startAssistant(() => ({
      chunks: Array.from({ length: 100 }, () => event({ type: 'text-delta', delta })),
      keepOpen: true,
    }));
    const parts = await ask(url);
    expect(parts.at(-1)).toEqual({ type: 'cut' });
    const length = parts.reduce((sum, part) => sum + (part.type === 'text' ? part.delta.length : 0), 0);
    expect(length).toBeGreaterThan(150_000);
    expect(length).toBeLessThanOrEqual(250_000);
  });

  it('AIM-16 notices before sending that the reader is offline', async () => {
    const { url, seen } = await startAssistant(() => ({ chunks: whole }));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(ask(url)).rejects.toThrow('You are offline.');
    expect(seen).toEqual([]);
  });
});

const ready = (model: ConversationModel): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!model.isAnswering) resolve();
    };
    model.subscribe(check);
    check();
  });
const parts = (...list: AnswerPart[]): AnswerTransport['ask'] =>
  async function* () {
    yield* list;
  };

describe('conversation', () => {
  it('AIM-06 goes from submitted to ready, keeps the id of the service, and is stored', async () => {
    const model = new ConversationModel({
      transport: {
        ask: parts({ type: 'start', messageId: 'm1' }, { type: 'text', delta: 'Yes' }, { type: 'text', delta: '.' }),
      },
      indexName: 'docs',
    });
    model.ask('  Can I? ');
    expect(model.getState().exchanges[0]).toMatchObject({ question: 'Can I?', status: 'submitted' });
    await ready(model);
    expect(model.getState().exchanges[0]).toMatchObject({ id: 'm1', status: 'ready', text: 'Yes.' });
    expect(listConversations('docs')[0]?.exchanges[0]).toMatchObject({
      question: 'Can I?',
      text: 'Yes.',
      status: 'ready',
    });
  });

  it('AIM-09 remembers a vote with the stored conversation, and not one that failed', async () => {
    const vote = jest
      .fn<Promise<void>, [string, 0 | 1]>()
      .mockRejectedValueOnce(new AnswerError('no'))
      .mockResolvedValue();
    const model = new ConversationModel({
      transport: { ask: parts({ type: 'text', delta: 'A' }), vote },
      indexName: 'docs',
    });
    model.ask('Q');
    await ready(model);
    const id = model.getState().exchanges[0]?.id ?? '';
    await expect(model.vote(id, 'like')).rejects.toThrow('no');
    expect(listConversations('docs')[0]?.exchanges[0]?.feedback).toBeNull();
    await model.vote(id, 'dislike');
    expect(vote).toHaveBeenLastCalledWith(id, 0);
    expect(listConversations('docs')[0]?.exchanges[0]?.feedback).toBe('dislike');
  });
});

describe('stored conversations', () => {
  const conversation = (id: string, text = 'A') => ({
    id,
    exchanges: [{ ...newExchange(`Q ${id}`), status: 'ready' as const, text }],
  });

  it('AIM-11 are ten, newest first, in the format of DocSearch', () => {
    for (let index = 0; index < 12; index += 1) storeConversation('docs', conversation(String(index)));
    expect(listConversations('docs').map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    const stored = JSON.parse(localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs') ?? '') as unknown[];
    expect(stored[0]).toMatchObject({
      query: 'Q 11',
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Q 11' }] },
        { role: 'assistant', parts: [{ type: 'text', text: 'A' }] },
      ],
    });
  });

  it('SRF-06 are not listed when nothing is remembered', () => {
    storeConversation('docs', conversation('a'));
    jest.replaceProperty(searchSettings, 'remembers', false);
    expect(listConversations('docs')).toEqual([]);
  });

  it('AIM-17 drop the oldest when the storage is full; what fits in no way lasts for the page view', () => {
    for (const id of ['a', 'b', 'c']) storeConversation('docs', conversation(id, 'x'.repeat(1000)));
    const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';
    let room = 3500;
    const set = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      set.call(this, name, value);
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeConversation('docs', conversation('new', 'x'.repeat(1000)));
    expect((JSON.parse(localStorage.getItem(key) ?? '') as { chatId: string }[]).map(({ chatId }) => chatId)).toEqual([
      'new',
      'c',
    ]);
    room = 0;
    storeConversation('docs', conversation('last', 'x'.repeat(1000)));
    expect(listConversations('docs').map(({ id }) => id)).toEqual(['last', 'new', 'c']);
    room = Infinity;
    storeConversation('docs', conversation('again'));
    expect(listConversations('docs').map(({ id }) => id)).toEqual(['again', 'last', 'new', 'c']);
  });
});
