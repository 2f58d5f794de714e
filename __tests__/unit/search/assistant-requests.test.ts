import { send } from '../../../src/browser/send';
import { assistantTransport } from '../../../src/search/answers/assistant-transport';
import { newExchange } from '../../../src/search/answers/conversation';
import type { Exchange } from '../../../src/search/answers/conversation';
import { AnswerError, quotingTransport } from '../../../src/search/answers/transport';
import type { AnswerPart, AnswerTransport } from '../../../src/search/answers/transport';
import type { SearchClient } from '../../../src/search/model/client';
import { storageKeys } from '../../../src/shared/constants';

jest.mock('../../../src/browser/send', () => ({
  ...jest.requireActual<object>('../../../src/browser/send'),
  send: jest.fn(),
}));

const endpoint = 'https://assistant.example/ask';
const whole = 'data: {"type":"text-delta","delta":"Yes."}\n\ndata: {"type":"finish"}\n\n';

/** What the assistant answers with, one entry a request. */
function answerWith(...answers: Response[]): void {
  const mock = jest.mocked(send).mockReset();
  for (const answer of answers) mock.mockResolvedValueOnce(answer);
}
const asked = (): string[] => jest.mocked(send).mock.calls.map(([url]) => url);
const tokens = (): (string | undefined)[] =>
  jest.mocked(send).mock.calls.map(([, options]) => options?.headers?.authorization);
const sentBody = (): unknown => JSON.parse(jest.mocked(send).mock.lastCall?.[1]?.body ?? 'null');
const refused = (status = 401): Response => new Response('No token.', { status });

async function ask(
  transport: AnswerTransport = assistantTransport(endpoint),
  exchanges: Exchange[] = [newExchange('Q')],
  signal = new AbortController().signal,
): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for await (const part of transport.ask({ id: 'c', exchanges }, signal)) parts.push(part);
  return parts;
}

describe('what an assistant is sent', () => {
  it('AIM-12 AIM-19 earlier questions with their answers in words, and nothing that was found beside', async () => {
    answerWith(new Response(whole));
    const before = { ...newExchange('Before?'), id: 'b', text: 'Then.', sources: [{ url: '/a', title: 'A' }] };
    await ask(undefined, [
      { ...before, status: 'ready', feedback: 'like' },
      { ...newExchange('Now?'), id: 'n' },
    ]);
    expect(sentBody()).toEqual({
      id: 'c',
      trigger: 'submit-message',
      messageId: 'n-question',
      messages: [
        { id: 'b-question', role: 'user', parts: [{ type: 'text', text: 'Before?' }] },
        { id: 'b', role: 'assistant', parts: [{ type: 'text', text: 'Then.' }] },
        { id: 'n-question', role: 'user', parts: [{ type: 'text', text: 'Now?' }] },
      ],
    });
  });

  it('AIM-09 a vote with the name of the service; a refused one is a failure', async () => {
    answerWith(new Response('{}'), new Response('', { status: 500 }));
    await assistantTransport(endpoint).vote?.('m', 0);
    expect(asked()).toEqual([`${endpoint}/feedback`]);
    expect(sentBody()).toEqual({ appId: 'assistant.example', messageId: 'm', thumbs: 0 });
    await expect(assistantTransport(endpoint).vote?.('m', 0)).rejects.toEqual(
      new AnswerError('The vote was not accepted.'),
    );
  });
});

