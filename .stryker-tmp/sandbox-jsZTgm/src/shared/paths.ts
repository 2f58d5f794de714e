/** Paths here are absolute, without the site's base path, in declared form. */

/** Adds a trailing slash if it is missing. */function stryNS_9fa48() {
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
export function withSlash(path: string): string {
  if (stryMutAct_9fa48("1632")) {
    {}
  } else {
    stryCov_9fa48("1632");
    return (stryMutAct_9fa48("1633") ? path.startsWith('/') : (stryCov_9fa48("1633"), path.endsWith(stryMutAct_9fa48("1634") ? "" : (stryCov_9fa48("1634"), '/')))) ? path : stryMutAct_9fa48("1635") ? `` : (stryCov_9fa48("1635"), `${path}/`);
  }
}

/** Removes the trailing slash, except from `/`. */
export function withoutSlash(path: string): string {
  if (stryMutAct_9fa48("1636")) {
    {}
  } else {
    stryCov_9fa48("1636");
    return (stryMutAct_9fa48("1639") ? path.length > 1 || path.endsWith('/') : stryMutAct_9fa48("1638") ? false : stryMutAct_9fa48("1637") ? true : (stryCov_9fa48("1637", "1638", "1639"), (stryMutAct_9fa48("1642") ? path.length <= 1 : stryMutAct_9fa48("1641") ? path.length >= 1 : stryMutAct_9fa48("1640") ? true : (stryCov_9fa48("1640", "1641", "1642"), path.length > 1)) && (stryMutAct_9fa48("1643") ? path.startsWith('/') : (stryCov_9fa48("1643"), path.endsWith(stryMutAct_9fa48("1644") ? "" : (stryCov_9fa48("1644"), '/')))))) ? stryMutAct_9fa48("1645") ? path : (stryCov_9fa48("1645"), path.slice(0, stryMutAct_9fa48("1646") ? +1 : (stryCov_9fa48("1646"), -1))) : path;
  }
}

/** Returns the path of a page's Markdown version: `/docs/x/` and `/docs/x` → `/docs/x.md`. */
export function markdownPath(path: string): string {
  if (stryMutAct_9fa48("1647")) {
    {}
  } else {
    stryCov_9fa48("1647");
    return (stryMutAct_9fa48("1650") ? path !== '/' : stryMutAct_9fa48("1649") ? false : stryMutAct_9fa48("1648") ? true : (stryCov_9fa48("1648", "1649", "1650"), path === (stryMutAct_9fa48("1651") ? "" : (stryCov_9fa48("1651"), '/')))) ? stryMutAct_9fa48("1652") ? "" : (stryCov_9fa48("1652"), '/index.md') : stryMutAct_9fa48("1653") ? `` : (stryCov_9fa48("1653"), `${withoutSlash(path)}.md`);
  }
}

/** Whether two paths are the same page, ignoring a trailing slash; case-sensitive. */
export function isSamePath(a: string, b: string): boolean {
  if (stryMutAct_9fa48("1654")) {
    {}
  } else {
    stryCov_9fa48("1654");
    return stryMutAct_9fa48("1657") ? withSlash(a) !== withSlash(b) : stryMutAct_9fa48("1656") ? false : stryMutAct_9fa48("1655") ? true : (stryCov_9fa48("1655", "1656", "1657"), withSlash(a) === withSlash(b));
  }
}

/** Whether `path` is `base` or below it. */
export function isBelowPath(path: string, base: string): boolean {
  if (stryMutAct_9fa48("1658")) {
    {}
  } else {
    stryCov_9fa48("1658");
    return stryMutAct_9fa48("1659") ? withSlash(path).endsWith(withSlash(base)) : (stryCov_9fa48("1659"), withSlash(path).startsWith(withSlash(base)));
  }
}

/** `/docs/x/index.html` → `/docs/x/`, `/index.html` → `/`; other paths are unchanged. */
export function withoutIndexHtml(path: string): string {
  if (stryMutAct_9fa48("1660")) {
    {}
  } else {
    stryCov_9fa48("1660");
    return (stryMutAct_9fa48("1661") ? path.startsWith('/index.html') : (stryCov_9fa48("1661"), path.endsWith(stryMutAct_9fa48("1662") ? "" : (stryCov_9fa48("1662"), '/index.html')))) ? stryMutAct_9fa48("1663") ? path : (stryCov_9fa48("1663"), path.slice(0, stryMutAct_9fa48("1664") ? +'index.html'.length : (stryCov_9fa48("1664"), -(stryMutAct_9fa48("1665") ? "" : (stryCov_9fa48("1665"), 'index.html')).length))) : path;
  }
}

/** Decodes percent escapes; returns the text unchanged if one is malformed. */
export function decodeSafely(text: string): string {
  if (stryMutAct_9fa48("1666")) {
    {}
  } else {
    stryCov_9fa48("1666");
    try {
      if (stryMutAct_9fa48("1667")) {
        {}
      } else {
        stryCov_9fa48("1667");
        return decodeURIComponent(text);
      }
    } catch {
      if (stryMutAct_9fa48("1668")) {
        {}
      } else {
        stryCov_9fa48("1668");
        return text;
      }
    }
  }
}

/** Whether a URL has a scheme or a host, and so is not a path of this site. */
export function isExternal(href: string): boolean {
  if (stryMutAct_9fa48("1669")) {
    {}
  } else {
    stryCov_9fa48("1669");
    return (stryMutAct_9fa48("1674") ? /^(?:[a-z][a-z\D+.-]*:|\/\/)/i : stryMutAct_9fa48("1673") ? /^(?:[a-z][^a-z\d+.-]*:|\/\/)/i : stryMutAct_9fa48("1672") ? /^(?:[a-z][a-z\d+.-]:|\/\/)/i : stryMutAct_9fa48("1671") ? /^(?:[^a-z][a-z\d+.-]*:|\/\/)/i : stryMutAct_9fa48("1670") ? /(?:[a-z][a-z\d+.-]*:|\/\/)/i : (stryCov_9fa48("1670", "1671", "1672", "1673", "1674"), /^(?:[a-z][a-z\d+.-]*:|\/\/)/i)).test(href);
  }
}