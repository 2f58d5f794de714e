import { spawnSync } from 'node:child_process';
import fs, { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http2';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../../../scripts/server/start-server.mjs';
import { askAt, askHttp2, contents, script, serveSite } from './support';

const itWithOpenssl = spawnSync('openssl', ['version']).status === 0 ? it : it.skip;

let site: Awaited<ReturnType<typeof serveSite>>;

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(site.server.port, target, headers, method);

/** The files that are read for answers from here on. */
function watchFiles(): fs.ReadStream[] {
  const files: fs.ReadStream[] = [];
  const { createReadStream } = fs;
  jest.spyOn(fs, 'createReadStream').mockImplementation((...options) => {
    const file = createReadStream(...options);
    files.push(file);
    return file;
  });
  return files;
}

/** Waits for a file to be closed; a file that stays open fails the test by its time limit. */
const closed = (file: fs.ReadStream | undefined): Promise<void> =>
  new Promise((resolve) => (file?.closed ? resolve() : file?.once('close', () => resolve())));

beforeAll(async () => {
  site = await serveSite();
});

afterAll(() => site.end());

describe('a served file', () => {
  it.each([
    ['/files/a.tar.gz', 'application/gzip'],
    ['/files/a.gz', 'application/gzip'],
    ['/files/a.css.br', 'application/octet-stream'],
    ['/files/a.js.gz', 'application/gzip'],
  ])('that is an archive is sent as it is, not as the compressed form of another: %s', async (target, type) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(target, { 'accept-encoding': 'gzip, br' }, method);
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-type']).toBe(type);
      expect(body.toString()).toBe(method === 'GET' ? 'packed' : '');
    }
    const { headers } = await ask(target);
    expect((await ask(target, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

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
    expect(plain.headers.vary).toBe('Accept, Accept-Encoding');
    for (const target of ['/logo.svg', '/photo.webp']) {
      expect((await ask(target, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('answers an unchanged file by 304 and no body, whatever its encoding', async () => {
    const etag = String((await ask('/docs/x', { 'accept-encoding': 'br' })).headers.etag);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await ask('/docs/x', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-encoding']).toBeUndefined();
      expect(again.headers).toMatchObject({
        vary: 'Accept, Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': "default-src 'self'",
      });
    }
    // A weak tag: the bytes of two encodings differ.
    expect(etag).toMatch(/^W\/"/);
    expect((await ask('/docs/x', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/missing', { 'if-none-match': etag })).status).toBe(404);
  });

  it.each<[form: string, header: (tag: string) => string]>([
    ['a list', (tag) => `"a", ${tag} , W/"b"`],
    ['a list without spaces', (tag) => `W/"a,b",${tag}`],
    ['its strong form', (tag) => tag.replace('W/', '')],
    ['an asterisk', () => '*'],
  ])('answers 304 when the client names the tag of what it has as %s', async (_, header) => {
    for (const target of ['/docs/x', script]) {
      const tag = String((await ask(target)).headers.etag);
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(target, { 'if-none-match': header(tag), range: 'bytes=5-6' }, method);
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers.etag).toBe(tag);
        expect(again.headers['content-type']).toBeUndefined();
      }
    }
  });

  it('sends a file whose tag the client does not name, and has no tag for what is missing', async () => {
    const tag = String((await ask('/docs/x')).headers.etag);
    for (const header of ['W/"a", "b"', tag.slice(0, -2), tag.replace('W/"', 'W/"0'), '**', '']) {
      expect((await ask('/docs/x', { 'if-none-match': header })).status).toBe(200);
    }
    expect((await ask('/missing', { 'if-none-match': '*' })).status).toBe(404);
    expect((await ask('/docs/x/', { 'if-none-match': '*' })).status).toBe(308);
    const markdown = await ask('/docs/x', { 'if-none-match': tag, accept: 'text/markdown' });
    expect(markdown.body.toString()).toBe('# X');
  });

  it.each([
    ['bytes=0-4', 'bytes 0-4/1200', 'let a'],
    ['bytes=6-1199', 'bytes 6-1199/1200', 'let a;'.repeat(199)],
    ['bytes=1194-', 'bytes 1194-1199/1200', 'let a;'],
    ['bytes=1197-9999', 'bytes 1197-1199/1200', ' a;'],
  ])('sends the part %s of a file as it is stored', async (range, sent, text) => {
    const { status, headers, body } = await ask(script, { range, 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(headers).toMatchObject({ 'content-range': sent, 'content-length': String(text.length) });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text);
  });

  it('says how long a file is when a part behind its end is asked for', async () => {
    const { status, headers } = await ask(script, { range: 'bytes=1200-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */1200');
  });

  it.each(['bytes=-5', 'bytes=0-0', 'bytes=9-2', 'bytes=0-1,5-6', 'bytes=0-99999999999999999999', 'lines=0-4'])(
    'sends the whole file for the range %s',
    async (range) => {
      const { status, body } = await ask(script, { range });
      expect(status).toBe(200);
      expect(body.toString()).toBe(contents[script]);
    },
  );

  it.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json'],
    ['a.woff2', 'font/woff2'],
    ['license', 'application/octet-stream'],
  ])('serves %s as %s', async (name, type) => {
    expect((await ask(`/types/${name}`)).headers['content-type']).toBe(type);
  });

  it('serves a file as the type that _headers gives it', async () => {
    const { headers } = await ask('/types/a.own');
    expect(headers['content-type']).toBe('text/x-own');
    const again = await ask('/types/a.own', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('serves a file as it is now, and one that is gone as not found', async () => {
    const file = path.join(site.dir, 'llms.txt');
    writeFileSync(file, '# Longer than before');
    expect((await ask('/llms.txt')).body.toString()).toBe('# Longer than before');
    rmSync(file);
    const { status, body, headers } = await ask('/llms.txt');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('Page Not Found');
  });

  it('goes on when a file cannot be read', async () => {
    const { createReadStream } = fs;
    jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => createReadStream(path.join(site.dir, 'gone')));
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(ask('/docs/x')).rejects.toThrow('socket hang up');
    expect(told).toHaveBeenCalledTimes(1);
    expect((await ask('/docs/x')).status).toBe(200);
  });

  it('closes the file when the reader goes away', async () => {
    const files = watchFiles();
    await new Promise<void>((resolve) => {
      const sent = request({ host: '127.0.0.1', port: site.server.port, path: '/large.bin' }, (response) => {
        response.once('data', () => {
          sent.destroy();
          resolve();
        });
      });
      sent.on('error', () => {});
      sent.end();
    });
    await closed(files[0]);
    expect(files).toHaveLength(1);
  });

  itWithOpenssl('serves over HTTP/2 alike (skipped where openssl is missing)', async () => {
    const files = watchFiles();
    const secure = await startServer({ dir: site.dir, h2: true });
    try {
      const get = (headers: OutgoingHttpHeaders) => askHttp2(secure.origin, { ':path': script, ...headers });
      const brotli = await get({ 'accept-encoding': 'br' });
      expect(brotli).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' } });
      expect(brotliDecompressSync(brotli.body).toString()).toBe(contents[script]);
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': brotli.headers.etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      const part = await get({ range: 'bytes=0-4', 'accept-encoding': 'br' });
      expect(part.status).toBe(206);
      expect(part.body.toString()).toBe('let a');
      const head = await get({ ':method': 'HEAD', ':path': '/large.bin' });
      expect(head).toMatchObject({ status: 200, headers: { 'content-length': '10000000' } });
      expect((await get({ ':path': '/missing', ':method': 'HEAD' })).status).toBe(404);
      expect(files).toHaveLength(3);
      await Promise.all(files.map(closed));
    } finally {
      await secure.close();
    }
  });
});
