import { runInNewContext } from 'node:vm';
import { DomUtils, parseDocument } from 'htmlparser2';
import { resolveRedirects } from '../../../../../node/pages/redirects';
import { cacheKind, cacheLifetimes, cacheRules } from '../../../../../node/publish/hosting/cache-rules';
import { renderHostFiles } from '../../../../../node/publish/hosting/host-files';
import { privateFiles } from '../../../../../node/publish/hosting/private-files.cjs';
import { renderHeaders } from '../../../../../node/publish/hosting/headers-file';
import {
  renderRedirectPage,
  redirectScript,
  redirectScriptHash,
} from '../../../../../node/publish/hosting/redirect-page';
import { inlineScripts, scriptHash } from '../../../../../node/publish/hosting/inline-scripts';
import { renderRedirects } from '../../../../../node/publish/hosting/redirects-file';

const hash = '0123456789abcdef0123';

describe('cacheKind', () => {
  it.each([
    [`/app-${hash}.js`, 'hashed'],
    [`/app-${hash}.js.map`, 'hashed'],
    [`/styles.${hash}.css`, 'hashed'],
    ['/static/4f2e/picture.webp', 'hashed'],
    ['/logo.svg', 'named'],
    [`/docs/${hash}/index.html`, 'revalidated'],
    ['/sw.js', 'revalidated'],
    ['/report-20241118.csv', 'revalidated'],
    ['/sitemap.xml', 'revalidated'],
  ])('%s is %s', (path, kind) => {
    expect(cacheKind(path)).toBe(kind);
  });
});

describe('cacheRules', () => {
  const files = [
    `/app-${hash}.js`,
    '/sw.js',
    '/index.html',
    '/static/a/1.webp',
    '/static/b/2.svg',
    '/icons/a.png',
    '/icons/b.svg',
    '/mixed/a.png',
    '/mixed/index.html',
  ];

  it('gives a folder of one kind one rule, and other files one each', () => {
    expect(cacheRules(files)).toEqual([
      { pattern: `/app-${hash}.js`, value: cacheLifetimes.hashed },
      { pattern: '/icons/*', value: cacheLifetimes.named },
      { pattern: '/mixed/a.png', value: cacheLifetimes.named },
      { pattern: '/static/*', value: cacheLifetimes.hashed },
    ]);
  });
});

