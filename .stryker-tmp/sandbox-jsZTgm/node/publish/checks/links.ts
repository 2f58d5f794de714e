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
import { decodeSafely, isExternal, withoutIndexHtml, withSlash } from '../../../src/shared/paths';

/** A broken link. `resolved` is the path without base path, query and hash. */
export interface BrokenLink {
  page: string;
  href: string;
  resolved: string;
  kind: 'route' | 'anchor';
}
export interface LinkCheckInput {
  /** Built pages by declared path. */
  pages: ReadonlyMap<string, {
    links: readonly string[];
    ids: readonly string[];
  }>;
  /** Paths that answer with a redirect. */
  redirects: Iterable<string>;
  pathPrefix: string;
  /** Whether a path is a file in the output (an image, a feed). */
  isFile: (path: string) => boolean;
}

/**
 * Checks every link of every page. Paths are compared raw and decoded, without query and trailing slash; `#` and `#top`
 * always exist.
 */
export function findBrokenLinks({
  pages,
  redirects,
  pathPrefix,
  isFile
}: LinkCheckInput): BrokenLink[] {
  if (stryMutAct_9fa48("421")) {
    {}
  } else {
    stryCov_9fa48("421");
    const idsOf = new Map((stryMutAct_9fa48("422") ? [] : (stryCov_9fa48("422"), [...pages])).map(stryMutAct_9fa48("423") ? () => undefined : (stryCov_9fa48("423"), ([path, {
      ids
    }]) => stryMutAct_9fa48("424") ? [] : (stryCov_9fa48("424"), [withSlash(path), new Set(ids)]))));
    const known = new Set(stryMutAct_9fa48("425") ? [] : (stryCov_9fa48("425"), [...idsOf.keys(), ...(stryMutAct_9fa48("426") ? [] : (stryCov_9fa48("426"), [...redirects])).map(withSlash)]));
    const broken: BrokenLink[] = stryMutAct_9fa48("427") ? ["Stryker was here"] : (stryCov_9fa48("427"), []);
    // Most links are on every page (navbar, sidebar, footer), so each is resolved only once.
    const pathResults = new Map<string, string | null>();
    const resolvePath = (path: string): string | null => {
      if (stryMutAct_9fa48("428")) {
        {}
      } else {
        stryCov_9fa48("428");
        const cached = pathResults.get(path);
        if (stryMutAct_9fa48("431") ? cached === undefined : stryMutAct_9fa48("430") ? false : stryMutAct_9fa48("429") ? true : (stryCov_9fa48("429", "430", "431"), cached !== undefined)) return cached;
        const candidates = (stryMutAct_9fa48("432") ? [] : (stryCov_9fa48("432"), [path, decodeSafely(path)])).map(stryMutAct_9fa48("433") ? () => undefined : (stryCov_9fa48("433"), candidate => withSlash(withoutIndexHtml(candidate))));
        const found = stryMutAct_9fa48("434") ? candidates.find(candidate => known.has(candidate)) && (isFile(decodeSafely(path)) ? '' : null) : (stryCov_9fa48("434"), candidates.find(stryMutAct_9fa48("435") ? () => undefined : (stryCov_9fa48("435"), candidate => known.has(candidate))) ?? (isFile(decodeSafely(path)) ? stryMutAct_9fa48("436") ? "Stryker was here!" : (stryCov_9fa48("436"), '') : null));
        pathResults.set(path, found);
        return found;
      }
    };
    for (const [page, {
      links
    }] of pages) {
      if (stryMutAct_9fa48("437")) {
        {}
      } else {
        stryCov_9fa48("437");
        for (const href of new Set(links)) {
          if (stryMutAct_9fa48("438")) {
            {}
          } else {
            stryCov_9fa48("438");
            if (stryMutAct_9fa48("440") ? false : stryMutAct_9fa48("439") ? true : (stryCov_9fa48("439", "440"), isExternal(href))) continue;
            const [beforeHash, hash] = splitAt(href, stryMutAct_9fa48("441") ? "" : (stryCov_9fa48("441"), '#'));
            const [rawPath] = splitAt(beforeHash, stryMutAct_9fa48("442") ? "" : (stryCov_9fa48("442"), '?'));
            const path = (stryMutAct_9fa48("445") ? rawPath !== '' : stryMutAct_9fa48("444") ? false : stryMutAct_9fa48("443") ? true : (stryCov_9fa48("443", "444", "445"), rawPath === (stryMutAct_9fa48("446") ? "Stryker was here!" : (stryCov_9fa48("446"), '')))) ? page : stripPrefix(resolveRelative(rawPath, page, pathPrefix), pathPrefix);
            const found = (stryMutAct_9fa48("449") ? path !== null : stryMutAct_9fa48("448") ? false : stryMutAct_9fa48("447") ? true : (stryCov_9fa48("447", "448", "449"), path === null)) ? null : resolvePath(path);
            if (stryMutAct_9fa48("452") ? found !== null : stryMutAct_9fa48("451") ? false : stryMutAct_9fa48("450") ? true : (stryCov_9fa48("450", "451", "452"), found === null)) {
              if (stryMutAct_9fa48("453")) {
                {}
              } else {
                stryCov_9fa48("453");
                broken.push(stryMutAct_9fa48("454") ? {} : (stryCov_9fa48("454"), {
                  page,
                  href,
                  resolved: stryMutAct_9fa48("455") ? path && rawPath : (stryCov_9fa48("455"), path ?? rawPath),
                  kind: stryMutAct_9fa48("456") ? "" : (stryCov_9fa48("456"), 'route')
                }));
              }
            } else if (stryMutAct_9fa48("459") ? hash !== '' || hash !== 'top' : stryMutAct_9fa48("458") ? false : stryMutAct_9fa48("457") ? true : (stryCov_9fa48("457", "458", "459"), (stryMutAct_9fa48("461") ? hash === '' : stryMutAct_9fa48("460") ? true : (stryCov_9fa48("460", "461"), hash !== (stryMutAct_9fa48("462") ? "Stryker was here!" : (stryCov_9fa48("462"), '')))) && (stryMutAct_9fa48("464") ? hash === 'top' : stryMutAct_9fa48("463") ? true : (stryCov_9fa48("463", "464"), hash !== (stryMutAct_9fa48("465") ? "" : (stryCov_9fa48("465"), 'top')))))) {
              if (stryMutAct_9fa48("466")) {
                {}
              } else {
                stryCov_9fa48("466");
                const ids = idsOf.get(found);
                if (stryMutAct_9fa48("469") ? ids && !ids.has(hash) || !ids.has(decodeSafely(hash)) : stryMutAct_9fa48("468") ? false : stryMutAct_9fa48("467") ? true : (stryCov_9fa48("467", "468", "469"), (stryMutAct_9fa48("471") ? ids || !ids.has(hash) : stryMutAct_9fa48("470") ? true : (stryCov_9fa48("470", "471"), ids && (stryMutAct_9fa48("472") ? ids.has(hash) : (stryCov_9fa48("472"), !ids.has(hash))))) && (stryMutAct_9fa48("473") ? ids.has(decodeSafely(hash)) : (stryCov_9fa48("473"), !ids.has(decodeSafely(hash)))))) {
                  if (stryMutAct_9fa48("474")) {
                    {}
                  } else {
                    stryCov_9fa48("474");
                    broken.push(stryMutAct_9fa48("475") ? {} : (stryCov_9fa48("475"), {
                      page,
                      href,
                      resolved: stryMutAct_9fa48("476") ? path && rawPath : (stryCov_9fa48("476"), path ?? rawPath),
                      kind: stryMutAct_9fa48("477") ? "" : (stryCov_9fa48("477"), 'anchor')
                    }));
                  }
                }
              }
            }
          }
        }
      }
    }
    return broken;
  }
}
function splitAt(text: string, mark: string): [string, string] {
  if (stryMutAct_9fa48("478")) {
    {}
  } else {
    stryCov_9fa48("478");
    const index = text.indexOf(mark);
    return (stryMutAct_9fa48("481") ? index !== -1 : stryMutAct_9fa48("480") ? false : stryMutAct_9fa48("479") ? true : (stryCov_9fa48("479", "480", "481"), index === (stryMutAct_9fa48("482") ? +1 : (stryCov_9fa48("482"), -1)))) ? stryMutAct_9fa48("483") ? [] : (stryCov_9fa48("483"), [text, stryMutAct_9fa48("484") ? "Stryker was here!" : (stryCov_9fa48("484"), '')]) : stryMutAct_9fa48("485") ? [] : (stryCov_9fa48("485"), [stryMutAct_9fa48("486") ? text : (stryCov_9fa48("486"), text.slice(0, index)), stryMutAct_9fa48("487") ? text : (stryCov_9fa48("487"), text.slice(stryMutAct_9fa48("488") ? index - 1 : (stryCov_9fa48("488"), index + 1)))]);
  }
}
function resolveRelative(path: string, page: string, pathPrefix: string): string {
  if (stryMutAct_9fa48("489")) {
    {}
  } else {
    stryCov_9fa48("489");
    return (stryMutAct_9fa48("490") ? path.endsWith('/') : (stryCov_9fa48("490"), path.startsWith(stryMutAct_9fa48("491") ? "" : (stryCov_9fa48("491"), '/')))) ? path : new URL(path, stryMutAct_9fa48("492") ? `` : (stryCov_9fa48("492"), `https://site.invalid${pathPrefix}${page}`)).pathname;
  }
}

