import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheLifetimes } from '../../../../../node/publish/hosting/cache-rules';
import { renderHostFiles } from '../../../../../node/publish/hosting/host-files';
import { prefersMarkdown } from '../../../../../node/publish/hosting/markdown-rule';
import { renderNginx } from '../../../../../node/publish/hosting/nginx';
import { securityHeaders } from '../../../../../node/publish/hosting/policy';
import { freePort, stopServer, waitForServer, writeSite } from './support';

const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);
const script = '/app-0123456789abcdef0123.js';
const policy = "script-src 'self' 'sha256-a='";

describe('renderNginx', () => {
  const headers = securityHeaders({ scriptHashes: ['sha256-a='] })
    .map(({ name, value }) => `add_header ${name} "${value}" always;`)
    .join('\n');

  it('writes one snippet of types, lifetimes, headers, hidden files and redirects', () => {
    const text = renderNginx({
      scriptHashes: ['sha256-a='],
      redirects: [
        { from: '/old', to: '/new/' },
        { from: '/"a" b', to: '/c' },
      ],
      privateFiles: ['_headers', '.htaccess'],
    });
    expect(text).toBe(String.raw`# Include this in server { }. Made by the build: change node/publish/hosting.
error_page 404 "/404.html";
charset utf-8;
charset_types application/javascript text/css text/javascript text/markdown text/plain text/xml;
gzip on;
gzip_vary on;
gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/markdown text/plain text/xml;

set $cache_control "public, max-age=0, must-revalidate";
if ($uri ~ "\.(avif|gif|ico|jpeg|jpg|png|svg|webp|woff2)$") { set $cache_control "public, max-age=86400, stale-while-revalidate=604800"; }
if ($uri ~ "^/static/|[.-][0-9a-f]{16,}\.[a-z0-9]+(\.map)?$") { set $cache_control "public, max-age=31536000, immutable"; }
# Without "always": an answer that failed must not be kept.
add_header Cache-Control $cache_control;
set $robots "";
if ($uri ~ "\.md$") { set $robots "noindex"; }
add_header X-Robots-Tag $robots;
${headers}

# The Markdown version of a page, for clients that prefer it.
if ($uri ~ "^(?<page>.+?)/?$") { }
set $markdown "";
set $vary "Accept";
if (-f $request_filename) { set $vary ""; }
if (-f $request_filename/index.html) { set $vary ""; }
if (-f $document_root$page.md) { set $markdown "there"; set $vary "Accept"; }
# A page may come to an address that is not found, or that leads on.
if ($uri = "/404.html") { set $vary "Accept"; }
add_header Vary $vary always;
if ($http_accept ~* "${prefersMarkdown}") { set $markdown "wanted $markdown"; }
if ($markdown = "wanted there") { set $robots "noindex"; rewrite ^ $page.md last; }

location = "/_headers" { return 404; }
location = "/.htaccess" { return 404; }
location = "/old" { set $vary "Accept"; return 301 "/new/$is_args$args"; }
location = "/old/" { set $vary "Accept"; return 301 "/new/$is_args$args"; }
location = "/\"a\" b" { set $vary "Accept"; return 301 "/c$is_args$args"; }
location = "/\"a\" b/" { set $vary "Accept"; return 301 "/c$is_args$args"; }
# nginx knows no Markdown; a table of types would replace its own.
location ~ "\.md$" { types { } default_type text/markdown; try_files $uri =404; }
location / { try_files $uri $uri/index.html =404; }
`);
  });

  it('puts hidden files and the not-found page below the path prefix, decoded as nginx compares them', () => {
    const text = renderNginx({ scriptHashes: [], redirects: [], pathPrefix: '/a%20b', privateFiles: ['_headers'] });
    expect(text).toContain('error_page 404 "/a b/404.html";\n');
    expect(text).toContain('location = "/a b/_headers" { return 404; }\n');
  });

  it.each(['\n', '\r'])('refuses the line break %j, which would end a directive', (lineBreak) => {
    const from = `/a${lineBreak}b`;
    expect(() => renderNginx({ scriptHashes: [], redirects: [{ from, to: '/c' }], privateFiles: [] })).toThrow(
      new TypeError(`${JSON.stringify(from)} contains a line break, which nginx.conf does not allow`),
    );
  });
});

const reason = nginx ? '' : ' (skipped: nginx is not installed)';
const prefixes = ['', '/help', '/c++/(a%20b'];
const describeWithNginx = nginx ? describe.each(prefixes) : describe.skip.each(prefixes);

