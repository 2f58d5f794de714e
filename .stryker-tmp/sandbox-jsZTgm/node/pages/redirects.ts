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
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { Diagnostic } from '../../src/shared/content-tree';
import { isBelowPath, withoutSlash, withSlash } from '../../src/shared/paths';
import { fillProductSlug } from '../../src/shared/product';
import type { Product } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';

/** An old or alternative path and its target page, both in declared form without base path. */
export interface Redirect {
  from: string;
  to: string;
}
interface Rule extends Redirect {
  line: number;
}

/** `content/data/redirects.csv`: columns `from`, `to`. A trailing `/*` on both sides matches all pages below. */
const redirectsFile = stryMutAct_9fa48("170") ? "" : (stryCov_9fa48("170"), 'content/data/redirects.csv');

/** Reads the redirect table of the site; a missing file is an empty table. */
export function readRedirects(pagePaths: readonly string[]): {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
} {
  if (stryMutAct_9fa48("171")) {
    {}
  } else {
    stryCov_9fa48("171");
    const file = path.resolve(redirectsFile);
    return resolveRedirects(existsSync(file) ? readFileSync(file, stryMutAct_9fa48("172") ? "" : (stryCov_9fa48("172"), 'utf8')) : stryMutAct_9fa48("173") ? "Stryker was here!" : (stryCov_9fa48("173"), ''), pagePaths, settings.product);
  }
}

/**
 * Resolves the table, expanding its patterns to existing pages. A rule is dropped and reported if it would shadow a
 * page, if its target is not a page, which covers chains and loops, or if its source is taken.
 */
