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
import { decodeSafely, withoutSlash, withSlash } from '../../../src/shared/paths';
import type { Redirect } from '../../pages/redirects';

/** Returns both slash forms of a path, so that each redirects in one hop. */
export function slashForms(path: string): string[] {
  if (stryMutAct_9fa48("948")) {
    {}
  } else {
    stryCov_9fa48("948");
    return stryMutAct_9fa48("949") ? [] : (stryCov_9fa48("949"), [...new Set(stryMutAct_9fa48("950") ? [] : (stryCov_9fa48("950"), [withoutSlash(path), withSlash(path)]))]);
  }
}

/** Returns a path encoded for a URL, whether or not it was encoded already. */
export function encodePath(path: string): string {
  if (stryMutAct_9fa48("951")) {
    {}
  } else {
    stryCov_9fa48("951");
    return encodeURI(decodeSafely(path));
  }
}

/**
 * Renders `_redirects` for Netlify, Cloudflare Pages and our own server, which all keep the query. 301, because Netlify
 * does not support 308.
 */
export function renderRedirects(redirects: readonly Redirect[], pathPrefix = stryMutAct_9fa48("952") ? "Stryker was here!" : (stryCov_9fa48("952"), '')): string {
  if (stryMutAct_9fa48("953")) {
    {}
  } else {
    stryCov_9fa48("953");
    const lines = redirects.flatMap(stryMutAct_9fa48("954") ? () => undefined : (stryCov_9fa48("954"), ({
      from,
      to
    }) => slashForms(from).map(stryMutAct_9fa48("955") ? () => undefined : (stryCov_9fa48("955"), form => stryMutAct_9fa48("956") ? `` : (stryCov_9fa48("956"), `${pathPrefix}${encodePath(form)} ${pathPrefix}${encodePath(to)} 301`)))));
    return lines.map(stryMutAct_9fa48("957") ? () => undefined : (stryCov_9fa48("957"), line => stryMutAct_9fa48("958") ? `` : (stryCov_9fa48("958"), `${line}\n`))).join(stryMutAct_9fa48("959") ? "Stryker was here!" : (stryCov_9fa48("959"), ''));
  }
}