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
import { braceExpand, Minimatch } from 'minimatch';
import type { MinimatchOptions } from 'minimatch';

/** Whether a path matches. */
export type PathTest = (path: string) => boolean;

/** Same behaviour on every platform, including Windows build machines. */
const posix: MinimatchOptions = stryMutAct_9fa48("1576") ? {} : (stryCov_9fa48("1576"), {
  platform: stryMutAct_9fa48("1577") ? "" : (stryCov_9fa48("1577"), 'linux'),
  nobrace: stryMutAct_9fa48("1578") ? false : (stryCov_9fa48("1578"), true)
});
const row: MinimatchOptions = stryMutAct_9fa48("1579") ? {} : (stryCov_9fa48("1579"), {
  ...posix,
  nocomment: stryMutAct_9fa48("1580") ? false : (stryCov_9fa48("1580"), true),
  nonegate: stryMutAct_9fa48("1581") ? false : (stryCov_9fa48("1581"), true)
});
const magic = stryMutAct_9fa48("1582") ? /[^*?[{(]/g : (stryCov_9fa48("1582"), /[*?[{(]/g);

/**
 * Limits for patterns with wildcards: far above what people write, yet low enough that the slowest pattern takes
 * milliseconds for any path. minimatch is exact, but its time grows with the products of these numbers.
 */
const limits = stryMutAct_9fa48("1583") ? {} : (stryCov_9fa48("1583"), {
  length: 1024,
  brackets: 32,
  alternatives: 100,
  expandedLength: 4096,
  wildcards: 256
});

/** Longest pattern that minimatch accepts; it throws beyond it. */
const longestPattern = 65_536;

/** Compiles a glob with minimatch's semantics. Throws minimatch's errors, and a `RangeError` beyond the limits. */
export function compileGlob(pattern: string): PathTest {
  if (stryMutAct_9fa48("1584")) {
    {}
  } else {
    stryCov_9fa48("1584");
    if (stryMutAct_9fa48("1587") ? typeof pattern === 'string' || pattern.length <= longestPattern : stryMutAct_9fa48("1586") ? false : stryMutAct_9fa48("1585") ? true : (stryCov_9fa48("1585", "1586", "1587"), (stryMutAct_9fa48("1589") ? typeof pattern !== 'string' : stryMutAct_9fa48("1588") ? true : (stryCov_9fa48("1588", "1589"), typeof pattern === (stryMutAct_9fa48("1590") ? "" : (stryCov_9fa48("1590"), 'string')))) && (stryMutAct_9fa48("1593") ? pattern.length > longestPattern : stryMutAct_9fa48("1592") ? pattern.length < longestPattern : stryMutAct_9fa48("1591") ? true : (stryCov_9fa48("1591", "1592", "1593"), pattern.length <= longestPattern)))) checkWildcards(pattern);
    const whole = new Minimatch(pattern, posix);
    if (stryMutAct_9fa48("1596") ? (whole.comment || whole.empty) && !pattern.includes('{') : stryMutAct_9fa48("1595") ? false : stryMutAct_9fa48("1594") ? true : (stryCov_9fa48("1594", "1595", "1596"), (stryMutAct_9fa48("1598") ? whole.comment && whole.empty : stryMutAct_9fa48("1597") ? false : (stryCov_9fa48("1597", "1598"), whole.comment || whole.empty)) || (stryMutAct_9fa48("1599") ? pattern.includes('{') : (stryCov_9fa48("1599"), !pattern.includes(stryMutAct_9fa48("1600") ? "" : (stryCov_9fa48("1600"), '{')))))) return stryMutAct_9fa48("1601") ? () => undefined : (stryCov_9fa48("1601"), path => whole.match(path));
    // minimatch compares all brace alternatives with each other when it compiles; one by one they cost their sum.
    const rows = braceExpand(whole.pattern, stryMutAct_9fa48("1602") ? {} : (stryCov_9fa48("1602"), {
      braceExpandMax: stryMutAct_9fa48("1603") ? limits.alternatives - 1 : (stryCov_9fa48("1603"), limits.alternatives + 1)
    }));
    const expanded = rows.join(stryMutAct_9fa48("1604") ? "Stryker was here!" : (stryCov_9fa48("1604"), ''));
    limit(stryMutAct_9fa48("1605") ? "" : (stryCov_9fa48("1605"), 'alternatives in braces'), rows.length, limits.alternatives);
    limit(stryMutAct_9fa48("1606") ? "" : (stryCov_9fa48("1606"), 'characters once its braces are expanded'), expanded.length, limits.expandedLength);
    limit(stryMutAct_9fa48("1607") ? "" : (stryCov_9fa48("1607"), 'wildcards once its braces are expanded'), count(expanded, magic), limits.wildcards);
    const alternatives = rows.map(stryMutAct_9fa48("1608") ? () => undefined : (stryCov_9fa48("1608"), text => new Minimatch(text, row)));
    return stryMutAct_9fa48("1609") ? () => undefined : (stryCov_9fa48("1609"), path => stryMutAct_9fa48("1612") ? alternatives.some(alternative => alternative.match(path)) === whole.negate : stryMutAct_9fa48("1611") ? false : stryMutAct_9fa48("1610") ? true : (stryCov_9fa48("1610", "1611", "1612"), (stryMutAct_9fa48("1613") ? alternatives.every(alternative => alternative.match(path)) : (stryCov_9fa48("1613"), alternatives.some(stryMutAct_9fa48("1614") ? () => undefined : (stryCov_9fa48("1614"), alternative => alternative.match(path))))) !== whole.negate));
  }
}

/** Runs first, because neither compiling nor expanding takes linear time. */
function checkWildcards(pattern: string): void {
  if (stryMutAct_9fa48("1615")) {
    {}
  } else {
    stryCov_9fa48("1615");
    const wildcards = count(pattern, magic);
    if (stryMutAct_9fa48("1618") ? wildcards !== 0 : stryMutAct_9fa48("1617") ? false : stryMutAct_9fa48("1616") ? true : (stryCov_9fa48("1616", "1617", "1618"), wildcards === 0)) return;
    limit(stryMutAct_9fa48("1619") ? "" : (stryCov_9fa48("1619"), 'characters besides wildcards'), pattern.length, limits.length);
    limit(stryMutAct_9fa48("1620") ? "" : (stryCov_9fa48("1620"), 'wildcards'), wildcards, limits.wildcards);
    limit(stryMutAct_9fa48("1621") ? "" : (stryCov_9fa48("1621"), 'brackets'), count(pattern, stryMutAct_9fa48("1622") ? /[^[{(]/g : (stryCov_9fa48("1622"), /[[{(]/g)), limits.brackets);
  }
}
const count = stryMutAct_9fa48("1623") ? () => undefined : (stryCov_9fa48("1623"), (() => {
  const count = (text: string, sign: RegExp): number => stryMutAct_9fa48("1624") ? text.match(sign)?.length && 0 : (stryCov_9fa48("1624"), (stryMutAct_9fa48("1625") ? text.match(sign).length : (stryCov_9fa48("1625"), text.match(sign)?.length)) ?? 0);
  return count;
})());
function limit(what: string, size: number, most: number): void {
  if (stryMutAct_9fa48("1626")) {
    {}
  } else {
    stryCov_9fa48("1626");
    if (stryMutAct_9fa48("1630") ? size <= most : stryMutAct_9fa48("1629") ? size >= most : stryMutAct_9fa48("1628") ? false : stryMutAct_9fa48("1627") ? true : (stryCov_9fa48("1627", "1628", "1629", "1630"), size > most)) throw new RangeError(stryMutAct_9fa48("1631") ? `` : (stryCov_9fa48("1631"), `pattern is too complex: more than ${most} ${what}`));
  }
}