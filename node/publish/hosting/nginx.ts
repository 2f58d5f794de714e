import { cacheLifetimes, hashedFolder, hashedName, namedExtensions } from './cache-rules';
import { escapePattern } from './escape-pattern';
import type { HostInput } from './host-input';
import { markdownHeaders, prefersMarkdown } from './markdown-rule';
import { securityHeaders } from './policy';
import { slashForms } from './redirects-file';
import { decodeSafely, encodePath, splitAnchor } from '../../../src/shared/paths';

/** Types to compress besides HTML, which nginx always compresses. */
const compressedTypes = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/** Types that get a charset besides HTML, which always does. */
const charsetTypes = [
  'application/javascript',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

const [markdownType, markdownRobots] = markdownHeaders;

/**
 * Renders a snippet for `server { … }` whose `root` contains the built files (in a folder named like the path prefix).
 */
export function renderNginx({ redirects, pathPrefix = '', privateFiles, ...policy }: HostInput): string {
  // nginx matches decoded paths.
  const folder = decodeSafely(pathPrefix);
  const headers = securityHeaders(policy).map(({ name, value }) => `add_header ${name} ${quote(value)} always;`);
  const moved = redirects.flatMap(({ from, to }) => {
    // A dollar sign starts an nginx variable.
    const [target, anchor] = splitAnchor((pathPrefix + encodePath(to)).replaceAll('$', '%24'));
    return slashForms(decodeSafely(from)).map(
      (form) =>
        `location = ${quote(folder + form)} { set $vary "Accept"; return 301 ${quote(`${target}$is_args$args${anchor}`)}; }`,
    );
  });
  const hidden = privateFiles.map((name) => `location = ${quote(`${folder}/${name}`)} { return 404; }`);
  return `# Include this in server { }. Made by the build: change node/publish/hosting.
error_page 404 ${quote(`${folder}/404.html`)};
charset utf-8;
charset_types ${charsetTypes.join(' ')};
gzip on;
gzip_vary on;
gzip_types ${compressedTypes.join(' ')};

set $cache_control ${quote(cacheLifetimes.revalidated)};
if ($uri ~ ${quote(`\\.(${namedExtensions.join('|')})$`)}) { set $cache_control ${quote(cacheLifetimes.named)}; }
if ($uri ~ ${quote(`^${escapePattern(folder)}${hashedFolder}|${hashedName}`)}) { set $cache_control ${quote(cacheLifetimes.hashed)}; }
# Without "always": an answer that failed must not be kept.
add_header Cache-Control $cache_control;
set $robots "";
if ($uri ~ "\\.md$") { set $robots ${quote(markdownRobots.value)}; }
add_header ${markdownRobots.name} $robots;
${headers.join('\n')}

# The Markdown version of a page, for clients that prefer it.
if ($uri ~ "^(?<page>.+?)/?$") { }
set $markdown "";
set $vary "Accept";
if (-f $request_filename) { set $vary ""; }
if (-f $request_filename/index.html) { set $vary ""; }
if (-f $document_root$page.md) { set $markdown "there"; set $vary "Accept"; }
# A page may come to an address that is not found, or that leads on.
if ($uri = ${quote(`${folder}/404.html`)}) { set $vary "Accept"; }
add_header Vary $vary always;
if ($http_accept ~* ${quote(prefersMarkdown)}) { set $markdown "wanted $markdown"; }
if ($markdown = "wanted there") { set $robots ${quote(markdownRobots.value)}; rewrite ^ $page.md last; }

${[...hidden, ...moved].join('\n')}
# nginx knows no Markdown; a table of types would replace its own.
location ~ "\\.md$" { types { } default_type ${markdownType.value.split(';')[0]}; try_files $uri =404; }
location / { try_files $uri $uri/index.html =404; }
`;
}

/** Quotes a string for nginx. */
function quote(text: string): string {
  if (/[\n\r]/.test(text))
    throw new TypeError(`${JSON.stringify(text)} contains a line break, which nginx.conf does not allow`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