describe('renderHeaders', () => {
  it('writes security headers for everything, then cache rules, below the path prefix', () => {
    const text = renderHeaders({ scriptHashes: ['sha256-a='], files: [`/app-${hash}.js`], pathPrefix: '/x' });
    const lines = text.split('\n');
    expect(lines[0]).toBe('/x/*');
    expect(lines[1]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'; .*script-src 'self' 'sha256-a='/);
    expect(text).toContain(`\n/x/app-${hash}.js\n  Cache-Control: ${cacheLifetimes.hashed}\n`);
  });

  it('writes every rule on lines of its own, with a blank line between the kinds', () => {
    const files = [`/app-${hash}.js`, '/logo one.svg', '/index.html', '/static/a.png'];
    expect(renderHeaders({ scriptHashes: ['sha256-b=', 'sha256-a=', 'sha256-b='], files })).toBe(`/*
  Content-Security-Policy: default-src 'self'; base-uri 'self'; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'self'; frame-src 'self'; img-src 'self' data:; manifest-src 'self'; media-src 'self'; object-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; worker-src 'self'
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()

/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

/app-${hash}.js
  Cache-Control: public, max-age=31536000, immutable
/logo%20one.svg
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800
/static/*
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  it('stays within the number of rules that every host reads', () => {
    const files = Array.from({ length: 300 }, (_, index) => `/chunk-${hash}${String(index)}.js`);
    const rules = renderHeaders({ scriptHashes: [], files })
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules).toHaveLength(100);
  });
});

describe('renderRedirects', () => {
  it('RTE-07 answers both slash forms in one hop', () => {
    expect(renderRedirects([{ from: '/docs', to: '/docs/about-x/' }])).toBe(
      '/docs /docs/about-x/ 301\n/docs/ /docs/about-x/ 301\n',
    );
  });

  it.each(['/docs/category/products and selections', '/docs/category/products%20and%20selections'])(
    'RTE-11 escapes the spaces of %s once',
    (from) => {
      expect(renderRedirects([{ from, to: '/y' }], '/x')).toBe(
        '/x/docs/category/products%20and%20selections /x/y 301\n/x/docs/category/products%20and%20selections/ /x/y 301\n',
      );
    },
  );
});

it('a redirect has the same addresses on every host, however its source is written', () => {
  const written = ['/docs/%C3%A4lt', '/docs/ält'].map((from) => {
    const { redirects } = resolveRedirects(`from,to\n${from},/docs/x`, ['/docs/x'], { name: '', slug: '' });
    return renderHostFiles({ scriptHashes: [], files: [], redirects, pathPrefix: '' });
  });
  expect(written[0]).toEqual(written[1]);
  expect(written[0]?.['_redirects']).toContain('/docs/%C3%A4lt /docs/x 301\n');
  expect(written[0]?.['_nginx.conf']).toContain('location = "/docs/ält" {');
  expect(written[0]?.['.htaccess']).toContain('RewriteRule "^docs/ält/?$" "/docs/x" [');
});

it('a source with an escaped "#" or "?" is none with an anchor or a query', () => {
  const { redirects } = resolveRedirects('from,to\n/docs/c%23%3F,/docs/x', ['/docs/x'], { name: '', slug: '' });
  expect(renderRedirects(redirects)).toContain('/docs/c%23%3F /docs/x 301\n');
});

describe('renderRedirectPage', () => {
  const html = renderRedirectPage(
    { from: '/a', to: '/b "c"&<d>' },
    { siteUrl: 'https://help.example.com/', pathPrefix: '/x' },
  );
  const document = parseDocument(html);
  const attribute = (element: string, name: string): string | undefined =>
    DomUtils.getElementsByTagName(element, document)[0]?.attribs[name];

  it('RTE-09 moves on without script, is not indexed and names the page it stands for', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(attribute('link', 'href')).toBe('https://help.example.com/x/b%20%22c%22&%3Cd%3E');
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/x/b%20%22c%22&amp;%3Cd%3E"></noscript>',
    );
    expect(attribute('a', 'href')).toBe('/x/b%20%22c%22&%3Cd%3E');
  });

  it('leads to a path of the root on a site without path prefix', () => {
    expect(renderRedirectPage({ from: '/a', to: '/b/' }, { siteUrl: 'https://help.example.com' })).toContain(
      '<link rel="canonical" href="https://help.example.com/b/" data-path="/b/">',
    );
  });

  it('leads to the anchor of its target, which the canonical address leaves out', () => {
    const anchored = parseDocument(
      renderRedirectPage({ from: '/a', to: '/b/#ä' }, { siteUrl: 'https://help.example.com', pathPrefix: '/x' }),
    );
    const [link, anchor] = ['link', 'a'].map((name) => DomUtils.getElementsByTagName(name, anchored)[0]?.attribs);
    expect(link?.href).toBe('https://help.example.com/x/b/');
    expect(anchor?.href).toBe('/x/b/#%C3%A4');
    expect(link?.['data-path']).toBe('/x/b/#%C3%A4');
  });

  it.each([
    ['/b', '?q=1', '#own', '/b?q=1#own'],
    ['/b#part', '', '', '/b#part'],
    ['/b#part', '?q=1', '', '/b?q=1#part'],
    ['/b#part', '?q=1', '#own', '/b?q=1#part'],
  ])('moves on to %s from an address with "%s" and "%s" as a host does', (target, search, hash, expected) => {
    const moved: URL[] = [];
    const location = {
      href: 'https://help.example.com/a',
      search,
      hash,
      replace: (to: string | URL) => moved.push(new URL(to, location.href)),
    };
    const document = { querySelector: () => ({ dataset: { path: target } }) };
    runInNewContext(redirectScript, { document, location, URL });
    expect(moved.map(({ href }) => href)).toEqual([`https://help.example.com${expected}`]);
  });

  it('has one inline script whose text is the same on every page', () => {
    expect(inlineScripts(html)).toEqual([redirectScript]);
    expect(redirectScriptHash).toBe(scriptHash(redirectScript));
  });
});

describe('renderHostFiles', () => {
  const host = renderHostFiles({
    scriptHashes: ['sha256-a='],
    files: ['/_headers', `/app-${hash}.js`, '/static/a.png'],
    redirects: [{ from: '/docs/a b', to: '/docs/c' }],
    pathPrefix: '',
  });

  it('keeps the hosts’ own files from readers', () => {
    for (const name of privateFiles) {
      expect(host['_nginx.conf']).toContain(`location = "/${name}" { return 404; }`);
    }
    expect(host['.htaccess']).toContain('\\.htaccess|_headers|_nginx\\.conf|_redirects');
    expect(host['_headers']).not.toContain('/_headers');
  });

  it('takes every sign of the path prefix as it stands, in patterns and targets', () => {
    const redirects = [{ from: '/docs/"a" #b', to: '/docs/c d' }];
    const { '.htaccess': apache, '_nginx.conf': nginx } = renderHostFiles({
      scriptHashes: [],
      files: [],
      redirects,
      pathPrefix: '/c++/(a%20$b',
    });
    expect(apache).toContain(' m#^/c\\+\\+/\\(a\\x20\\$b/static/|');
    expect(nginx).toContain(' "^/c\\+\\+/\\(a\\x20\\$b/static/|');
    expect(nginx).toContain(' return 301 "/c++/(a%20%24b/docs/c%20d$is_args$args"; ');
    expect(apache).toContain('RewriteRule "^docs/\\x22a\\x22\\x20\\x23b/?$" "/c++/(a\\%20\\$b/docs/c\\%20d" ');
  });

  it('leads to anchors behind the query, in every host’s own way', () => {
    const anchored = renderHostFiles({
      scriptHashes: [],
      files: [],
      redirects: [{ from: '/docs/old', to: '/docs/c d/#$ä' }],
      pathPrefix: '/x',
    });
    expect(anchored['_redirects']).toBe(
      '/x/docs/old /x/docs/c%20d/#$%C3%A4 301\n/x/docs/old/ /x/docs/c%20d/#$%C3%A4 301\n',
    );
    expect(anchored['_nginx.conf']).toContain(
      'location = "/x/docs/old" { set $vary "Accept"; return 301 "/x/docs/c%20d/$is_args$args#%24%C3%A4"; }',
    );
    expect(anchored['.htaccess']).toContain(String.raw`
  RewriteCond "%{QUERY_STRING}" "."
  RewriteRule "^docs/old/?$" "/x/docs/c\%20d/?%{QUERY_STRING}#\$\%C3\%A4" [R=301,L,NE]
  RewriteRule "^docs/old/?$" "/x/docs/c\%20d/#\$\%C3\%A4" [R=301,L,NE,QSD]
`);
  });
});
