import { cacheLifetimes, hashedFolder, hashedName, namedExtensions } from './cache-rules';
import { escapePattern } from './escape-pattern';
import type { HostInput } from './host-input';
import { markdownHeaders } from './markdown-rule';
import { securityHeaders } from './policy';
import { encodePath, slashForms } from './redirects-file';
import { decodeSafely } from '../../../src/shared/paths';

/** Types that are worth compressing, beside HTML, which nginx always compresses. */
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

/** Types that carry their character set, beside HTML, which always does. */
const charsetTypes = [
  'application/javascript',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

const [markdownType, markdownRobots] = markdownHeaders;

/** A snippet for `server { … }` whose `root` holds the built files (below a folder named like the path prefix). */
export function renderNginx({ redirects, pathPrefix = '', privateFiles, ...policy }: HostInput): string {
  // nginx compares paths without their escapes.
  const folder = decodeSafely(pathPrefix);
  const headers = securityHeaders(policy).map(({ name, value }) => `add_header ${name} ${quote(value)} always;`);
  const moved = redirects.flatMap(({ from, to }) => {
    // What begins with a dollar sign is a variable of nginx.
    const target = (pathPrefix + encodePath(to)).replaceAll('$', '%24');
    return slashForms(decodeSafely(from)).map(
      (form) => `location = ${quote(folder + form)} { return 301 ${quote(`${target}$is_args$args`)}; }`,
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

${[...hidden, ...moved].join('\n')}
# nginx knows no Markdown; a table of types would replace its own.
location ~ "\\.md$" { types { } default_type ${markdownType.value.split(';')[0]}; try_files $uri =404; }
location / { try_files $uri $uri/index.html =404; }
`;
}

/** A string of nginx's configuration. */
function quote(text: string): string {
  if (/[\n\r]/.test(text)) throw new TypeError(`${JSON.stringify(text)} cannot stand in nginx.conf`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