describe('token of an assistant', () => {
  const inSeconds = (seconds: number, name = ''): string =>
    btoa(JSON.stringify({ name, exp: Math.floor(Date.now() / 1000) + seconds }));
  const forAddresses = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

  it.each([
    ['says nothing of its end', 'plain'],
    ['ends later, in its middle part', `x.${inSeconds(600)}.y`],
    ['ends later, in its first part', `${inSeconds(600)}.y`],
    ['has an end that is no number', `x.${btoa('{"exp":"soon"}')}.y`],
  ])('AIM-12 is sent along when it %s', async (_name, token) => {
    sessionStorage.setItem(storageKeys.assistantToken, token);
    answerWith(new Response(whole));
    await ask();
    expect(tokens()).toEqual([`Bearer ${token}`]);
  });

  it.each([
    ['ends within 30 s, in its middle part', `x.${inSeconds(25)}.y`],
    ['ends within 30 s, in its first part', `${inSeconds(25)}.y`],
    ['ends within 30 s, written for addresses', `x.${forAddresses(inSeconds(25, '???>>>~~~'))}.y`],
  ])('AIM-12 is left out when it %s', async (_name, token) => {
    sessionStorage.setItem(storageKeys.assistantToken, token);
    answerWith(new Response(whole));
    await ask();
    expect(tokens()).toEqual([undefined]);
  });

  it.each([401, 403])('AIM-12 is fetched when the assistant answers with %d', async (status) => {
    answerWith(refused(status), new Response('{"token":"new"}'), new Response(whole));
    expect(await ask()).toEqual([{ type: 'text', delta: 'Yes.' }]);
    expect(asked()).toEqual([endpoint, `${endpoint}/token`, endpoint]);
    expect(tokens().at(-1)).toBe('Bearer new');
    expect(sessionStorage.getItem(storageKeys.assistantToken)).toBe('new');
  });

  it.each([
    ['refuses that too', new Response('{"token":"new"}', { status: 500 })],
    ['has none that is a text', new Response('{"token":7}')],
    ['answers with something else', new Response('<html>')],
    ['answers with nothing', new Response('null')],
  ])('AIM-12 is not there when the assistant %s: then its first answer counts', async (_name, answer) => {
    answerWith(refused(), answer);
    await expect(ask()).rejects.toEqual(new AnswerError('No token.'));
    expect(asked()).toEqual([endpoint, `${endpoint}/token`]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('failure of an assistant', () => {
  it.each([
    ['a sentence', ' The model is resting. ', 'The model is resting.'],
    ['nothing', '', 'The assistant answered with status 500.'],
    ['JSON', '{"error":"x"}', 'The assistant answered with status 500.'],
    ['HTML', '<html>Bad gateway</html>', 'The assistant answered with status 500.'],
    ['a long text', 'x'.repeat(300), 'The assistant answered with status 500.'],
  ])('AIM-12 AIM-16 is told to the reader where it is %s', async (_name, body, message) => {
    answerWith(new Response(body, { status: 500 }));
    await expect(ask()).rejects.toEqual(new AnswerError(message));
  });

  it('AIM-18 is none when the reader has ended it', async () => {
    const controller = new AbortController();
    jest
      .mocked(send)
      .mockReset()
      .mockImplementationOnce(() => {
        controller.abort(new Error('closed'));
        return Promise.reject(new Error('ended'));
      });
    await expect(ask(undefined, undefined, controller.signal)).rejects.toThrow('closed');
    answerWith(new Response(whole));
    const later = new AbortController();
    const reading = assistantTransport(endpoint).ask({ id: 'c', exchanges: [] }, later.signal)[Symbol.asyncIterator]();
    await reading.next();
    later.abort(new Error('closed'));
    await expect(reading.next()).rejects.toThrow('closed');
  });

  it('AIM-13 nothing counts that comes after the end', async () => {
    answerWith(new Response(`${whole}data: [DONE]\n\ndata: {"type":"text-delta","delta":"No."}\n\n`));
    expect(await ask()).toEqual([{ type: 'text', delta: 'Yes.' }]);
  });
});

describe('answers from the pages', () => {
  const transport = (answer?: SearchClient['answer']): AnswerTransport =>
    quotingTransport({ answer } as unknown as SearchClient);
  const quoted = { passages: [], nearest: [] };

  it('quote for the last question', async () => {
    const answer = jest.fn(() => Promise.resolve(quoted));
    expect(await ask(transport(answer), [newExchange('Before?'), newExchange('Now?')])).toEqual([
      { type: 'quoted', answer: quoted },
    ]);
    expect(answer).toHaveBeenCalledWith('Now?', expect.any(AbortSignal));
  });

  it('AIM-16 fail with a sentence, unless the reader has ended them', async () => {
    const failing = transport(() => Promise.reject(new Error('no index')));
    await expect(ask(failing)).rejects.toEqual(new AnswerError('The pages of this site could not be searched.'));
    await expect(ask(transport())).rejects.toEqual(new AnswerError('Questions cannot be answered here.'));
    await expect(ask(failing, undefined, AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
  });
});
