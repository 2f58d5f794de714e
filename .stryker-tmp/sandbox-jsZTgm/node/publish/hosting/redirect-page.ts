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
import { scriptHash } from './inline-scripts';
import type { Redirect } from '../../pages/redirects';
import { encodePath } from './redirects-file';

/**
 * Navigates to the target of the canonical link, keeping query and hash, without a history entry. Identical on every
 * redirect page, so that one hash in the policy covers all.
 */
export const redirectScript = stryMutAct_9fa48("933") ? "" : (stryCov_9fa48("933"), "location.replace(document.querySelector('link[rel=canonical]').dataset.path+location.search+location.hash)");

/** Must be in the policy wherever redirect pages are served. */
export const redirectScriptHash = scriptHash(redirectScript);
export interface RedirectPageSite {
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  /** `''` or `/x`. */
  pathPrefix?: string | undefined;
}

/** Renders a page for hosts without redirects that forwards the reader, with or without script. */
export function renderRedirectPage({
  to
}: Redirect, {
  siteUrl,
  pathPrefix = stryMutAct_9fa48("934") ? "Stryker was here!" : (stryCov_9fa48("934"), '')
}: RedirectPageSite): string {
  if (stryMutAct_9fa48("935")) {
    {}
  } else {
    stryCov_9fa48("935");
    const path = escapeAttribute(stryMutAct_9fa48("936") ? pathPrefix - encodePath(to) : (stryCov_9fa48("936"), pathPrefix + encodePath(to)));
    const address = stryMutAct_9fa48("937") ? escapeAttribute(siteUrl.replace(/\/$/, '')) - path : (stryCov_9fa48("937"), escapeAttribute(siteUrl.replace(stryMutAct_9fa48("938") ? /\// : (stryCov_9fa48("938"), /\/$/), stryMutAct_9fa48("939") ? "Stryker was here!" : (stryCov_9fa48("939"), ''))) + path);
    return stryMutAct_9fa48("940") ? `` : (stryCov_9fa48("940"), `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}" data-path="${path}">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Read it at its <a href="${path}">new address</a>.</p>
</main>
</body>
</html>
`);
  }
}
function escapeAttribute(text: string): string {
  if (stryMutAct_9fa48("941")) {
    {}
  } else {
    stryCov_9fa48("941");
    return text.replaceAll(stryMutAct_9fa48("942") ? "" : (stryCov_9fa48("942"), '&'), stryMutAct_9fa48("943") ? "" : (stryCov_9fa48("943"), '&amp;')).replaceAll(stryMutAct_9fa48("944") ? "" : (stryCov_9fa48("944"), '"'), stryMutAct_9fa48("945") ? "" : (stryCov_9fa48("945"), '&quot;')).replaceAll(stryMutAct_9fa48("946") ? "" : (stryCov_9fa48("946"), '<'), stryMutAct_9fa48("947") ? "" : (stryCov_9fa48("947"), '&lt;'));
  }
}