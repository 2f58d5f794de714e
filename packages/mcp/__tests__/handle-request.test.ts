import { createMcpHandler } from '../src/handle-request.mjs';

const order: string[] = [];
const site = {
  name: 'Help',
  origin: 'https://help.example.com',
  listPages: (under = '') =>
    Array.from({ length: under === '' ? 5000 : 2 }, (_, index) => ({
      path: `/docs/page-${index}`,
      title: `Page ${index}`,
      description: 'A description of a proper length, which says what the page is about.',
    })),
  search: (text: string) => {
    order.push(text);
    return [];
  },
  readPage: (path: string) => (path.endsWith('/long') ? 'Line.\n'.repeat(100_000) : `# ${path}`),
};
const handle = createMcpHandler(site);

const call = (id: number, name: string, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const cancel = (id: number) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } });

async function send(body: unknown): Promise<{ status: number; answer: unknown; length: number }> {
  const response = await handle(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return { status: response.status, answer: text === '' ? null : (JSON.parse(text) as unknown), length: text.length };
}

const idsOf = (answer: unknown): number[] => [answer].flat().map((part) => (part as { id: number }).id);

beforeEach(() => order.splice(0));

describe('messages of a program', () => {
  it('are at most ten at once', async () => {
    const calls = Array.from({ length: 11 }, (_, index) => call(index, 'search_docs', { query: 'a' }));
    expect(await send(calls)).toMatchObject({
      status: 400,
      answer: { jsonrpc: '2.0', error: { code: -32_600, message: 'Expected at most 10 messages at once.' }, id: null },
    });
    expect(order).toEqual([]);
    const { status, answer } = await send(calls.slice(1));
    expect(status).toBe(200);
    expect(idsOf(answer)).toHaveLength(10);
  });

  it('are worked on one after the other, with a turn for other requests between them', async () => {
    const words = ['a', 'b', 'c', 'd'];
    const answered = send(words.map((query, index) => call(index, 'search_docs', { query })));
    let isAnswered = false;
    // Whatever else the server does, once a turn.
    const other = (): void => {
      order.push('other');
      if (!isAnswered) setImmediate(other);
    };
    setImmediate(other);
    await answered;
    isAnswered = true;
    expect(order.filter((word) => word !== 'other')).toEqual(words);
    expect(order.join(' ')).toMatch(/a(?: other)+ b(?: other)+ c(?: other)+ d/);
  });

  it.each([
    ['the call', [call(1, 'search_docs', { query: 'a' }), cancel(1)], [1]],
    [
      'another call',
      [call(1, 'search_docs', { query: 'a' }), call(2, 'search_docs', { query: 'b' }), cancel(2)],
      [1, 2],
    ],
    ['nothing', [cancel(1), call(1, 'search_docs', { query: 'a' })], [1]],
  ])('are answered although their batch cancels %s', async (_, batch, ids) => {
    const { status, answer } = await send(batch);
    expect(status).toBe(200);
    expect(idsOf(answer).sort()).toEqual(ids);
  });

  it.each([[cancel(1)], [[cancel(1), cancel(2)]]])('that only cancel are accepted', async (body) => {
    expect(await send(body)).toMatchObject({ status: 202, answer: null });
  });
});

describe('answers', () => {
  it.each([
    ['list_pages', {}, 'A longer beginning in \\"under\\" lists fewer pages.'],
    ['read_page', { path: '/long' }, 'The rest is on the page itself.'],
  ])('of %s are bounded, and say so', async (name, args, hint) => {
    const { answer, length } = await send(call(1, name, args));
    expect(length).toBeLessThan(200_000);
    expect(JSON.stringify(answer)).toContain(`[Cut off at 150000 characters. ${hint}]`);
  });

  it('that fit are whole', async () => {
    expect(JSON.stringify((await send(call(1, 'list_pages', { under: '/docs' }))).answer)).not.toContain('Cut off');
  });
});

describe('lists of the protocol', () => {
  interface Listed {
    result?: { resources: { uri: string }[]; nextCursor?: string };
    error?: { code: number };
  }
  const list = async (cursor?: string): Promise<Listed & { length: number }> => {
    const params = cursor === undefined ? {} : { cursor };
    const { answer, length } = await send({ jsonrpc: '2.0', id: 1, method: 'resources/list', params });
    return { ...(answer as Listed), length };
  };

  it('name all resources, in answers that are bounded', async () => {
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const { result, length } = await list(cursor);
      expect(length).toBeLessThan(100_000);
      uris.push(...(result?.resources ?? []).map(({ uri }) => uri));
      cursor = result?.nextCursor;
    } while (cursor !== undefined);
    expect(uris).toEqual(site.listPages().map(({ path }) => site.origin + path));
  });

  it.each(['', '0', '-1', '1.5', 'a', '5000', '1e9'])('refuse the cursor "%s", which no answer had', async (cursor) => {
    expect((await list(cursor)).error).toMatchObject({ code: -32_602 });
  });

  it.each([
    [
      'resources/templates/list',
      { result: { resourceTemplates: [{ uriTemplate: 'https://help.example.com{+path}' }] } },
    ],
    ['prompts/list', { error: { code: -32_601 } }],
  ])('are short for %s', async (method, expected) => {
    const { answer, length } = await send({ jsonrpc: '2.0', id: 1, method });
    expect(answer).toMatchObject(expected);
    expect(length).toBeLessThan(1000);
  });

  it('read a long resource up to a bound, and say so', async () => {
    const read = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `${site.origin}/long` } };
    const { answer, length } = await send(read);
    expect(length).toBeLessThan(200_000);
    expect(JSON.stringify(answer)).toContain('The rest is on the page itself.');
  });
});
