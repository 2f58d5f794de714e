import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../../../scripts/server/start-server.mjs';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title><main>${'<p>Text.</p>'.repeat(100)}</main>`;
const script = '/app-0123456789abcdef0123.js';

const contents: Record<string, string> = {
  '/index.html': page('Home'),
  '/404.html': page('Page Not Found'),
  '/docs/x/index.html': page('X'),
  [script]: 'let a;'.repeat(200),
  '/docs/x.md': '# X',
  '/llms.txt': '# Help',
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/page-data/docs/x/page-data.json': '{}',
  '/.well-known/security.txt': 'Contact: mailto:a@example.com',
  '/routes.json': '["/","/docs/x"]',
  '/_redirects': '/old /docs/x 301\n',
  '/_headers': `/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n\n${script}\n  Cache-Control: public, max-age=31536000, immutable\n\n/*.md\n  X-Robots-Tag: noindex\n`,
  '/_nginx.conf': 'secret',
  '/.htaccess': 'secret',
  '/.complete': '',
};

let parent: string;
let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request whose path is sent as it stands; `fetch` would tidy it. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  port = server.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'serve with spaces '));
  dir = path.join(parent, 'public');
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  symlinkSync(path.join(parent, 'secret.txt'), path.join(dir, 'link.txt'));
  server = await startServer({ dir });
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

describe('startServer', () => {
  it('compresses what is worth it, as the browser asks for', async () => {
    const brotli = await ask('/docs/x', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(contents['/docs/x/index.html']);
    const gzip = await ask('/docs/x', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(contents['/docs/x/index.html']);
    const plain = await ask('/docs/x');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(contents['/docs/x/index.html']);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect((await ask('/logo.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers an unchanged file by 304 and no body, each encoding with a tag of its own', async () => {
    const { headers } = await ask('/docs/x', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    const again = await ask('/docs/x', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask('/docs/x', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('keeps hashed files for good and asks for everything else again', async () => {
    expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const target of ['/', '/docs/x', '/page-data/docs/x/page-data.json', '/missing']) {
      expect((await ask(target)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it.each(['/', '/docs/x/', '/old', '/missing', script])('sends the security headers with %s', async (target) => {
    const { headers } = await ask(target);
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/missing', '/%E0%A4%A', '/docs', '/404.html'])(
    'RTE-02 RTE-15 shows the not-found page for %s',
    async (target) => {
      const { status, body, headers } = await ask(target);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('Page Not Found');
    },
  );

  it('serves Markdown and lists as text, by rules with an asterisk in front', async () => {
    const { status, headers } = await ask('/docs/x.md');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    const list = await ask('/llms.txt');
    expect(list.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(list.headers['x-robots-tag']).toBeUndefined();
  });

  it('RTE-07 redirects in one hop and keeps the query', async () => {
    expect(await ask('/docs/x/?a=1')).toMatchObject({ status: 308, headers: { location: '/docs/x?a=1' } });
    expect(await ask('/old?a=1')).toMatchObject({ status: 301, headers: { location: '/docs/x?a=1' } });
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/docs/../../secret.txt',
    '/..\\secret.txt',
    '/link.txt',
    '/.complete',
    '/.htaccess',
    '/_headers',
    '/_nginx.conf',
  ])('does not hand out %s', async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('hands out .well-known', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await ask('/docs/x', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(contents['/docs/x/index.html'] ?? '')));
    expect(await ask('/docs/x', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('takes the whole address, as proxies send it', async () => {
    expect((await ask('http://example.com/docs/x')).status).toBe(200);
  });

  it('follows a new build and answers 503 while there is none', async () => {
    rmSync(path.join(dir, '.complete'));
    expect((await ask('/docs/x')).status).toBe(503);
    writeFileSync(path.join(dir, 'docs/x/index.html'), page('New'));
    writeFileSync(path.join(dir, '.complete'), '');
    utimesSync(path.join(dir, '.complete'), new Date(), new Date(Date.now() + 5000));
    expect((await ask('/docs/x')).body.toString()).toContain('<title>New</title>');
  });

  it('refuses to start without a finished build', async () => {
    await expect(startServer({ dir: parent })).rejects.toThrow('holds no finished build');
  });

  it('RTE-05 serves below a path prefix', async () => {
    const prefixed = await startServer({ dir, pathPrefix: '/p' });
    try {
      expect(prefixed.url).toMatch(/\/p\/$/);
      expect((await ask('/p/docs/x', {}, 'GET', prefixed.port)).status).toBe(200);
      expect((await ask('/docs/x', {}, 'GET', prefixed.port)).status).toBe(404);
    } finally {
      await prefixed.close();
    }
  });
});
