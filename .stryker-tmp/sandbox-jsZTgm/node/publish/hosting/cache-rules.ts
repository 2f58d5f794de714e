/** `Cache-Control` values by kind of file. */function stryNS_9fa48() {
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
export const cacheLifetimes = {
  /** The name contains a digest of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Images and fonts with a fixed name: one day, then refreshed in the background. */
  named: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Pages and page data: revalidated on every request. */
  revalidated: 'public, max-age=0, must-revalidate'
} as const;
export type CacheKind = keyof typeof cacheLifetimes;

/** At least 16 hexadecimal digits before the extension; shorter runs may be dates. */
export const hashedName = stryMutAct_9fa48("649") ? "" : (stryCov_9fa48("649"), '[.-][0-9a-f]{16,}\\.[a-z0-9]+(\\.map)?$');

/** Everything in this folder has a digest in its path (images, fonts, imported assets). */
export const hashedFolder = stryMutAct_9fa48("650") ? "" : (stryCov_9fa48("650"), '/static/');

/** Extensions of images and fonts. */
export const namedExtensions = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'woff2'] as const;
const hashedPattern = new RegExp(hashedName);
const namedPattern = new RegExp(stryMutAct_9fa48("651") ? `` : (stryCov_9fa48("651"), `\\.(${namedExtensions.join(stryMutAct_9fa48("652") ? "" : (stryCov_9fa48("652"), '|'))})$`));

/** Returns the cache kind of a built file. `path` starts with `/` and has no path prefix. */
export function cacheKind(path: string): CacheKind {
  if (stryMutAct_9fa48("653")) {
    {}
  } else {
    stryCov_9fa48("653");
    if (stryMutAct_9fa48("656") ? !path.endsWith('.html') || path.startsWith(hashedFolder) || hashedPattern.test(path) : stryMutAct_9fa48("655") ? false : stryMutAct_9fa48("654") ? true : (stryCov_9fa48("654", "655", "656"), (stryMutAct_9fa48("657") ? path.endsWith('.html') : (stryCov_9fa48("657"), !(stryMutAct_9fa48("658") ? path.startsWith('.html') : (stryCov_9fa48("658"), path.endsWith(stryMutAct_9fa48("659") ? "" : (stryCov_9fa48("659"), '.html')))))) && (stryMutAct_9fa48("661") ? path.startsWith(hashedFolder) && hashedPattern.test(path) : stryMutAct_9fa48("660") ? true : (stryCov_9fa48("660", "661"), (stryMutAct_9fa48("662") ? path.endsWith(hashedFolder) : (stryCov_9fa48("662"), path.startsWith(hashedFolder))) || hashedPattern.test(path))))) return stryMutAct_9fa48("663") ? "" : (stryCov_9fa48("663"), 'hashed');
    return namedPattern.test(path) ? stryMutAct_9fa48("664") ? "" : (stryCov_9fa48("664"), 'named') : stryMutAct_9fa48("665") ? "" : (stryCov_9fa48("665"), 'revalidated');
  }
}
export interface CacheRule {
  /** A path, or a folder followed by `*`. */
  pattern: string;
  value: string;
}

/**
 * Returns rules for hosts that support only exact paths and folders. They never overlap, because such hosts join the
 * values of all matching rules. Revalidation is the default there and needs no rule.
 */
