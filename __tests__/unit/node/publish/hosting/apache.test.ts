import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderHtaccess } from '../../../../../node/publish/hosting/apache';
import { renderHostFiles } from '../../../../../node/publish/hosting/host-files';
import { prefersMarkdown } from '../../../../../node/publish/hosting/markdown-rule';
import { securityHeaders } from '../../../../../node/publish/hosting/policy';
import { freePort, stopServer, waitForServer, writeSite } from './support';

describe('renderHtaccess', () => {
  const headers = securityHeaders({ scriptHashes: ['sha256-a='] })
    .map(({ name, value }) => `  Header always set ${name} "${value}"`)
    .join('\n');

  it('writes one file of hidden files, headers, lifetimes and redirects', () => {
    const text = renderHtaccess({
      scriptHashes: ['sha256-a='],
      redirects: [
        { from: '/old', to: '/new/' },
        { from: '/a b/', to: '/c' },
      ],
      privateFiles: ['_headers', '.htaccess'],
    });
    expect(text).toBe(String.raw`# Made by the build: change node/publish/hosting.
ErrorDocument 404 /404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
AddType "text/markdown; charset=utf-8" .md

<FilesMatch "^(_headers|\.htaccess)$">
  Require all denied
</FilesMatch>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

<IfModule mod_headers.c>
${headers}
  # Without "always": an answer that failed must not be kept.
  Header set Cache-Control "public, max-age=0, must-revalidate"
  <If "%{REQUEST_URI} =~ m#\.(avif|gif|ico|jpeg|jpg|png|svg|webp|woff2)$#">
    Header set Cache-Control "public, max-age=86400, stale-while-revalidate=604800"
  </If>
  <If "%{REQUEST_URI} =~ m#^/static/|[.-][0-9a-f]{16,}\.[a-z0-9]+(\.map)?$#">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </If>
  <FilesMatch "\.(html|md)$">
    Header merge Vary Accept
  </FilesMatch>
  # A page may come to an address that is not found, or that leads on.
  Header always merge Vary Accept "expr=%{REQUEST_STATUS} in {'301', '404'}"
  <FilesMatch "\.md$">
    Header set X-Robots-Tag "noindex"
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule "^old/?$" "/new/" [R=301,L,NE]
  RewriteRule "^a\x20b/?$" "/c" [R=301,L,NE]
  # The Markdown version of a page, for clients that prefer it.
  RewriteCond "%{HTTP:Accept}" "${prefersMarkdown}" [NC]
  RewriteCond "%{DOCUMENT_ROOT}/$1.md" -f
  RewriteRule "^(.+?)/?$" "/$1.md" [L]
  # A page without final slash is its folder's index, without a redirect.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule "[^/]$" "%{REQUEST_URI}/index.html" [L]
</IfModule>
`);
  });
});

const apache = ['apache2', '/usr/sbin/apache2'].find((command) => spawnSync(command, ['-v']).status === 0);
const modules = '/usr/lib/apache2/modules';
const reason = apache ? '' : ' (skipped: apache2 is not installed)';
const prefixes = ['', '/help', '/c++/(a%20b'];
const describeWithApache = apache ? describe.each(prefixes) : describe.skip.each(prefixes);

describeWithApache(`.htaccess with path prefix "%s"${reason}`, (prefix) => {
  let dir: string;
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'apache-'));
    const root = path.join(dir, 'root');
    const files: Record<string, string> = {
      ...renderHostFiles({
        scriptHashes: [],
        files: [],
        redirects: [
          { from: '/docs/two words', to: '/docs/x' },
          { from: '/docs/part', to: '/docs/x#part' },
        ],
        pathPrefix: prefix,
      }),
      '404.html': 'Page Not Found',
      'index.html': 'Home',
      'docs/x/index.html': 'X',
      'docs/x.md': '# X',
      'docs/about/index.html': 'About',
    };
    writeSite(root, prefix, files);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const loaded = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'filter', 'deflate'];
    writeFileSync(path.join(dir, 'types'), 'text/html html\n');
    writeFileSync(
      path.join(dir, 'apache.conf'),
      `${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
TypesConfig ${dir}/types
DocumentRoot "${root}"
<Directory "${root}">
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    const settings = { APACHE_RUN_DIR: dir, APACHE_LOCK_DIR: dir, APACHE_LOG_DIR: dir };
    server = spawn(String(apache), ['-d', dir, '-f', path.join(dir, 'apache.conf'), '-D', 'FOREGROUND'], {
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
    await waitForServer(server, origin);
  });

  afterAll(async () => {
    await stopServer(server);
    rmSync(dir, { recursive: true });
  });

  const get = (target: string, accept: string): Promise<Response> =>
    fetch(origin + prefix + target, { redirect: 'manual', headers: { accept } });

  it.each(['/docs/x', '/docs/x/'])('answers %s as it is asked to', async (target) => {
    const markdown = await get(target, 'text/markdown, text/html;q=0.9');
    expect(markdown.status).toBe(200);
    expect(await markdown.text()).toBe('# X');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('x-robots-tag')).toBe('noindex');
    const page = await get(target, 'text/html, */*;q=0.8');
    expect(await page.text()).toBe('X');
    expect(page.headers.get('x-robots-tag')).toBeNull();
    for (const { headers } of [markdown, page]) expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
  });

  it('answers with HTML where there is no Markdown, and not to garbage', async () => {
    expect(await (await get('/docs/about/', 'text/markdown')).text()).toBe('About');
    expect(await (await get('/', 'text/markdown')).text()).toBe('Home');
    expect(await (await get('/docs/x', 'text/html;a,'.repeat(600))).text()).toBe('X');
    expect((await get('/missing', 'text/markdown')).status).toBe(404);
  });

  it.each([
    ['/docs/two%20words?a=1', '/docs/x?a=1'],
    ['/docs/part?a=1%3F', '/docs/x?a=1%3F#part'],
    ['/docs/part/', '/docs/x#part'],
  ])('RTE-09 redirects %s with its query to %s', async (from, to) => {
    const response = await get(from, '*/*');
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', origin).href).toBe(`${origin}${prefix}${to}`);
  });
});
