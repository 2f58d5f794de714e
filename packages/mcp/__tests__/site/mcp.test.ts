import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { publicDir } from '../../../../__tests__/site/support/site';

jest.setTimeout(30_000);

let server: ChildProcess;
let address: URL;

beforeAll(async () => {
  server = spawn(process.execPath, ['packages/mcp/mcp.mjs', '--dir', publicDir, '--port', '0'], {
    env: { ...process.env, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await new Promise<string>((resolve) => server.stdout?.once('data', (text) => resolve(String(text))));
  address = new URL(/http:\S+/.exec(printed)?.[0] ?? '');
});

afterAll(() => void server.kill());

const transports = {
  'standard input and output': () =>
    new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve('packages/mcp/mcp.mjs'), '--dir', publicDir],
    }),
  HTTP: () => new StreamableHTTPClientTransport(address),
};

describe.each(Object.entries(transports))('MCP over %s', (_, connect) => {
  const client = new Client({ name: 'test', version: '1' });
  const call = async (name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }> => {
    const { content, isError } = (await client.callTool({ name, arguments: args })) as {
      content: { text: string }[];
      isError?: boolean;
    };
    return { text: content.map(({ text }) => text).join('\n'), isError: isError === true };
  };

  beforeAll(() => client.connect(connect()));
  afterAll(() => client.close());

  it('searches as the site does, and reads what it finds', async () => {
    const { text } = await call('search_docs', { query: 'cancel a subscription', limit: 3 });
    expect(text.match(/^- /gm)).toHaveLength(3);
    const [, found = ''] = /path: (\S+)/.exec(text) ?? [];
    expect(found).toContain('cancel-subscriptions');
    expect((await call('read_page', { path: found })).text).toMatch(/^# .*ancel/);
  });

  it('reads a page by path, in either form, by URL and by the name of its Markdown', async () => {
    const { text } = await call('read_page', { path: '/docs/premium-solutions/' });
    const [, url = ''] = /^Source: <(.*)>/m.exec(text) ?? [];
    for (const form of ['/docs/premium-solutions', '/docs/premium-solutions.md', `${url}#the-packages`]) {
      expect((await call('read_page', { path: form })).text).toBe(text);
    }
  });

  it('lists pages, all or some', async () => {
    const all = (await call('list_pages', {})).text.split('\n');
    const some = (await call('list_pages', { under: '/docs/changelog' })).text.split('\n');
    expect(all.length).toBeGreaterThan(400);
    expect(some.length).toBeGreaterThan(1);
    expect(all).toEqual(expect.arrayContaining(some));
  });

  it('offers pages as resources', async () => {
    const { resources: some, nextCursor = '' } = await client.listResources();
    const { resources: others } = await client.listResources({ cursor: nextCursor });
    const last = others.at(-1)?.uri ?? '';
    expect(some.map(({ uri }) => uri)).not.toContain(last);
    const { contents } = await client.readResource({ uri: last });
    expect(contents).toMatchObject([{ uri: last, mimeType: 'text/markdown' }]);
  });

  it('says which page was meant, and hands out nothing else', async () => {
    const { text, isError } = await call('read_page', { path: '/docs/premium-solution' });
    expect(text).toContain('Closest: /docs/premium-solutions/.');
    expect(isError).toBe(true);
    for (const wrong of ['/../package.json', '/..%2fpackage.json', '/docs/../../package.json', '/robots.txt', '']) {
      expect((await call('read_page', { path: wrong })).isError).toBe(true);
    }
  });

  it('refuses what is no question', async () => {
    expect((await call('search_docs', { query: 'a'.repeat(600) })).isError).toBe(true);
    expect((await call('search_docs', { query: 'a', limit: 1e9 })).isError).toBe(true);
    expect((await call('search_docs', { query: 'qqqqzzzz' })).text).toBe('Nothing found for "qqqqzzzz".');
    expect((await call('unknown', {})).isError).toBe(true);
  });
});

describe('npm run mcp', () => {
  it('says that there is no build', () => {
    const { status, stderr } = spawnSync(process.execPath, ['packages/mcp/mcp.mjs', '--dir', 'docs'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('docs contains no finished build: run "npm run build".\n');
    expect(status).toBe(1);
  });
});

describe('MCP over HTTP', () => {
  const accept = 'application/json, text/event-stream';
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', accept, ...headers } });
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  it.each([
    ['a message that is no JSON', '{', {}, 400],
    ['10 MB', 'x'.repeat(10_000_000), {}, 413],
    ['another site', message, { origin: 'https://evil.example' }, 403],
    ['an origin that is none', message, { origin: 'null' }, 403],
    ['this machine', message, { origin: 'http://localhost:5173' }, 200],
    ['no browser', message, {}, 200],
  ])('answers %s', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('takes messages by POST only', async () => {
    const response = await fetch(address);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('answers 200 requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(message)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  });
});
