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
import type { Actions } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { withSlash } from '../../src/shared/paths';

/** A page to create and its source file. */
export interface Route {
  /** Declared form. */
  path: string;
  source: string;
  component: string;
  context: object;
}

/**
 * Collects all pages before they are created. If several claim a path, which may differ in the trailing slash, the
 * first by source file wins, regardless of insertion order.
 */
export class RouteRegister {
  private readonly routes: Route[] = stryMutAct_9fa48("271") ? ["Stryker was here"] : (stryCov_9fa48("271"), []);
  add(route: Route): void {
    if (stryMutAct_9fa48("272")) {
      {}
    } else {
      stryCov_9fa48("272");
      this.routes.push(route);
    }
  }

  /** Creates the pages and returns a warning for each unreachable one. */
  createAll(createPage: Actions['createPage']): Diagnostic[] {
    if (stryMutAct_9fa48("273")) {
      {}
    } else {
      stryCov_9fa48("273");
      const diagnostics: Diagnostic[] = stryMutAct_9fa48("274") ? ["Stryker was here"] : (stryCov_9fa48("274"), []);
      const winners = new Map<string, Route>();
      for (const route of stryMutAct_9fa48("275") ? [...this.routes] : (stryCov_9fa48("275"), (stryMutAct_9fa48("276") ? [] : (stryCov_9fa48("276"), [...this.routes])).sort(stryMutAct_9fa48("277") ? () => undefined : (stryCov_9fa48("277"), (a, b) => compareText(a.source, b.source))))) {
        if (stryMutAct_9fa48("278")) {
          {}
        } else {
          stryCov_9fa48("278");
          const key = withSlash(route.path);
          const first = winners.get(key);
          if (stryMutAct_9fa48("280") ? false : stryMutAct_9fa48("279") ? true : (stryCov_9fa48("279", "280"), first)) diagnostics.push(describeDuplicate(route, first));else {
            if (stryMutAct_9fa48("281")) {
              {}
            } else {
              stryCov_9fa48("281");
              winners.set(key, route);
              createPage(stryMutAct_9fa48("282") ? {} : (stryCov_9fa48("282"), {
                path: route.path,
                component: route.component,
                context: stryMutAct_9fa48("283") ? {} : (stryCov_9fa48("283"), {
                  ...route.context
                })
              }));
            }
          }
        }
      }
      return diagnostics;
    }
  }
}
function compareText(a: string, b: string): number {
  if (stryMutAct_9fa48("284")) {
    {}
  } else {
    stryCov_9fa48("284");
    return (stryMutAct_9fa48("288") ? a >= b : stryMutAct_9fa48("287") ? a <= b : stryMutAct_9fa48("286") ? false : stryMutAct_9fa48("285") ? true : (stryCov_9fa48("285", "286", "287", "288"), a < b)) ? stryMutAct_9fa48("289") ? +1 : (stryCov_9fa48("289"), -1) : (stryMutAct_9fa48("293") ? a <= b : stryMutAct_9fa48("292") ? a >= b : stryMutAct_9fa48("291") ? false : stryMutAct_9fa48("290") ? true : (stryCov_9fa48("290", "291", "292", "293"), a > b)) ? 1 : 0;
  }
}
function describeDuplicate({
  path,
  source
}: Route, first: Route): Diagnostic {
  if (stryMutAct_9fa48("294")) {
    {}
  } else {
    stryCov_9fa48("294");
    return stryMutAct_9fa48("295") ? {} : (stryCov_9fa48("295"), {
      severity: stryMutAct_9fa48("296") ? "" : (stryCov_9fa48("296"), 'warning'),
      rule: stryMutAct_9fa48("297") ? "" : (stryCov_9fa48("297"), 'duplicate-route'),
      file: source,
      position: stryMutAct_9fa48("298") ? {} : (stryCov_9fa48("298"), {
        line: 1,
        column: 1
      }),
      message: stryMutAct_9fa48("299") ? `` : (stryCov_9fa48("299"), `The path ${path} is already used by ${first.source}, so this page is unreachable. Expected one page per path; set another "slug".`)
    });
  }
}