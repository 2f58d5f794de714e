import { newExchange } from '../../../src/search/answers/conversation';
import type { Conversation, Exchange } from '../../../src/search/answers/conversation';
import { ConversationModel } from '../../../src/search/answers/conversation-model';
import {
  listConversations,
  removeConversation,
  storeConversation,
} from '../../../src/search/answers/stored-conversations';
import type { AnswerPart } from '../../../src/search/answers/transport';
import { recordEvents } from '../../support/reader-events';

const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const exchange = (change: Partial<Exchange> = {}): Exchange => ({
  ...newExchange('Q'),
  status: 'ready',
  text: 'A',
  ...change,
});
const conversation = (id: string, change: Partial<Exchange> = {}): Conversation => ({
  id,
  exchanges: [exchange(change)],
});

/** A conversation whose answers come as they are told. */
function heldModel(indexName: string | null = 'docs') {
  const asked: { question: string | undefined; signal: AbortSignal }[] = [];
  let next: (part: AnswerPart | Error | 'end') => void = () => undefined;
  const model = new ConversationModel({
    indexName,
    transport: {
      async *ask({ exchanges }, signal) {
        asked.push({ question: exchanges.at(-1)?.question, signal });
        for (;;) {
          const part = await new Promise<AnswerPart | Error | 'end'>((resolve) => (next = resolve));
          if (part instanceof Error) throw part;
          if (part === 'end') return;
          yield part;
        }
      },
    },
  });
  const send = async (...parts: (AnswerPart | Error | 'end')[]): Promise<void> => {
    for (const part of parts) {
      await settle();
      next(part);
    }
    await settle();
  };
  const last = (): Exchange | undefined => model.getState().exchanges.at(-1);
  return { model, asked, send, last };
}

