/** Returns the `names` within two edits of `name`, ignoring case, closest first. */function stryNS_9fa48() {
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
export function closestNames(name: string, names: Iterable<string>): string[] {
  if (stryMutAct_9fa48("0")) {
    {}
  } else {
    stryCov_9fa48("0");
    return stryMutAct_9fa48("2") ? [...names].map(other => ({
      other,
      distance: distance(name.toLowerCase(), other.toLowerCase())
    })).sort((a, b) => a.distance - b.distance || a.other.localeCompare(b.other, 'en')).map(({
      other
    }) => other) : stryMutAct_9fa48("1") ? [...names].map(other => ({
      other,
      distance: distance(name.toLowerCase(), other.toLowerCase())
    })).filter(({
      distance: edits,
      other
    }) => edits <= Math.min(2, Math.floor(other.length / 3))).map(({
      other
    }) => other) : (stryCov_9fa48("1", "2"), (stryMutAct_9fa48("3") ? [] : (stryCov_9fa48("3"), [...names])).map(stryMutAct_9fa48("4") ? () => undefined : (stryCov_9fa48("4"), other => stryMutAct_9fa48("5") ? {} : (stryCov_9fa48("5"), {
      other,
      distance: distance(stryMutAct_9fa48("6") ? name.toUpperCase() : (stryCov_9fa48("6"), name.toLowerCase()), stryMutAct_9fa48("7") ? other.toUpperCase() : (stryCov_9fa48("7"), other.toLowerCase()))
    }))).filter(stryMutAct_9fa48("8") ? () => undefined : (stryCov_9fa48("8"), ({
      distance: edits,
      other
    }) => stryMutAct_9fa48("12") ? edits > Math.min(2, Math.floor(other.length / 3)) : stryMutAct_9fa48("11") ? edits < Math.min(2, Math.floor(other.length / 3)) : stryMutAct_9fa48("10") ? false : stryMutAct_9fa48("9") ? true : (stryCov_9fa48("9", "10", "11", "12"), edits <= (stryMutAct_9fa48("13") ? Math.max(2, Math.floor(other.length / 3)) : (stryCov_9fa48("13"), Math.min(2, Math.floor(stryMutAct_9fa48("14") ? other.length * 3 : (stryCov_9fa48("14"), other.length / 3)))))))).sort(stryMutAct_9fa48("15") ? () => undefined : (stryCov_9fa48("15"), (a, b) => stryMutAct_9fa48("18") ? a.distance - b.distance && a.other.localeCompare(b.other, 'en') : stryMutAct_9fa48("17") ? false : stryMutAct_9fa48("16") ? true : (stryCov_9fa48("16", "17", "18"), (stryMutAct_9fa48("19") ? a.distance + b.distance : (stryCov_9fa48("19"), a.distance - b.distance)) || a.other.localeCompare(b.other, stryMutAct_9fa48("20") ? "" : (stryCov_9fa48("20"), 'en'))))).map(stryMutAct_9fa48("21") ? () => undefined : (stryCov_9fa48("21"), ({
      other
    }) => other)));
  }
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  if (stryMutAct_9fa48("22")) {
    {}
  } else {
    stryCov_9fa48("22");
    let row = Array.from(stryMutAct_9fa48("23") ? {} : (stryCov_9fa48("23"), {
      length: stryMutAct_9fa48("24") ? b.length - 1 : (stryCov_9fa48("24"), b.length + 1)
    }), stryMutAct_9fa48("25") ? () => undefined : (stryCov_9fa48("25"), (_, i) => i));
    for (let i = 1; stryMutAct_9fa48("28") ? i > a.length : stryMutAct_9fa48("27") ? i < a.length : stryMutAct_9fa48("26") ? false : (stryCov_9fa48("26", "27", "28"), i <= a.length); stryMutAct_9fa48("29") ? i-- : (stryCov_9fa48("29"), i++)) {
      if (stryMutAct_9fa48("30")) {
        {}
      } else {
        stryCov_9fa48("30");
        const next = stryMutAct_9fa48("31") ? [] : (stryCov_9fa48("31"), [i]);
        for (let j = 1; stryMutAct_9fa48("34") ? j > b.length : stryMutAct_9fa48("33") ? j < b.length : stryMutAct_9fa48("32") ? false : (stryCov_9fa48("32", "33", "34"), j <= b.length); stryMutAct_9fa48("35") ? j-- : (stryCov_9fa48("35"), j++)) {
          if (stryMutAct_9fa48("36")) {
            {}
          } else {
            stryCov_9fa48("36");
            const substitution = stryMutAct_9fa48("37") ? (row[j - 1] ?? 0) - (a[i - 1] === b[j - 1] ? 0 : 1) : (stryCov_9fa48("37"), (stryMutAct_9fa48("38") ? row[j - 1] && 0 : (stryCov_9fa48("38"), row[stryMutAct_9fa48("39") ? j + 1 : (stryCov_9fa48("39"), j - 1)] ?? 0)) + ((stryMutAct_9fa48("42") ? a[i - 1] !== b[j - 1] : stryMutAct_9fa48("41") ? false : stryMutAct_9fa48("40") ? true : (stryCov_9fa48("40", "41", "42"), a[stryMutAct_9fa48("43") ? i + 1 : (stryCov_9fa48("43"), i - 1)] === b[stryMutAct_9fa48("44") ? j + 1 : (stryCov_9fa48("44"), j - 1)])) ? 0 : 1));
            next.push(stryMutAct_9fa48("45") ? Math.max((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution) : (stryCov_9fa48("45"), Math.min(stryMutAct_9fa48("46") ? (row[j] ?? 0) - 1 : (stryCov_9fa48("46"), (stryMutAct_9fa48("47") ? row[j] && 0 : (stryCov_9fa48("47"), row[j] ?? 0)) + 1), stryMutAct_9fa48("48") ? (next[j - 1] ?? 0) - 1 : (stryCov_9fa48("48"), (stryMutAct_9fa48("49") ? next[j - 1] && 0 : (stryCov_9fa48("49"), next[stryMutAct_9fa48("50") ? j + 1 : (stryCov_9fa48("50"), j - 1)] ?? 0)) + 1), substitution)));
          }
        }
        row = next;
      }
    }
    return stryMutAct_9fa48("51") ? row[b.length] && 0 : (stryCov_9fa48("51"), row[b.length] ?? 0);
  }
}