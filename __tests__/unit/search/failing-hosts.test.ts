import { send, SendError } from '../../../src/browser/send';
import { postWithRetryAfter, postWithFailover, readInTime } from '../../../src/search/providers/failover';
import { HostStates } from '../../../src/search/providers/hosts';
import type { SearchError } from '../../../src/search/model/client';
import { searchLimits } from '../../../src/shared/constants';

jest.mock('../../../src/browser/send', () => ({
  ...jest.requireActual<object>('../../../src/browser/send'),
  send: jest.fn(),
}));

const a = 'https://a.example';
const b = 'https://b.example';
const c = 'https://c.example';

/** What hosts answer with, one entry a request; a failure is thrown. */
function answerWith(...answers: (Response | Error)[]): void {
  const mock = jest.mocked(send).mockReset();
  for (const answer of answers) {
    if (answer instanceof Error) mock.mockRejectedValueOnce(answer);
    else mock.mockResolvedValueOnce(answer);
  }
}
const asked = (): string[] => jest.mocked(send).mock.calls.map(([url]) => new URL(url).origin);
const timeouts = (): (number | undefined)[] => jest.mocked(send).mock.calls.map(([, options]) => options?.timeout);
const found = (): Response => new Response('{"results":[]}');
const busy = (wait?: string): Response =>
  new Response('busy', { status: 429, ...(wait === undefined ? {} : { headers: { 'retry-after': wait } }) });
const post = (hosts: readonly string[], states = new HostStates('test'), signal?: AbortSignal): Promise<unknown> =>
  postWithFailover(hosts, states, { path: '/find', headers: {}, body: '{}' }, signal);
const timedOut = (): SendError => new SendError('timeout', 'too late');

