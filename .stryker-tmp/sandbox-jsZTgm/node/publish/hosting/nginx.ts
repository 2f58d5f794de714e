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
import { encodePath, slashForms } from './redirects-file';
import { decodeSafely } from '../../../src/shared/paths';

/** Types to compress besides HTML, which nginx always compresses. */
const compressedTypes = stryMutAct_9fa48("805") ? [] : (stryCov_9fa48("805"), [stryMutAct_9fa48("806") ? "" : (stryCov_9fa48("806"), 'application/javascript'), stryMutAct_9fa48("807") ? "" : (stryCov_9fa48("807"), 'application/json'), stryMutAct_9fa48("808") ? "" : (stryCov_9fa48("808"), 'application/manifest+json'), stryMutAct_9fa48("809") ? "" : (stryCov_9fa48("809"), 'application/xml'), stryMutAct_9fa48("810") ? "" : (stryCov_9fa48("810"), 'image/svg+xml'), stryMutAct_9fa48("811") ? "" : (stryCov_9fa48("811"), 'text/css'), stryMutAct_9fa48("812") ? "" : (stryCov_9fa48("812"), 'text/javascript'), stryMutAct_9fa48("813") ? "" : (stryCov_9fa48("813"), 'text/markdown'), stryMutAct_9fa48("814") ? "" : (stryCov_9fa48("814"), 'text/plain'), stryMutAct_9fa48("815") ? "" : (stryCov_9fa48("815"), 'text/xml')]);

/** Types that get a charset besides HTML, which always does. */
const charsetTypes = stryMutAct_9fa48("816") ? [] : (stryCov_9fa48("816"), [stryMutAct_9fa48("817") ? "" : (stryCov_9fa48("817"), 'application/javascript'), stryMutAct_9fa48("818") ? "" : (stryCov_9fa48("818"), 'text/css'), stryMutAct_9fa48("819") ? "" : (stryCov_9fa48("819"), 'text/javascript'), stryMutAct_9fa48("820") ? "" : (stryCov_9fa48("820"), 'text/markdown'), stryMutAct_9fa48("821") ? "" : (stryCov_9fa48("821"), 'text/plain'), stryMutAct_9fa48("822") ? "" : (stryCov_9fa48("822"), 'text/xml')]);
const [markdownType, markdownRobots] = markdownHeaders;

/**
 * Renders a snippet for `server { … }` whose `root` contains the built files (in a folder named like the path prefix).
 */
