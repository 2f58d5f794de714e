import { cacheLifetimes, hashedFolder, hashedName, namedExtensions } from './cache-rules';
import { escapePattern } from './escape-pattern';
import type { HostInput } from './host-input';
import { markdownHeaders, prefersMarkdown } from './markdown-rule';
import { securityHeaders } from './policy';
import { decodeSafely, encodePath, splitAnchor, withoutSlash } from '../../../src/shared/paths';

const [markdownType, markdownRobots] = markdownHeaders;

/** Renders `.htaccess` for Apache 2.4 with mod_headers and mod_rewrite, to be placed beside the built files. */
export function renderHtaccess({ redirects, pathPrefix = '', privateFiles, ...policy }: HostInput): string {
  const headers = securityHeaders(policy).map(({ name, value }) => `  Header always set ${name} "${value}"`);
  // An unescaped `%2` or `$2` is a back-reference.
  const escapeReferences = (text: string): string => text.replace(/[%$]/g, '\\$&');
  const folder = escapeReferences(decodeSafely(pathPrefix));
  const moved = redirects.flatMap(({ from, to }) => {
    const pattern = escapePattern(withoutSlash(decodeSafely(from)).slice(1));
    const [target, anchor] = splitAnchor(escapeReferences(pathPrefix + encodePath(to)));
    const rule = (address: string, flags = 'R=301,L,NE'): string =>
      `  RewriteRule "^${pattern}/?$" "${address}" [${flags}]`;
    if (anchor === '') return rule(target);
    // Apache would add the query behind the anchor.
    return [
      '  RewriteCond "%{QUERY_STRING}" "."',
      rule(`${target}?%{QUERY_STRING}${anchor}`),
      rule(target + anchor, 'R=301,L,NE,QSD'),
    ];
  });
  return `# Made by the build: change node/publish/hosting.
ErrorDocument 404 ${pathPrefix}/404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
AddType "${markdownType.value}" .md

<FilesMatch "^(${privateFiles.map(escapePattern).join('|')})$">
  Require all denied
</FilesMatch>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

<IfModule mod_headers.c>
${headers.join('\n')}
  # Without "always": an answer that failed must not be kept.
  Header set Cache-Control "${cacheLifetimes.revalidated}"
  <If "%{REQUEST_URI} =~ m#\\.(${namedExtensions.join('|')})$#">
    Header set Cache-Control "${cacheLifetimes.named}"
  </If>
  <If "%{REQUEST_URI} =~ m#^${escapePattern(decodeSafely(pathPrefix))}${hashedFolder}|${hashedName}#">
    Header set Cache-Control "${cacheLifetimes.hashed}"
  </If>
  <FilesMatch "\\.(html|md)$">
    Header merge Vary Accept
  </FilesMatch>
  # A page may come to an address that is not found, or that leads on.
  Header always merge Vary Accept "expr=%{REQUEST_STATUS} in {'301', '404'}"
  <FilesMatch "\\.md$">
    Header set ${markdownRobots.name} "${markdownRobots.value}"
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${moved.join('\n')}
  # The Markdown version of a page, for clients that prefer it.
  RewriteCond "%{HTTP:Accept}" "${prefersMarkdown}" [NC]
  RewriteCond "%{DOCUMENT_ROOT}${folder}/$1.md" -f
  RewriteRule "^(.+?)/?$" "${folder}/$1.md" [L]
  # A page without final slash is its folder's index, without a redirect.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule "[^/]$" "%{REQUEST_URI}/index.html" [L]
</IfModule>
`;
}