describeWithNginx(`the nginx snippet with path prefix "%s"${reason}`, (prefix) => {
  let dir: string;
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const root = path.join(dir, 'root');
    const host = renderHostFiles({
      scriptHashes: ['sha256-a='],
      files: [script],
      redirects: [
        { from: '/docs/two words', to: '/docs/x' },
        { from: '/docs', to: '/docs/about/' },
        { from: '/docs/part', to: '/docs/x#part' },
      ],
      pathPrefix: prefix,
    });
    const files: Record<string, string> = {
      ...host,
      'index.html': 'Home',
      '404.html': 'Page Not Found',
      'docs/about/index.html': 'About',
      'docs/x/index.html': 'X',
      'docs/index.html': 'redirect page',
      [script]: 'a',
      'static/a.png': 'a',
      'logo.svg': '<svg/>',
      'docs/x.md': '# X',
      'llms.txt': '# Help',
    };
    writeSite(root, prefix, files);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    );
    writeFileSync(
      path.join(dir, 'nginx.conf'),
      `daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/error.log;
events {}
http {
  access_log off; ${temporary.join(' ')}
  types { text/html html; text/plain txt; application/javascript js; image/svg+xml svg; image/png png; }
  server { listen 127.0.0.1:${port}; root ${root}; include "${root}${decodeURI(prefix)}/_nginx.conf"; }
}`,
    );
    server = spawn(String(nginx), ['-p', dir, '-c', path.join(dir, 'nginx.conf')], { stdio: 'inherit' });
    await waitForServer(server, origin);
  });

  afterAll(async () => {
    await stopServer(server);
    rmSync(dir, { recursive: true });
  });

  const get = (target: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + prefix + target, { redirect: 'manual', headers });

  it.each(['/docs/x', '/docs/x/', '/docs/about', '/docs/about/', '/', '/docs/x/index.html'])(
    'RTE-07 answers %s',
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe(cacheLifetimes.revalidated);
      expect(response.headers.get('content-security-policy')).toContain(policy);
    },
  );

  it.each([
    ['/docs?a=1', '/docs/about/?a=1'],
    ['/docs/?a=1', '/docs/about/?a=1'],
    ['/docs/two%20words?a=1', '/docs/x?a=1'],
    ['/docs/part?a=1', '/docs/x?a=1#part'],
    ['/docs/part', '/docs/x#part'],
  ])('RTE-09 RTE-11 redirects %s with its query to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', origin).href).toBe(`${origin}${prefix}${to}`);
  });

  it.each(['/missing', '/_headers', '/_nginx.conf', '/.htaccess', '/app-00000000000000000000.js'])(
    'RTE-02 shows the not-found page for %s and lets nobody keep it',
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Page Not Found');
      expect(response.headers.get('cache-control')).toBeNull();
      expect(response.headers.get('content-security-policy')).toContain(policy);
    },
  );

  it('serves Markdown as text, with the headers of every file, and keeps it from search engines', async () => {
    const response = await get('/docs/x.md');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe(cacheLifetimes.revalidated);
    expect(response.headers.get('content-security-policy')).toContain(policy);
    expect((await get('/docs/missing.md')).status).toBe(404);
    const list = await get('/llms.txt');
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(list.headers.get('x-robots-tag')).toBeNull();
  });

  it.each(['/docs/x', '/docs/x/'])('answers %s with Markdown to who prefers it', async (target) => {
    const response = await get(target, { accept: 'text/markdown, text/html;q=0.9' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe('# X');
    expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const page = await get(target, { accept: 'text/html, text/markdown;q=0.9' });
    expect(await page.text()).toBe('X');
    expect(page.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  it('answers with HTML where there is no Markdown', async () => {
    for (const target of ['/', '/docs/about/']) {
      const response = await get(target, { accept: 'text/markdown' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
    }
  });

  it.each(['/missing', '/docs/missing/', '/_headers', '/docs', '/docs/part'])(
    'lets caches tell apart who asks for %s, where a page may come one day',
    async (target) => {
      expect((await get(target)).headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    },
  );

  it.each(['/llms.txt', '/docs/x.md', script])('lets caches keep one answer of the file %s', async (target) => {
    expect((await get(target)).headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
  });

  it('survives an Accept header of garbage', async () => {
    expect((await get('/docs/x', { accept: 'text/html;a,'.repeat(600) })).status).toBe(200);
  });

  it.each([
    [script, cacheLifetimes.hashed],
    ['/static/a.png', cacheLifetimes.hashed],
    ['/logo.svg', cacheLifetimes.named],
  ])('keeps %s', async (target, lifetime) => {
    expect((await get(target)).headers.get('cache-control')).toBe(lifetime);
  });
});