export function renderNginx({
  redirects,
  pathPrefix = stryMutAct_9fa48("823") ? "Stryker was here!" : (stryCov_9fa48("823"), ''),
  privateFiles,
  ...policy
}: HostInput): string {
  if (stryMutAct_9fa48("824")) {
    {}
  } else {
    stryCov_9fa48("824");
    // nginx matches decoded paths.
    const folder = decodeSafely(pathPrefix);
    const headers = securityHeaders(policy).map(stryMutAct_9fa48("825") ? () => undefined : (stryCov_9fa48("825"), ({
      name,
      value
    }) => stryMutAct_9fa48("826") ? `` : (stryCov_9fa48("826"), `add_header ${name} ${quote(value)} always;`)));
    const moved = redirects.flatMap(({
      from,
      to
    }) => {
      if (stryMutAct_9fa48("827")) {
        {}
      } else {
        stryCov_9fa48("827");
        // A dollar sign starts an nginx variable.
        const target = (stryMutAct_9fa48("828") ? pathPrefix - encodePath(to) : (stryCov_9fa48("828"), pathPrefix + encodePath(to))).replaceAll(stryMutAct_9fa48("829") ? "" : (stryCov_9fa48("829"), '$'), stryMutAct_9fa48("830") ? "" : (stryCov_9fa48("830"), '%24'));
        return slashForms(decodeSafely(from)).map(stryMutAct_9fa48("831") ? () => undefined : (stryCov_9fa48("831"), form => stryMutAct_9fa48("832") ? `` : (stryCov_9fa48("832"), `location = ${quote(stryMutAct_9fa48("833") ? folder - form : (stryCov_9fa48("833"), folder + form))} { return 301 ${quote(stryMutAct_9fa48("834") ? `` : (stryCov_9fa48("834"), `${target}$is_args$args`))}; }`)));
      }
    });
    const hidden = privateFiles.map(stryMutAct_9fa48("835") ? () => undefined : (stryCov_9fa48("835"), name => stryMutAct_9fa48("836") ? `` : (stryCov_9fa48("836"), `location = ${quote(stryMutAct_9fa48("837") ? `` : (stryCov_9fa48("837"), `${folder}/${name}`))} { return 404; }`)));
    return stryMutAct_9fa48("838") ? `` : (stryCov_9fa48("838"), `# Include this in server { }. Made by the build: change node/publish/hosting.
error_page 404 ${quote(stryMutAct_9fa48("839") ? `` : (stryCov_9fa48("839"), `${folder}/404.html`))};
charset utf-8;
charset_types ${charsetTypes.join(stryMutAct_9fa48("840") ? "" : (stryCov_9fa48("840"), ' '))};
gzip on;
gzip_vary on;
gzip_types ${compressedTypes.join(stryMutAct_9fa48("841") ? "" : (stryCov_9fa48("841"), ' '))};

set $cache_control ${quote(cacheLifetimes.revalidated)};
if ($uri ~ ${quote(stryMutAct_9fa48("842") ? `` : (stryCov_9fa48("842"), `\\.(${namedExtensions.join(stryMutAct_9fa48("843") ? "" : (stryCov_9fa48("843"), '|'))})$`))}) { set $cache_control ${quote(cacheLifetimes.named)}; }
if ($uri ~ ${quote(stryMutAct_9fa48("844") ? `` : (stryCov_9fa48("844"), `^${escapePattern(folder)}${hashedFolder}|${hashedName}`))}) { set $cache_control ${quote(cacheLifetimes.hashed)}; }
# Without "always": an answer that failed must not be kept.
add_header Cache-Control $cache_control;
set $robots "";
if ($uri ~ "\\.md$") { set $robots ${quote(markdownRobots.value)}; }
add_header ${markdownRobots.name} $robots;
${headers.join(stryMutAct_9fa48("845") ? "" : (stryCov_9fa48("845"), '\n'))}

${(stryMutAct_9fa48("846") ? [] : (stryCov_9fa48("846"), [...hidden, ...moved])).join(stryMutAct_9fa48("847") ? "" : (stryCov_9fa48("847"), '\n'))}
# nginx knows no Markdown; a table of types would replace its own.
location ~ "\\.md$" { types { } default_type ${markdownType.value.split(stryMutAct_9fa48("848") ? "" : (stryCov_9fa48("848"), ';'))[0]}; try_files $uri =404; }
location / { try_files $uri $uri/index.html =404; }
`);
  }
}

/** Quotes a string for nginx. */
function quote(text: string): string {
  if (stryMutAct_9fa48("849")) {
    {}
  } else {
    stryCov_9fa48("849");
    if (stryMutAct_9fa48("851") ? false : stryMutAct_9fa48("850") ? true : (stryCov_9fa48("850", "851"), (stryMutAct_9fa48("852") ? /[^\n\r]/ : (stryCov_9fa48("852"), /[\n\r]/)).test(text))) throw new TypeError(stryMutAct_9fa48("853") ? `` : (stryCov_9fa48("853"), `${JSON.stringify(text)} contains a line break, which nginx.conf does not allow`));
    return stryMutAct_9fa48("854") ? `` : (stryCov_9fa48("854"), `"${text.replaceAll(stryMutAct_9fa48("855") ? "" : (stryCov_9fa48("855"), '"'), stryMutAct_9fa48("856") ? "" : (stryCov_9fa48("856"), '\\"'))}"`);
  }
}