describe('a conversation', () => {
  it('ANL-07 reports a question that is refused, not one that is answered by a passage or a definition', async () => {
    const events = recordEvents();
    const { model, send } = heldModel();
    const source = { text: 'T', url: '/docs/a', title: 'A' };
    const nearest = [{ title: 'A', url: '/docs/a' }];
    const answers = [
      { passages: [], nearest },
      { passages: [source], nearest: [] },
      { definition: { term: 'A', ...source }, passages: [], nearest: [] },
    ];
    for (const [index, answer] of answers.entries()) {
      model.ask(`Question ${index}?`);
      await send({ type: 'quoted', answer }, 'end');
    }
    expect(events).toEqual([['question_refused', { search_term: 'Question 0?' }]]);
  });

  it('AIM-19 asks nothing for a blank question, nor a second one while it is answered', async () => {
    const { model, asked, send } = heldModel();
    model.ask('   ');
    expect(model.getState().exchanges).toEqual([]);
    model.ask('One?');
    model.ask('Two?');
    model.retry();
    await send({ type: 'text', delta: 'Yes.' });
    model.ask('Two?');
    model.retry();
    await send('end');
    expect(asked.map(({ question }) => question)).toEqual(['One?']);
    model.ask('Two?');
    await settle();
    expect(asked.map(({ question }) => question)).toEqual(['One?', 'Two?']);
    expect(model.getState().exchanges).toHaveLength(2);
  });

  it('AIM-16 has nothing to ask again before the first question', () => {
    const { model, asked } = heldModel();
    model.retry();
    expect([asked, model.getState().exchanges]).toEqual([[], []]);
  });

  it('AIM-16 a fault of the program is no sentence for the reader', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { model, send, last } = heldModel();
    model.ask('Q');
    await send(new TypeError('x is not a function'));
    expect(last()).toMatchObject({ status: 'error', failure: 'The answer could not be fetched.' });
  });

  it('AIM-05 keeps the words of a search when only its results come later, and all searches', async () => {
    const { model, send, last } = heldModel();
    model.ask('Q');
    await send(
      { type: 'tool', id: 'a', query: 'refund', results: null },
      { type: 'tool', id: 'b', query: 'card', results: null },
      { type: 'tool', id: 'a', query: '', results: 3 },
    );
    expect(last()?.status).toBe('submitted');
    expect(last()?.tools).toEqual([
      { id: 'b', query: 'card', results: null },
      { id: 'a', query: 'refund', results: 3 },
    ]);
  });

  it('AIM-08 AIM-11 keeps all sources, also when it is opened again', async () => {
    const { model, send } = heldModel();
    model.ask('Q');
    const sources = [
      { url: '/a', title: 'A' },
      { url: '/b', title: 'B' },
    ];
    await send(...sources.map((source) => ({ type: 'source' as const, ...source })), 'end');
    expect(listConversations('docs')[0]?.exchanges[0]).toMatchObject({ sources, status: 'ready', failure: null });
  });

  it('AIM-06 AIM-11 an answer that was stopped is so when it is opened again', async () => {
    const { model, send, last, asked } = heldModel();
    model.ask('Q');
    await send({ type: 'text', delta: 'Half' });
    model.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    await send({ type: 'text', delta: ' and more' });
    expect(last()).toMatchObject({ status: 'stopped', text: 'Half' });
    expect(listConversations('docs')[0]?.exchanges[0]).toMatchObject({ status: 'stopped', text: 'Half' });
  });

  it('SRF-06 is not stored where nothing is remembered', async () => {
    const { model, send, last } = heldModel(null);
    model.ask('Q');
    await send({ type: 'text', delta: 'A' }, 'end');
    expect(last()?.status).toBe('ready');
    expect(localStorage).toHaveLength(0);
    storeConversation('docs', conversation('stored'));
    model.open('stored');
    expect(model.getState().id).not.toBe('stored');
  });

  it('AIM-10 begins again, which ends the answer that is coming', async () => {
    const { model, send, asked } = heldModel();
    const { id } = model.getState();
    model.ask('Q');
    await send({ type: 'text', delta: 'A' });
    const told = jest.fn();
    model.subscribe(told);
    model.startNew();
    expect(told).toHaveBeenCalledTimes(1);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(model.getState().exchanges).toEqual([]);
    expect(model.getState().id).not.toBe(id);
    expect(model.isAnswering).toBe(false);
    await send('end');
    expect(localStorage).toHaveLength(0);
  });

  it('AIM-11 goes on with the one that is opened, or stays what it is where that is gone', async () => {
    storeConversation('docs', conversation('other'));
    storeConversation('docs', conversation('stored', { question: 'Before?' }));
    const { model, asked } = heldModel();
    const told = jest.fn();
    const stop = model.subscribe(told);
    model.open('gone');
    expect(model.getState().exchanges).toEqual([]);
    model.open('stored');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    expect(model.getState().exchanges).toMatchObject([{ question: 'Before?', text: 'A' }]);
    model.ask('And now?');
    await settle();
    expect(model.getState()).toMatchObject({ id: 'stored', exchanges: [{}, { question: 'And now?' }] });
    expect(asked).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('AIM-11 AIM-18 opening another one ends the answer that is coming', async () => {
    storeConversation('docs', conversation('stored'));
    const { model, asked } = heldModel();
    model.ask('Q');
    await settle();
    model.open('stored');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('AIM-11 a question that was never answered says so when it is opened again', () => {
    storeConversation('docs', conversation('a', { text: '', status: 'submitted' }));
    expect(listConversations('docs')[0]?.exchanges).toMatchObject([
      { question: 'Q', status: 'error', failure: 'The answer was not finished.', text: '' },
    ]);
  });

  it('AIM-11 the last one that is removed leaves nothing behind', () => {
    storeConversation('docs', conversation('a'));
    storeConversation('docs', conversation('b'));
    removeConversation('docs', 'a');
    expect(listConversations('docs').map(({ id }) => id)).toEqual(['b']);
    removeConversation('docs', 'b');
    expect(localStorage).toHaveLength(0);
  });
});

describe('what another program stored', () => {
  const stored = (...messages: unknown[]): Conversation[] => {
    localStorage.setItem(key, JSON.stringify([{ query: 'Q', objectID: 'Q', chatId: 'c', messages }]));
    return listConversations('docs');
  };
  const asked = { id: 'q', role: 'user', parts: [{ type: 'text', text: 'Q' }] };
  const answered = (...parts: unknown[]): unknown => ({ id: 'a', role: 'assistant', parts });
  const passage = { text: 'T', url: '/a', title: 'A' };
  const quoted = (data: unknown): unknown =>
    stored(asked, answered({ type: 'text', text: 'A' }, { type: 'data-passages', data }))[0]?.exchanges[0]?.quoted;

  it('AIM-11 is read with all its texts', () => {
    const [read] = stored(
      asked,
      answered({ type: 'text', text: 'One' }, { type: 'text' }, { type: 'text', text: 'Two' }),
    );
    expect(read?.exchanges).toMatchObject([{ id: 'a', question: 'Q', text: 'One\n\nTwo', status: 'ready' }]);
    expect(
      stored(asked, answered({ type: 'source-url', url: 7 }, { type: 'source-url', url: '/a' }))[0]?.exchanges,
    ).toEqual([expect.objectContaining({ sources: [{ url: '/a', title: '' }] })]);
  });

  it.each([
    ['no conversation', [{ id: 'a', role: 'assistant', parts: [] }]],
    ['a message without a number', [asked, { role: 'assistant', parts: [] }]],
    ['a message without parts', [asked, { id: 'a', role: 'assistant', parts: 7 }]],
    ['no message', [asked, null]],
    ['parts that are none', [{ id: 'a', role: 'user', parts: [null] }]],
    ['a part of another type', [{ id: 'a', role: 'user', parts: ['text'] }]],
    ['nothing', []],
  ])('STO-05 is passed over when it holds %s', (_name, messages) => {
    expect(stored(...messages)).toEqual([]);
  });

  it('AIM-11 quotes what was quoted', () => {
    const definition = { ...passage, term: 'term' };
    expect(quoted({ definition, passages: [passage], nearest: [] })).toEqual({
      definition,
      passages: [passage],
      nearest: [],
    });
    const drawn = { passages: [{ ...passage, markdown: '**T**' }, passage], nearest: [], clauses: 2 };
    expect(quoted(drawn)).toEqual(drawn);
    expect(quoted({ passages: [], nearest: [{ url: '/b', title: 'B' }] })).toEqual({
      passages: [],
      nearest: [{ url: '/b', title: 'B' }],
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'quoted'],
    ['no lists', { passages: [], nearest: 7 }],
    ['no passages', { nearest: [] }],
    ['Markdown that is no text', { passages: [{ ...passage, markdown: 7 }], nearest: [] }],
    ['a passage without text', { passages: [{ ...passage, text: 7 }], nearest: [] }],
    ['a passage of elsewhere', { passages: [{ ...passage, url: 'javascript:alert(1)' }], nearest: [] }],
    ['a page without title', { passages: [], nearest: [{ url: '/b' }] }],
    ['no page', { passages: [], nearest: [null] }],
  ])('STO-05 quotes nothing where it holds %s', (_name, data) => {
    expect(quoted(data)).toBeNull();
  });

  it.each([
    ['has no term', passage],
    ['leads elsewhere', { ...passage, term: 'term', url: 'https://x.example' }],
  ])('STO-05 quotes without a definition that %s', (_name, definition) => {
    expect(quoted({ definition, passages: [passage], nearest: [] })).toEqual({ passages: [passage], nearest: [] });
  });
});

describe('bounds', () => {
  it('AIM-08 AIM-17 an answer has at most 200,000 characters and 50 sources, each once', async () => {
    const { model, send } = heldModel();
    model.ask('Q');
    await settle();
    for (let index = 0; index < 80; index += 1) {
      await send({ type: 'source', url: `/docs/${index % 60}`, title: 'A' });
      await send({ type: 'text', delta: 'x'.repeat(5000) });
    }
    await send({ type: 'cut' });
    await send('end');
    const [only] = model.getState().exchanges;
    expect(only).toMatchObject({ status: 'ready', isCut: true });
    expect(only?.text).toHaveLength(200_000);
    expect(new Set(only?.sources.map(({ url }) => url)).size).toBe(50);
    expect(listConversations('docs')[0]?.exchanges[0]).toMatchObject({ isCut: true });
  });

  it('AIM-17 a single conversation that is too long loses its oldest questions', () => {
    const exchanges = Array.from({ length: 10 }, (_, index) =>
      exchange({ id: `e${index}`, question: `Q${index}`, text: 'x'.repeat(100_000) }),
    );
    storeConversation('docs', { id: 'c', exchanges });
    expect((localStorage.getItem(key) ?? '').length).toBeLessThanOrEqual(500_000);
    expect(listConversations('docs')[0]?.exchanges.map(({ question }) => question)).toEqual(['Q6', 'Q7', 'Q8', 'Q9']);
  });

  it('AIM-17 of many long conversations the oldest go', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      storeConversation('docs', conversation(id, { text: 'x'.repeat(90_000) }));
    expect(listConversations('docs').map(({ id }) => id)).toEqual(['g', 'f', 'e', 'd', 'c']);
  });

  it('AIM-11 texts of another size or type are cut or left out', () => {
    const messages = [
      { id: 'q', role: 'user', parts: [{ type: 'text', text: 'Q'.repeat(100_000) }] },
      {
        id: 'a',
        role: 'assistant',
        feedback: { like: true },
        parts: [
          { type: 'text', text: 'A'.repeat(1_000_000) },
          { type: 'source-url', url: 'https://', title: 'A' },
          { type: 'source-url', url: '/\\evil.example', title: 'A' },
          { type: 'source-url', url: '/docs/a', title: 'A'.repeat(100_000) },
          { type: 'source-url', url: '/docs/b', title: 7 },
          {
            type: 'data-passages',
            data: { passages: [{ url: '/\\evil.example', title: 'A', text: 'A' }], nearest: [] },
          },
        ],
      },
    ];
    localStorage.setItem(key, JSON.stringify([{ query: 'Q', objectID: 'Q', chatId: 'c', messages }]));
    const [only] = listConversations('docs')[0]?.exchanges ?? [];
    expect(only?.question).toHaveLength(500);
    expect(only?.text).toHaveLength(200_000);
    expect(only?.feedback).toBeNull();
    expect(only?.quoted).toBeNull();
    expect(only?.sources).toEqual([
      { url: '/docs/a', title: 'A'.repeat(500) },
      { url: '/docs/b', title: '' },
    ]);
  });
});
