import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../../../scripts/server/start-server.mjs';
import { askAt, contents, page, script, serveSite } from './support';

let site: Awaited<ReturnType<typeof serveSite>>;

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(site.server.port, target, headers, method);

beforeAll(async () => {
  site = await serveSite();
});

afterAll(() => site.end());

describe('startServer', () => {
  it('shows a page for an address with a long query, and says what is wrong with one that is too long', async () => {
    const { status, body } = await ask(`/docs/x?q=${'x'.repeat(20_000)}`);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>X</title>');
    const refused = await ask(`/docs/x?q=${'x'.repeat(80_000)}`);
    expect(refused.status).toBe(431);
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(refused.body.toString()).toBe('The address or a header of the request is too long.\n');
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

  it('answers with Markdown to who prefers it, under the same address', async () => {
    const markdown = await ask('/docs/x', { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' });
    expect(markdown.body.toString()).toBe('# X');
    expect(markdown.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      vary: 'Accept, Accept-Encoding',
    });
    expect(markdown.headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask('/docs/x', { accept: 'text/markdown' }, 'HEAD')).headers['content-type']).toContain('markdown');
  });

  it.each([
    'text/markdown;charset=utf-8',
    'text/markdown; charset="utf-8" ; variant=GFM, text/html;q=0.9',
    'text/html;level=1;q=0.5, Text/Markdown;Charset=UTF-8;q=0.8',
  ])('takes a type with parameters for the type: %s', async (accept) => {
    expect((await ask('/docs/x', { accept })).body.toString()).toBe('# X');
  });

  it.each([
    'text/html;level=1, text/markdown;charset=utf-8;q=0.9',
    'text/markdown;charset=utf-8;q=0, */*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '*/*',
    'text/markdown;q=0',
    'text/markdown;q=0.5, */*',
    'q=;;,,text',
    '',
  ])('answers with HTML to others: %s', async (accept) => {
    const { body, headers } = await ask('/docs/x', { accept });
    expect(body.toString()).toContain('<title>X</title>');
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('has one answer for addresses without Markdown', async () => {
    const home = await ask('/', { accept: 'text/markdown' });
    expect(home.body.toString()).toContain('<title>Home</title>');
    expect(home.headers.vary).toBe('Accept-Encoding');
    expect((await ask(script, { accept: 'text/markdown' })).headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/link.txt',
    '/.complete',
    '/_headers',
    '/webpack.stats.json',
    '/chunk-map.json',
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

  it('follows a new build and answers 503 while there is none', async () => {
    rmSync(path.join(site.dir, '.complete'));
    const { status, headers } = await ask('/docs/x');
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    writeFileSync(path.join(site.dir, 'docs/x/index.html'), page('New'));
    writeFileSync(path.join(site.dir, '.complete'), '');
    utimesSync(path.join(site.dir, '.complete'), new Date(), new Date(Date.now() + 5000));
    expect((await ask('/docs/x')).body.toString()).toContain('<title>New</title>');
  });

  it('refuses to start without a finished build', async () => {
    await expect(startServer({ dir: site.parent })).rejects.toThrow('contains no finished build');
  });
});
