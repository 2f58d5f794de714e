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
import type { SitePage } from '../site-pages';
import type { PageFacts } from './page-facts';

/** Allowed length of a meta description in characters. */
const descriptionLength = stryMutAct_9fa48("505") ? {} : (stryCov_9fa48("505"), {
  min: 50,
  max: 160
});

/** Checks that every page has one h1, one title, one unique description of the right length and one canonical URL. */
export function checkMetadata(pages: readonly SitePage[], facts: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  if (stryMutAct_9fa48("506")) {
    {}
  } else {
    stryCov_9fa48("506");
    const descriptions = new Map<string, string>();
    const diagnostics: Diagnostic[] = stryMutAct_9fa48("507") ? ["Stryker was here"] : (stryCov_9fa48("507"), []);
    for (const page of pages) {
      if (stryMutAct_9fa48("508")) {
        {}
      } else {
        stryCov_9fa48("508");
        const found = facts.get(page.path);
        if (stryMutAct_9fa48("511") ? !found && page.path.startsWith('/404') : stryMutAct_9fa48("510") ? false : stryMutAct_9fa48("509") ? true : (stryCov_9fa48("509", "510", "511"), (stryMutAct_9fa48("512") ? found : (stryCov_9fa48("512"), !found)) || (stryMutAct_9fa48("513") ? page.path.endsWith('/404') : (stryCov_9fa48("513"), page.path.startsWith(stryMutAct_9fa48("514") ? "" : (stryCov_9fa48("514"), '/404')))))) continue;
        const warn = (message: string): void => {
          if (stryMutAct_9fa48("515")) {
            {}
          } else {
            stryCov_9fa48("515");
            diagnostics.push(stryMutAct_9fa48("516") ? {} : (stryCov_9fa48("516"), {
              severity: stryMutAct_9fa48("517") ? "" : (stryCov_9fa48("517"), 'warning'),
              rule: stryMutAct_9fa48("518") ? "" : (stryCov_9fa48("518"), 'metadata'),
              file: stryMutAct_9fa48("519") ? page.sourcePath && `page ${page.path}` : (stryCov_9fa48("519"), page.sourcePath ?? (stryMutAct_9fa48("520") ? `` : (stryCov_9fa48("520"), `page ${page.path}`))),
              message
            }));
          }
        };
        const expectOne = (count: number, what: string): void => {
          if (stryMutAct_9fa48("521")) {
            {}
          } else {
            stryCov_9fa48("521");
            if (stryMutAct_9fa48("524") ? count === 1 : stryMutAct_9fa48("523") ? false : stryMutAct_9fa48("522") ? true : (stryCov_9fa48("522", "523", "524"), count !== 1)) warn(stryMutAct_9fa48("525") ? `` : (stryCov_9fa48("525"), `The page has ${count} ${what}. Expected exactly one.`));
          }
        };
        expectOne(found.headings, stryMutAct_9fa48("526") ? "" : (stryCov_9fa48("526"), 'h1 elements'));
        expectOne(found.titles.length, stryMutAct_9fa48("527") ? "" : (stryCov_9fa48("527"), 'titles'));
        expectOne(found.canonicals.length, stryMutAct_9fa48("528") ? "" : (stryCov_9fa48("528"), 'canonical URLs'));
        expectOne(found.descriptions.length, stryMutAct_9fa48("529") ? "" : (stryCov_9fa48("529"), 'descriptions'));
        const [description] = found.descriptions;
        if (stryMutAct_9fa48("532") ? description !== undefined : stryMutAct_9fa48("531") ? false : stryMutAct_9fa48("530") ? true : (stryCov_9fa48("530", "531", "532"), description === undefined)) continue;
        const {
          min,
          max
        } = descriptionLength;
        if (stryMutAct_9fa48("535") ? description.length < min && description.length > max : stryMutAct_9fa48("534") ? false : stryMutAct_9fa48("533") ? true : (stryCov_9fa48("533", "534", "535"), (stryMutAct_9fa48("538") ? description.length >= min : stryMutAct_9fa48("537") ? description.length <= min : stryMutAct_9fa48("536") ? false : (stryCov_9fa48("536", "537", "538"), description.length < min)) || (stryMutAct_9fa48("541") ? description.length <= max : stryMutAct_9fa48("540") ? description.length >= max : stryMutAct_9fa48("539") ? false : (stryCov_9fa48("539", "540", "541"), description.length > max)))) {
          if (stryMutAct_9fa48("542")) {
            {}
          } else {
            stryCov_9fa48("542");
            warn(stryMutAct_9fa48("543") ? `` : (stryCov_9fa48("543"), `The description has ${description.length} characters. Expected ${min} to ${max}.`));
          }
        }
        const other = descriptions.get(description);
        if (stryMutAct_9fa48("546") ? other !== undefined : stryMutAct_9fa48("545") ? false : stryMutAct_9fa48("544") ? true : (stryCov_9fa48("544", "545", "546"), other === undefined)) descriptions.set(description, stryMutAct_9fa48("547") ? page.sourcePath && page.path : (stryCov_9fa48("547"), page.sourcePath ?? page.path));else warn(stryMutAct_9fa48("548") ? `` : (stryCov_9fa48("548"), `The description is the same as that of ${other}. Expected a unique description.`));
      }
    }
    return diagnostics;
  }
}