export function cacheRules(paths: readonly string[]): CacheRule[] {
  if (stryMutAct_9fa48("666")) {
    {}
  } else {
    stryCov_9fa48("666");
    const kinds = new Map(stryMutAct_9fa48("667") ? [...paths].map(path => [path, cacheKind(path)]) : (stryCov_9fa48("667"), (stryMutAct_9fa48("668") ? [] : (stryCov_9fa48("668"), [...paths])).sort().map(stryMutAct_9fa48("669") ? () => undefined : (stryCov_9fa48("669"), path => stryMutAct_9fa48("670") ? [] : (stryCov_9fa48("670"), [path, cacheKind(path)])))));
    const folders = new Map<string, Set<CacheKind>>();
    for (const [path, kind] of kinds) {
      if (stryMutAct_9fa48("671")) {
        {}
      } else {
        stryCov_9fa48("671");
        const folder = topFolder(path);
        if (stryMutAct_9fa48("674") ? folder === null : stryMutAct_9fa48("673") ? false : stryMutAct_9fa48("672") ? true : (stryCov_9fa48("672", "673", "674"), folder !== null)) folders.set(folder, (stryMutAct_9fa48("675") ? folders.get(folder) && new Set() : (stryCov_9fa48("675"), folders.get(folder) ?? new Set())).add(kind));
      }
    }
    const uniform = new Map((stryMutAct_9fa48("676") ? [] : (stryCov_9fa48("676"), [...folders])).flatMap(stryMutAct_9fa48("677") ? () => undefined : (stryCov_9fa48("677"), ([folder, [kind, other]]) => (stryMutAct_9fa48("680") ? kind || !other : stryMutAct_9fa48("679") ? false : stryMutAct_9fa48("678") ? true : (stryCov_9fa48("678", "679", "680"), kind && (stryMutAct_9fa48("681") ? other : (stryCov_9fa48("681"), !other)))) ? stryMutAct_9fa48("682") ? [] : (stryCov_9fa48("682"), [stryMutAct_9fa48("683") ? [] : (stryCov_9fa48("683"), [folder, kind])]) : stryMutAct_9fa48("684") ? ["Stryker was here"] : (stryCov_9fa48("684"), []))));
    const rules = new Map<string, CacheKind>();
    for (const [path, kind] of kinds) {
      if (stryMutAct_9fa48("685")) {
        {}
      } else {
        stryCov_9fa48("685");
        const folder = topFolder(path);
        rules.set((stryMutAct_9fa48("688") ? folder !== null || uniform.has(folder) : stryMutAct_9fa48("687") ? false : stryMutAct_9fa48("686") ? true : (stryCov_9fa48("686", "687", "688"), (stryMutAct_9fa48("690") ? folder === null : stryMutAct_9fa48("689") ? true : (stryCov_9fa48("689", "690"), folder !== null)) && uniform.has(folder))) ? stryMutAct_9fa48("691") ? `` : (stryCov_9fa48("691"), `${folder}*`) : path, kind);
      }
    }
    return stryMutAct_9fa48("692") ? [...rules].map(([pattern, kind]) => ({
      pattern,
      value: cacheLifetimes[kind]
    })) : (stryCov_9fa48("692"), (stryMutAct_9fa48("693") ? [] : (stryCov_9fa48("693"), [...rules])).filter(stryMutAct_9fa48("694") ? () => undefined : (stryCov_9fa48("694"), ([, kind]) => stryMutAct_9fa48("697") ? kind === 'revalidated' : stryMutAct_9fa48("696") ? false : stryMutAct_9fa48("695") ? true : (stryCov_9fa48("695", "696", "697"), kind !== (stryMutAct_9fa48("698") ? "" : (stryCov_9fa48("698"), 'revalidated'))))).map(stryMutAct_9fa48("699") ? () => undefined : (stryCov_9fa48("699"), ([pattern, kind]) => stryMutAct_9fa48("700") ? {} : (stryCov_9fa48("700"), {
      pattern,
      value: cacheLifetimes[kind]
    }))));
  }
}

/** Returns the top folder of a path, `/static/` for `/static/a/b.png`, or null for a file at the top. */
function topFolder(path: string): string | null {
  if (stryMutAct_9fa48("701")) {
    {}
  } else {
    stryCov_9fa48("701");
    return stryMutAct_9fa48("702") ? /^\/[^/]+\//.exec(path)?.[0] && null : (stryCov_9fa48("702"), (stryMutAct_9fa48("703") ? /^\/[^/]+\//.exec(path)[0] : (stryCov_9fa48("703"), (stryMutAct_9fa48("706") ? /^\/[/]+\// : stryMutAct_9fa48("705") ? /^\/[^/]\// : stryMutAct_9fa48("704") ? /\/[^/]+\// : (stryCov_9fa48("704", "705", "706"), /^\/[^/]+\//)).exec(path)?.[0])) ?? null);
  }
}