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
import type { Diagnostic } from '../../../src/shared/content-tree';
import { decodeSafely } from '../../../src/shared/paths';
import type { BrokenLink } from './links';

/** A document and the links in its source, as recorded by the compile step. */
export interface DocLinks {
  path: string;
  sourcePath: string;
  links: readonly {
    href: string;
    line: number | null;
    column: number | null;
  }[];
}

/** A link broken on this many pages, but in none of their sources, is probably in the layout. */
const layoutThreshold = 5;

/**
 * Returns a warning for each broken link, with its line if it is in the page's own source, and a single one for all
 * pages if it is in the layout.
 */
export function describeBrokenLinks(broken: readonly BrokenLink[], docs: readonly DocLinks[], pathPrefix: string): Diagnostic[] {
  if (stryMutAct_9fa48("329")) {
    {}
  } else {
    stryCov_9fa48("329");
    const byPath = new Map(docs.map(stryMutAct_9fa48("330") ? () => undefined : (stryCov_9fa48("330"), doc => stryMutAct_9fa48("331") ? [] : (stryCov_9fa48("331"), [doc.path, doc]))));
    const found = broken.map(link => {
      if (stryMutAct_9fa48("332")) {
        {}
      } else {
        stryCov_9fa48("332");
        const doc = byPath.get(link.page);
        return stryMutAct_9fa48("333") ? {} : (stryCov_9fa48("333"), {
          link,
          doc,
          place: stryMutAct_9fa48("336") ? doc || findPlace(doc, link.href, pathPrefix) : stryMutAct_9fa48("335") ? false : stryMutAct_9fa48("334") ? true : (stryCov_9fa48("334", "335", "336"), doc && findPlace(doc, link.href, pathPrefix))
        });
      }
    });
    const withoutSource = new Map<string, number>();
    for (const {
      link,
      place
    } of found) {
      if (stryMutAct_9fa48("337")) {
        {}
      } else {
        stryCov_9fa48("337");
        if (stryMutAct_9fa48("340") ? false : stryMutAct_9fa48("339") ? true : stryMutAct_9fa48("338") ? place : (stryCov_9fa48("338", "339", "340"), !place)) withoutSource.set(link.href, stryMutAct_9fa48("341") ? (withoutSource.get(link.href) ?? 0) - 1 : (stryCov_9fa48("341"), (stryMutAct_9fa48("342") ? withoutSource.get(link.href) && 0 : (stryCov_9fa48("342"), withoutSource.get(link.href) ?? 0)) + 1));
      }
    }
    const isInLayout = stryMutAct_9fa48("343") ? () => undefined : (stryCov_9fa48("343"), (() => {
      const isInLayout = (href: string): boolean => stryMutAct_9fa48("347") ? (withoutSource.get(href) ?? 0) < layoutThreshold : stryMutAct_9fa48("346") ? (withoutSource.get(href) ?? 0) > layoutThreshold : stryMutAct_9fa48("345") ? false : stryMutAct_9fa48("344") ? true : (stryCov_9fa48("344", "345", "346", "347"), (stryMutAct_9fa48("348") ? withoutSource.get(href) && 0 : (stryCov_9fa48("348"), withoutSource.get(href) ?? 0)) >= layoutThreshold);
      return isInLayout;
    })());
    const diagnostics: Diagnostic[] = stryMutAct_9fa48("349") ? ["Stryker was here"] : (stryCov_9fa48("349"), []);
    const described = new Set<string>();
    for (const {
      link,
      doc,
      place
    } of found) {
      if (stryMutAct_9fa48("350")) {
        {}
      } else {
        stryCov_9fa48("350");
        const {
          page,
          href
        } = link;
        if (stryMutAct_9fa48("353") ? place && !isInLayout(href) : stryMutAct_9fa48("352") ? false : stryMutAct_9fa48("351") ? true : (stryCov_9fa48("351", "352", "353"), place || (stryMutAct_9fa48("354") ? isInLayout(href) : (stryCov_9fa48("354"), !isInLayout(href))))) {
          if (stryMutAct_9fa48("355")) {
            {}
          } else {
            stryCov_9fa48("355");
            diagnostics.push(stryMutAct_9fa48("356") ? {} : (stryCov_9fa48("356"), {
              severity: stryMutAct_9fa48("357") ? "" : (stryCov_9fa48("357"), 'warning'),
              rule: ruleOf(link),
              file: stryMutAct_9fa48("358") ? doc?.sourcePath && `page ${page}` : (stryCov_9fa48("358"), (stryMutAct_9fa48("359") ? doc.sourcePath : (stryCov_9fa48("359"), doc?.sourcePath)) ?? (stryMutAct_9fa48("360") ? `` : (stryCov_9fa48("360"), `page ${page}`))),
              ...(place ? stryMutAct_9fa48("361") ? {} : (stryCov_9fa48("361"), {
                position: place
              }) : {}),
              message: describe(link)
            }));
          }
        } else if (stryMutAct_9fa48("364") ? false : stryMutAct_9fa48("363") ? true : stryMutAct_9fa48("362") ? described.has(href) : (stryCov_9fa48("362", "363", "364"), !described.has(href))) {
          if (stryMutAct_9fa48("365")) {
            {}
          } else {
            stryCov_9fa48("365");
            described.add(href);
            const message = stryMutAct_9fa48("366") ? `` : (stryCov_9fa48("366"), `${describe(link)} It is on ${withoutSource.get(href)} pages, so it is probably in the layout.`);
            diagnostics.push(stryMutAct_9fa48("367") ? {} : (stryCov_9fa48("367"), {
              severity: stryMutAct_9fa48("368") ? "" : (stryCov_9fa48("368"), 'warning'),
              rule: ruleOf(link),
              file: stryMutAct_9fa48("369") ? "" : (stryCov_9fa48("369"), 'layout'),
              message
            }));
          }
        }
      }
    }
    return diagnostics;
  }
}
function ruleOf({
  kind
}: BrokenLink): string {
  if (stryMutAct_9fa48("370")) {
    {}
  } else {
    stryCov_9fa48("370");
    return (stryMutAct_9fa48("373") ? kind !== 'anchor' : stryMutAct_9fa48("372") ? false : stryMutAct_9fa48("371") ? true : (stryCov_9fa48("371", "372", "373"), kind === (stryMutAct_9fa48("374") ? "" : (stryCov_9fa48("374"), 'anchor')))) ? stryMutAct_9fa48("375") ? "" : (stryCov_9fa48("375"), 'broken-anchor') : stryMutAct_9fa48("376") ? "" : (stryCov_9fa48("376"), 'broken-link');
  }
}
function describe({
  href,
  resolved,
  kind
}: BrokenLink): string {
  if (stryMutAct_9fa48("377")) {
    {}
  } else {
    stryCov_9fa48("377");
    if (stryMutAct_9fa48("380") ? kind !== 'anchor' : stryMutAct_9fa48("379") ? false : stryMutAct_9fa48("378") ? true : (stryCov_9fa48("378", "379", "380"), kind === (stryMutAct_9fa48("381") ? "" : (stryCov_9fa48("381"), 'anchor')))) return stryMutAct_9fa48("382") ? `` : (stryCov_9fa48("382"), `The link "${href}" points to an anchor that does not exist on ${resolved}.`);
    // The form in which the compile step leaves a link to a content file that is not a page.
    const [, file] = stryMutAct_9fa48("383") ? /^\/(.+\.mdx?)$/.exec(decodeSafely(resolved)) && [] : (stryCov_9fa48("383"), (stryMutAct_9fa48("387") ? /^\/(.+\.mdx)$/ : stryMutAct_9fa48("386") ? /^\/(.\.mdx?)$/ : stryMutAct_9fa48("385") ? /^\/(.+\.mdx?)/ : stryMutAct_9fa48("384") ? /\/(.+\.mdx?)$/ : (stryCov_9fa48("384", "385", "386", "387"), /^\/(.+\.mdx?)$/)).exec(decodeSafely(resolved)) ?? (stryMutAct_9fa48("388") ? ["Stryker was here"] : (stryCov_9fa48("388"), [])));
    if (stryMutAct_9fa48("391") ? file === undefined : stryMutAct_9fa48("390") ? false : stryMutAct_9fa48("389") ? true : (stryCov_9fa48("389", "390", "391"), file !== undefined)) {
      if (stryMutAct_9fa48("392")) {
        {}
      } else {
        stryCov_9fa48("392");
        return stryMutAct_9fa48("393") ? `` : (stryCov_9fa48("393"), `The link to the file "${file}" does not lead to a page. Expected a file that exists and is not a draft.`);
      }
    }
    const address = (stryMutAct_9fa48("396") ? href !== resolved : stryMutAct_9fa48("395") ? false : stryMutAct_9fa48("394") ? true : (stryCov_9fa48("394", "395", "396"), href === resolved)) ? stryMutAct_9fa48("397") ? "Stryker was here!" : (stryCov_9fa48("397"), '') : stryMutAct_9fa48("398") ? `` : (stryCov_9fa48("398"), ` (resolved as ${resolved})`);
    return stryMutAct_9fa48("399") ? `` : (stryCov_9fa48("399"), `The link "${href}" does not lead to a page${address}. Expected the path of a page or a file.`);
  }
}

