function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { cacheLifetimes, hashedFolder, hashedName, namedExtensions } from './cache-rules';
import { escapePattern } from './escape-pattern';
import type { HostInput } from './host-input';
import { markdownHeaders } from './markdown-rule';
import { securityHeaders } from './policy';
import { encodePath } from './redirects-file';
import { decodeSafely, withoutSlash } from '../../../src/shared/paths';
const [markdownType, markdownRobots] = markdownHeaders;

/** Renders `.htaccess` for Apache 2.4 with mod_headers and mod_rewrite, to be placed beside the built files. */
export function renderHtaccess({
  redirects,
  pathPrefix = stryMutAct_9fa48("634") ? "Stryker was here!" : (stryCov_9fa48("634"), ''),
  privateFiles,
  ...policy
}: HostInput): string {
  if (stryMutAct_9fa48("635")) {
    {}
  } else {
    stryCov_9fa48("635");
    const headers = securityHeaders(policy).map(stryMutAct_9fa48("636") ? () => undefined : (stryCov_9fa48("636"), ({
      name,
      value
    }) => stryMutAct_9fa48("637") ? `` : (stryCov_9fa48("637"), `  Header always set ${name} "${value}"`)));
    const moved = redirects.map(({
      from,
      to
    }) => {
      if (stryMutAct_9fa48("638")) {
        {}
      } else {
        stryCov_9fa48("638");
        const pattern = escapePattern(stryMutAct_9fa48("639") ? withoutSlash(decodeSafely(from)) : (stryCov_9fa48("639"), withoutSlash(decodeSafely(from)).slice(1)));
        // An unescaped `%2` or `$2` is a back-reference.
        const target = (stryMutAct_9fa48("640") ? pathPrefix - encodePath(to) : (stryCov_9fa48("640"), pathPrefix + encodePath(to))).replace(stryMutAct_9fa48("641") ? /[^%$]/g : (stryCov_9fa48("641"), /[%$]/g), stryMutAct_9fa48("642") ? "" : (stryCov_9fa48("642"), '\\$&'));
        return stryMutAct_9fa48("643") ? `` : (stryCov_9fa48("643"), `  RewriteRule "^${pattern}/?$" "${target}" [R=301,L,NE]`);
      }
    });
    return stryMutAct_9fa48("644") ? `` : (stryCov_9fa48("644"), `# Made by the build: change node/publish/hosting.
ErrorDocument 404 ${pathPrefix}/404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
AddType "${markdownType.value}" .md

<FilesMatch "^(${privateFiles.map(escapePattern).join(stryMutAct_9fa48("645") ? "" : (stryCov_9fa48("645"), '|'))})$">
  Require all denied
</FilesMatch>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

<IfModule mod_headers.c>
${headers.join(stryMutAct_9fa48("646") ? "" : (stryCov_9fa48("646"), '\n'))}
  # Without "always": an answer that failed must not be kept.
  Header set Cache-Control "${cacheLifetimes.revalidated}"
  <If "%{REQUEST_URI} =~ m#\\.(${namedExtensions.join(stryMutAct_9fa48("647") ? "" : (stryCov_9fa48("647"), '|'))})$#">
    Header set Cache-Control "${cacheLifetimes.named}"
  </If>
  <If "%{REQUEST_URI} =~ m#^${escapePattern(decodeSafely(pathPrefix))}${hashedFolder}|${hashedName}#">
    Header set Cache-Control "${cacheLifetimes.hashed}"
  </If>
  <FilesMatch "\\.md$">
    Header set ${markdownRobots.name} "${markdownRobots.value}"
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${moved.join(stryMutAct_9fa48("648") ? "" : (stryCov_9fa48("648"), '\n'))}
  # A page without final slash is its folder's index, without a redirect.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule "[^/]$" "%{REQUEST_URI}/index.html" [L]
</IfModule>
`);
  }
}