describe('hosts that fail', () => {
  it('SRT-02 the first timeout gives the next hosts more time, each further one still more', async () => {
    answerWith(timedOut(), timedOut(), found());
    await post([a, b, c]);
    expect(timeouts()).toEqual([1000, 4000, 5000]);
  });

  it('SRT-02 hosts that are known as timed out give the others more time from the start', async () => {
    const states = new HostStates('test');
    states.write(a, 'timed out');
    answerWith(found());
    await post([a, b], states);
    expect(asked()).toEqual([b]);
    expect(timeouts()).toEqual([4000]);
  });

  it.each([
    ['that is down', new SendError('network', 'refused')],
    ['with a fault', new Response('', { status: 500 })],
  ])('SRT-02 a host %s gives the others no more time, and is not remembered as slow', async (_name, failure) => {
    const states = new HostStates('test');
    answerWith(failure, found());
    await post([a, b], states);
    expect(timeouts()).toEqual([1000, 1000]);
    expect(states.read(a).status).toBe('down');
    expect(states.isTimedOut(a)).toBe(false);
  });

  it('SRT-02 a timeout of more than two minutes ago counts no longer', async () => {
    let now = 1_000_000;
    const states = new HostStates('test', () => now);
    states.write(a, 'timed out');
    expect(states.isTimedOut(a)).toBe(true);
    now += 121_000;
    expect(states.isTimedOut(a)).toBe(false);
  });

  it('SRT-04 a host that answers again is no longer left out', async () => {
    const states = new HostStates('test');
    states.write(a, 'down');
    answerWith(found(), found());
    await post([a], states);
    expect(states.isUp(a)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('SRT-04 remembers each host by itself, and forgets those whose time is over', () => {
    let now = 1_000_000;
    const states = new HostStates('test', () => now);
    states.write(a, 'down');
    now += 60_000;
    states.write(b, 'down');
    expect([states.isUp(a), states.isUp(b)]).toEqual([false, false]);
    now += 61_000;
    states.write(c, 'timed out');
    expect(Object.keys(JSON.parse(localStorage.getItem('algolia-client-js-test') ?? '{}') as object)).toEqual([b, c]);
  });

  it('SRT-05 the error says what each host did', async () => {
    answerWith(new Response('', { status: 502 }), new SendError('network', 'refused'));
    const error = (await post([a, b]).catch((reason: unknown) => reason)) as SearchError;
    expect(error.kind).toBe('network');
    expect(error.message).toBe('No search host responded.');
    expect((error.cause as AggregateError).errors).toMatchObject([
      { kind: 'status', status: 502, message: `${a} responded with status 502.` },
      { kind: 'network', message: 'refused' },
    ]);
  });

  it('SRT-03 a refusal says why, without a whole page of it', async () => {
    answerWith(new Response('x'.repeat(1000), { status: 404 }));
    await expect(post([a, b])).rejects.toMatchObject({
      name: 'SearchError',
      kind: 'response',
      message: expect.stringContaining('404'),
      cause: 'x'.repeat(300),
    });
    expect(asked()).toEqual([a]);
  });

  it('SRS-04 an answer that is no JSON is no matter of the network', async () => {
    answerWith(new Response('<html>'));
    await expect(post([a, b])).rejects.toMatchObject({
      kind: 'response',
      message: 'The search service did not return JSON.',
      cause: expect.any(SyntaxError),
    });
    expect(asked()).toEqual([a]);
  });

  it('SRT-02 a host that timed out is remembered as slow', async () => {
    const states = new HostStates('test');
    answerWith(timedOut(), found());
    await post([a, b], states);
    expect(states.isTimedOut(a)).toBe(true);
  });

  it('SRT-02 after a timeout, the next host has more time to complete its response too', async () => {
    jest.useFakeTimers();
    answerWith(timedOut(), new Response(new ReadableStream()));
    const ended = jest.fn();
    post([a, b]).catch(ended);
    await jest.advanceTimersByTimeAsync(4 * searchLimits.timeouts.read - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('SRQ-06 goes to no other host when the reader has gone on', async () => {
    const controller = new AbortController();
    jest.mocked(send).mockReset();
    jest.mocked(send).mockImplementationOnce(() => {
      controller.abort(new Error('superseded'));
      return Promise.reject(new SendError('network', 'ended'));
    });
    const states = new HostStates('test');
    await expect(post([a, b], states, controller.signal)).rejects.toThrow('superseded');
    expect(asked()).toEqual([a]);
    expect(states.isUp(a)).toBe(true);
  });
});

describe('a busy service', () => {
  const options = { headers: {}, body: '', timeout: 2000 };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SRT-03 is asked again when the time that it asked for is over, not before', async () => {
    answerWith(busy('3'), found());
    const response = postWithRetryAfter(a, options);
    await jest.advanceTimersByTimeAsync(2999);
    expect(asked()).toEqual([a]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual([a, a]);
    expect((await response).status).toBe(200);
    const [first, second] = jest.mocked(send).mock.calls;
    expect(first).toEqual([a, { method: 'POST', ...options }]);
    expect(second).toEqual(first);
  });

  it('SRT-03 is asked again at once when it asks for no pause', async () => {
    answerWith(busy('0'), found());
    const response = postWithRetryAfter(a, options);
    await jest.advanceTimersByTimeAsync(0);
    expect((await response).status).toBe(200);
  });

  it.each([
    ['longer than 3 s', '3.1'],
    ['in a form that is no number', 'Wed, 21 Oct 2026 07:28:00 GMT'],
    ['less than nothing', '-1'],
    ['not at all', undefined],
  ])('SRT-03 is not asked again when it tells to wait %s', async (_name, wait) => {
    answerWith(busy(wait), found());
    const response = postWithRetryAfter(a, options);
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await response).status).toBe(429);
    expect(asked()).toEqual([a]);
  });

  it('SRT-03 is not asked again after an answer of another kind, whatever its headers say', async () => {
    answerWith(new Response('', { status: 503, headers: { 'retry-after': '1' } }), found());
    const response = postWithRetryAfter(a, options);
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await response).status).toBe(503);
    expect(asked()).toEqual([a]);
  });

  it('SRQ-06 is not asked again for a reader who has gone on meanwhile', async () => {
    const controller = new AbortController();
    answerWith(busy('2'), found());
    const ended = jest.fn();
    postWithRetryAfter(a, { ...options, signal: controller.signal }).catch(ended);
    await jest.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('superseded'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledWith(new Error('superseded'));
    expect(asked()).toEqual([a]);
  });
});

describe('an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SRT-02 that stops in the middle is a timeout', async () => {
    const ended = jest.fn();
    readInTime(new Response(new ReadableStream()), 2000).catch(ended);
    await jest.advanceTimersByTimeAsync(1999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'timeout', message: 'The response was not completed in time.' }),
    );
  });

  it('SRT-02 that is complete leaves no timer behind', async () => {
    await expect(readInTime(found(), 2000)).resolves.toBe('{"results":[]}');
    expect(jest.getTimerCount()).toBe(0);
  });
});