export function resolveRedirects(table: string, pagePaths: readonly string[], product: Product): {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
} {
  if (stryMutAct_9fa48("174")) {
    {}
  } else {
    stryCov_9fa48("174");
    const {
      rules,
      diagnostics
    } = parseTable(table, product);
    const existing = new Set(pagePaths.map(withSlash));
    const redirects = new Map<string, Rule>();
    for (const rule of rules.flatMap(stryMutAct_9fa48("175") ? () => undefined : (stryCov_9fa48("175"), pattern => expand(pattern, pagePaths)))) {
      if (stryMutAct_9fa48("176")) {
        {}
      } else {
        stryCov_9fa48("176");
        const key = withSlash(rule.from);
        const other = redirects.get(key);
        const drop = (reason: string): void => {
          if (stryMutAct_9fa48("177")) {
            {}
          } else {
            stryCov_9fa48("177");
            diagnostics.push(warn(rule.line, stryMutAct_9fa48("178") ? `` : (stryCov_9fa48("178"), `${rule.from} → ${rule.to}: ${reason}, so the redirect is ignored.`)));
          }
        };
        if (stryMutAct_9fa48("180") ? false : stryMutAct_9fa48("179") ? true : (stryCov_9fa48("179", "180"), existing.has(key))) drop(stryMutAct_9fa48("181") ? "" : (stryCov_9fa48("181"), 'a page has this path'));else if (stryMutAct_9fa48("184") ? false : stryMutAct_9fa48("183") ? true : stryMutAct_9fa48("182") ? existing.has(withSlash(rule.to)) : (stryCov_9fa48("182", "183", "184"), !existing.has(withSlash(rule.to)))) drop(stryMutAct_9fa48("185") ? "" : (stryCov_9fa48("185"), 'no page has the target path'));else if (stryMutAct_9fa48("188") ? other || other.to !== rule.to : stryMutAct_9fa48("187") ? false : stryMutAct_9fa48("186") ? true : (stryCov_9fa48("186", "187", "188"), other && (stryMutAct_9fa48("190") ? other.to === rule.to : stryMutAct_9fa48("189") ? true : (stryCov_9fa48("189", "190"), other.to !== rule.to)))) drop(stryMutAct_9fa48("191") ? `` : (stryCov_9fa48("191"), `line ${other.line} redirects this path to ${other.to}`));else if (stryMutAct_9fa48("194") ? false : stryMutAct_9fa48("193") ? true : stryMutAct_9fa48("192") ? other : (stryCov_9fa48("192", "193", "194"), !other)) redirects.set(key, rule);
      }
    }
    const sorted = stryMutAct_9fa48("195") ? [...redirects.values()] : (stryCov_9fa48("195"), (stryMutAct_9fa48("196") ? [] : (stryCov_9fa48("196"), [...redirects.values()])).sort(stryMutAct_9fa48("197") ? () => undefined : (stryCov_9fa48("197"), (a, b) => a.from.localeCompare(b.from, stryMutAct_9fa48("198") ? "" : (stryCov_9fa48("198"), 'en')))));
    return stryMutAct_9fa48("199") ? {} : (stryCov_9fa48("199"), {
      redirects: sorted.map(stryMutAct_9fa48("200") ? () => undefined : (stryCov_9fa48("200"), ({
        from,
        to
      }) => stryMutAct_9fa48("201") ? {} : (stryCov_9fa48("201"), {
        from,
        to
      }))),
      diagnostics
    });
  }
}
interface ParsedRow {
  record: Record<string, string>;
  info: {
    lines: number;
  };
}
function parseTable(table: string, product: Product): {
  rules: Rule[];
  diagnostics: Diagnostic[];
} {
  if (stryMutAct_9fa48("202")) {
    {}
  } else {
    stryCov_9fa48("202");
    const rules: Rule[] = stryMutAct_9fa48("203") ? ["Stryker was here"] : (stryCov_9fa48("203"), []);
    const diagnostics: Diagnostic[] = stryMutAct_9fa48("204") ? ["Stryker was here"] : (stryCov_9fa48("204"), []);
    let rows: ParsedRow[] = stryMutAct_9fa48("205") ? ["Stryker was here"] : (stryCov_9fa48("205"), []);
    try {
      if (stryMutAct_9fa48("206")) {
        {}
      } else {
        stryCov_9fa48("206");
        rows = parse<ParsedRow>(table, stryMutAct_9fa48("207") ? {} : (stryCov_9fa48("207"), {
          columns: stryMutAct_9fa48("208") ? false : (stryCov_9fa48("208"), true),
          trim: stryMutAct_9fa48("209") ? false : (stryCov_9fa48("209"), true),
          comment: stryMutAct_9fa48("210") ? "" : (stryCov_9fa48("210"), '#'),
          info: stryMutAct_9fa48("211") ? false : (stryCov_9fa48("211"), true),
          skip_empty_lines: stryMutAct_9fa48("212") ? false : (stryCov_9fa48("212"), true)
        }));
      }
    } catch (reason) {
      if (stryMutAct_9fa48("213")) {
        {}
      } else {
        stryCov_9fa48("213");
        if (stryMutAct_9fa48("216") ? false : stryMutAct_9fa48("215") ? true : stryMutAct_9fa48("214") ? reason instanceof CsvError : (stryCov_9fa48("214", "215", "216"), !(reason instanceof CsvError))) throw reason;
        diagnostics.push(warn(stryMutAct_9fa48("219") ? Number(reason.lines) && 1 : stryMutAct_9fa48("218") ? false : stryMutAct_9fa48("217") ? true : (stryCov_9fa48("217", "218", "219"), Number(reason.lines) || 1), stryMutAct_9fa48("220") ? `` : (stryCov_9fa48("220"), `${reason.message}. Expected two columns, from and to.`)));
      }
    }
    for (const {
      record,
      info
    } of rows) {
      if (stryMutAct_9fa48("221")) {
        {}
      } else {
        stryCov_9fa48("221");
        const {
          from = stryMutAct_9fa48("222") ? "Stryker was here!" : (stryCov_9fa48("222"), ''),
          to = stryMutAct_9fa48("223") ? "Stryker was here!" : (stryCov_9fa48("223"), '')
        } = record;
        if (stryMutAct_9fa48("226") ? !from.startsWith('/') && !to.startsWith('/') : stryMutAct_9fa48("225") ? false : stryMutAct_9fa48("224") ? true : (stryCov_9fa48("224", "225", "226"), (stryMutAct_9fa48("227") ? from.startsWith('/') : (stryCov_9fa48("227"), !(stryMutAct_9fa48("228") ? from.endsWith('/') : (stryCov_9fa48("228"), from.startsWith(stryMutAct_9fa48("229") ? "" : (stryCov_9fa48("229"), '/')))))) || (stryMutAct_9fa48("230") ? to.startsWith('/') : (stryCov_9fa48("230"), !(stryMutAct_9fa48("231") ? to.endsWith('/') : (stryCov_9fa48("231"), to.startsWith(stryMutAct_9fa48("232") ? "" : (stryCov_9fa48("232"), '/')))))))) {
          if (stryMutAct_9fa48("233")) {
            {}
          } else {
            stryCov_9fa48("233");
            diagnostics.push(warn(info.lines, stryMutAct_9fa48("234") ? `` : (stryCov_9fa48("234"), `"${from}" → "${to}": expected two paths that begin with "/".`)));
          }
        } else if (stryMutAct_9fa48("237") ? from.endsWith('/*') === to.endsWith('/*') : stryMutAct_9fa48("236") ? false : stryMutAct_9fa48("235") ? true : (stryCov_9fa48("235", "236", "237"), (stryMutAct_9fa48("238") ? from.startsWith('/*') : (stryCov_9fa48("238"), from.endsWith(stryMutAct_9fa48("239") ? "" : (stryCov_9fa48("239"), '/*')))) !== (stryMutAct_9fa48("240") ? to.startsWith('/*') : (stryCov_9fa48("240"), to.endsWith(stryMutAct_9fa48("241") ? "" : (stryCov_9fa48("241"), '/*')))))) {
          if (stryMutAct_9fa48("242")) {
            {}
          } else {
            stryCov_9fa48("242");
            diagnostics.push(warn(info.lines, stryMutAct_9fa48("243") ? `` : (stryCov_9fa48("243"), `"${from}" → "${to}": expected a trailing "/*" on both sides or on neither.`)));
          }
        } else {
          if (stryMutAct_9fa48("244")) {
            {}
          } else {
            stryCov_9fa48("244");
            rules.push(stryMutAct_9fa48("245") ? {} : (stryCov_9fa48("245"), {
              from: fillProductSlug(from, product),
              to: fillProductSlug(to, product),
              line: info.lines
            }));
          }
        }
      }
    }
    return stryMutAct_9fa48("246") ? {} : (stryCov_9fa48("246"), {
      rules,
      diagnostics
    });
  }
}
function warn(line: number, message: string): Diagnostic {
  if (stryMutAct_9fa48("247")) {
    {}
  } else {
    stryCov_9fa48("247");
    return stryMutAct_9fa48("248") ? {} : (stryCov_9fa48("248"), {
      severity: stryMutAct_9fa48("249") ? "" : (stryCov_9fa48("249"), 'warning'),
      rule: stryMutAct_9fa48("250") ? "" : (stryCov_9fa48("250"), 'redirect'),
      file: redirectsFile,
      position: stryMutAct_9fa48("251") ? {} : (stryCov_9fa48("251"), {
        line,
        column: 1
      }),
      message
    });
  }
}
function expand(rule: Rule, pagePaths: readonly string[]): Rule[] {
  if (stryMutAct_9fa48("252")) {
    {}
  } else {
    stryCov_9fa48("252");
    if (stryMutAct_9fa48("255") ? false : stryMutAct_9fa48("254") ? true : stryMutAct_9fa48("253") ? rule.from.endsWith('/*') : (stryCov_9fa48("253", "254", "255"), !(stryMutAct_9fa48("256") ? rule.from.startsWith('/*') : (stryCov_9fa48("256"), rule.from.endsWith(stryMutAct_9fa48("257") ? "" : (stryCov_9fa48("257"), '/*')))))) return stryMutAct_9fa48("258") ? [] : (stryCov_9fa48("258"), [rule]);
    const base = withoutSlash(stryMutAct_9fa48("259") ? rule.to : (stryCov_9fa48("259"), rule.to.slice(0, stryMutAct_9fa48("260") ? +1 : (stryCov_9fa48("260"), -1))));
    return stryMutAct_9fa48("261") ? pagePaths.map((page): Rule => {
      const from = withSlash(rule.from.slice(0, -1)) + withSlash(page).slice(withSlash(base).length);
      return {
        from: page.endsWith('/') ? from : withoutSlash(from),
        to: page,
        line: rule.line
      };
    }) : (stryCov_9fa48("261"), pagePaths.filter(stryMutAct_9fa48("262") ? () => undefined : (stryCov_9fa48("262"), page => isBelowPath(page, base))).map((page): Rule => {
      if (stryMutAct_9fa48("263")) {
        {}
      } else {
        stryCov_9fa48("263");
        const from = stryMutAct_9fa48("264") ? withSlash(rule.from.slice(0, -1)) - withSlash(page).slice(withSlash(base).length) : (stryCov_9fa48("264"), withSlash(stryMutAct_9fa48("265") ? rule.from : (stryCov_9fa48("265"), rule.from.slice(0, stryMutAct_9fa48("266") ? +1 : (stryCov_9fa48("266"), -1)))) + (stryMutAct_9fa48("267") ? withSlash(page) : (stryCov_9fa48("267"), withSlash(page).slice(withSlash(base).length))));
        return stryMutAct_9fa48("268") ? {} : (stryCov_9fa48("268"), {
          from: (stryMutAct_9fa48("269") ? page.startsWith('/') : (stryCov_9fa48("269"), page.endsWith(stryMutAct_9fa48("270") ? "" : (stryCov_9fa48("270"), '/')))) ? from : withoutSlash(from),
          to: page,
          line: rule.line
        });
      }
    }));
  }
}