/** Finds a link of the built HTML in the page's source. */
function findPlace({
  links
}: DocLinks, href: string, pathPrefix: string): Diagnostic['position'] {
  if (stryMutAct_9fa48("400")) {
    {}
  } else {
    stryCov_9fa48("400");
    const hasPrefix = stryMutAct_9fa48("403") ? pathPrefix !== '' || href.startsWith(`${pathPrefix}/`) : stryMutAct_9fa48("402") ? false : stryMutAct_9fa48("401") ? true : (stryCov_9fa48("401", "402", "403"), (stryMutAct_9fa48("405") ? pathPrefix === '' : stryMutAct_9fa48("404") ? true : (stryCov_9fa48("404", "405"), pathPrefix !== (stryMutAct_9fa48("406") ? "Stryker was here!" : (stryCov_9fa48("406"), '')))) && (stryMutAct_9fa48("407") ? href.endsWith(`${pathPrefix}/`) : (stryCov_9fa48("407"), href.startsWith(stryMutAct_9fa48("408") ? `` : (stryCov_9fa48("408"), `${pathPrefix}/`)))));
    const plain = decodeSafely(hasPrefix ? stryMutAct_9fa48("409") ? href : (stryCov_9fa48("409"), href.slice(pathPrefix.length)) : href);
    const link = links.find(stryMutAct_9fa48("410") ? () => undefined : (stryCov_9fa48("410"), candidate => stryMutAct_9fa48("413") ? candidate.line !== null || decodeSafely(candidate.href) === plain : stryMutAct_9fa48("412") ? false : stryMutAct_9fa48("411") ? true : (stryCov_9fa48("411", "412", "413"), (stryMutAct_9fa48("415") ? candidate.line === null : stryMutAct_9fa48("414") ? true : (stryCov_9fa48("414", "415"), candidate.line !== null)) && (stryMutAct_9fa48("417") ? decodeSafely(candidate.href) !== plain : stryMutAct_9fa48("416") ? true : (stryCov_9fa48("416", "417"), decodeSafely(candidate.href) === plain)))));
    return (stryMutAct_9fa48("418") ? link.line : (stryCov_9fa48("418"), link?.line)) ? stryMutAct_9fa48("419") ? {} : (stryCov_9fa48("419"), {
      line: link.line,
      column: stryMutAct_9fa48("420") ? link.column && 1 : (stryCov_9fa48("420"), link.column ?? 1)
    }) : undefined;
  }
}