/** Returns null if the link is outside the base path. */
function stripPrefix(path: string, pathPrefix: string): string | null {
  if (stryMutAct_9fa48("493")) {
    {}
  } else {
    stryCov_9fa48("493");
    if (stryMutAct_9fa48("496") ? pathPrefix !== '' : stryMutAct_9fa48("495") ? false : stryMutAct_9fa48("494") ? true : (stryCov_9fa48("494", "495", "496"), pathPrefix === (stryMutAct_9fa48("497") ? "Stryker was here!" : (stryCov_9fa48("497"), '')))) return path;
    if (stryMutAct_9fa48("500") ? path !== pathPrefix : stryMutAct_9fa48("499") ? false : stryMutAct_9fa48("498") ? true : (stryCov_9fa48("498", "499", "500"), path === pathPrefix)) return stryMutAct_9fa48("501") ? "" : (stryCov_9fa48("501"), '/');
    return (stryMutAct_9fa48("502") ? path.endsWith(`${pathPrefix}/`) : (stryCov_9fa48("502"), path.startsWith(stryMutAct_9fa48("503") ? `` : (stryCov_9fa48("503"), `${pathPrefix}/`)))) ? stryMutAct_9fa48("504") ? path : (stryCov_9fa48("504"), path.slice(pathPrefix.length)) : null;
  }
}