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
import { cacheRules } from './cache-rules';
import { markdownHeaders } from './markdown-rule';
import type { PolicyInput } from './policy';
import { securityHeaders } from './policy';
export interface HeadersInput extends PolicyInput {
  /** Paths of all built files, with a leading slash and without path prefix. */
  files: readonly string[];
  /** `''` or `/x`. */
  pathPrefix?: string | undefined;
}

/** Cloudflare Pages drops further rules. */
const ruleLimit = 100;

/** Renders `_headers` for Netlify, Cloudflare Pages and our own server. */
export function renderHeaders({
  files,
  pathPrefix = stryMutAct_9fa48("724") ? "Stryker was here!" : (stryCov_9fa48("724"), ''),
  ...policy
}: HeadersInput): string {
  if (stryMutAct_9fa48("725")) {
    {}
  } else {
    stryCov_9fa48("725");
    const security = securityHeaders(policy).map(stryMutAct_9fa48("726") ? () => undefined : (stryCov_9fa48("726"), ({
      name,
      value
    }) => stryMutAct_9fa48("727") ? `` : (stryCov_9fa48("727"), `  ${name}: ${value}`)));
    const caching = cacheRules(files).map(stryMutAct_9fa48("728") ? () => undefined : (stryCov_9fa48("728"), ({
      pattern,
      value
    }) => stryMutAct_9fa48("729") ? `` : (stryCov_9fa48("729"), `${pathPrefix}${encodeURI(pattern)}\n  Cache-Control: ${value}`)));
    const markdown = stryMutAct_9fa48("730") ? [] : (stryCov_9fa48("730"), [stryMutAct_9fa48("731") ? `` : (stryCov_9fa48("731"), `${pathPrefix}/*.md`), ...markdownHeaders.map(stryMutAct_9fa48("732") ? () => undefined : (stryCov_9fa48("732"), ({
      name,
      value
    }) => stryMutAct_9fa48("733") ? `` : (stryCov_9fa48("733"), `  ${name}: ${value}`)))]);
    return (stryMutAct_9fa48("734") ? [] : (stryCov_9fa48("734"), [stryMutAct_9fa48("735") ? `` : (stryCov_9fa48("735"), `${pathPrefix}/*`), ...security, stryMutAct_9fa48("736") ? "Stryker was here!" : (stryCov_9fa48("736"), ''), ...markdown, stryMutAct_9fa48("737") ? "Stryker was here!" : (stryCov_9fa48("737"), ''), ...(stryMutAct_9fa48("738") ? caching : (stryCov_9fa48("738"), caching.slice(0, stryMutAct_9fa48("739") ? ruleLimit + 2 : (stryCov_9fa48("739"), ruleLimit - 2)))), stryMutAct_9fa48("740") ? "Stryker was here!" : (stryCov_9fa48("740"), '')])).join(stryMutAct_9fa48("741") ? "" : (stryCov_9fa48("741"), '\n'));
  }
}