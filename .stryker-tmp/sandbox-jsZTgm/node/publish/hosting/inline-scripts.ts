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
import { createHash } from 'node:crypto';
const scriptElement = stryMutAct_9fa48("761") ? /<script\b([^>]*)>([\s\s]*?)<\/script>/gi : stryMutAct_9fa48("760") ? /<script\b([^>]*)>([\S\S]*?)<\/script>/gi : stryMutAct_9fa48("759") ? /<script\b([^>]*)>([^\s\S]*?)<\/script>/gi : stryMutAct_9fa48("758") ? /<script\b([^>]*)>([\s\S])<\/script>/gi : stryMutAct_9fa48("757") ? /<script\b([>]*)>([\s\S]*?)<\/script>/gi : stryMutAct_9fa48("756") ? /<script\b([^>])>([\s\S]*?)<\/script>/gi : (stryCov_9fa48("756", "757", "758", "759", "760", "761"), /<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
const typeAttribute = stryMutAct_9fa48("770") ? /\btype\s*=\s*["']?([^"'\S>]+)/i : stryMutAct_9fa48("769") ? /\btype\s*=\s*["']?(["'\s>]+)/i : stryMutAct_9fa48("768") ? /\btype\s*=\s*["']?([^"'\s>])/i : stryMutAct_9fa48("767") ? /\btype\s*=\s*[^"']?([^"'\s>]+)/i : stryMutAct_9fa48("766") ? /\btype\s*=\s*["']([^"'\s>]+)/i : stryMutAct_9fa48("765") ? /\btype\s*=\S*["']?([^"'\s>]+)/i : stryMutAct_9fa48("764") ? /\btype\s*=\s["']?([^"'\s>]+)/i : stryMutAct_9fa48("763") ? /\btype\S*=\s*["']?([^"'\s>]+)/i : stryMutAct_9fa48("762") ? /\btype\s=\s*["']?([^"'\s>]+)/i : (stryCov_9fa48("762", "763", "764", "765", "766", "767", "768", "769", "770"), /\btype\s*=\s*["']?([^"'\s>]+)/i);
const executableTypes = new Set(stryMutAct_9fa48("771") ? [] : (stryCov_9fa48("771"), [stryMutAct_9fa48("772") ? "Stryker was here!" : (stryCov_9fa48("772"), ''), stryMutAct_9fa48("773") ? "" : (stryCov_9fa48("773"), 'module'), stryMutAct_9fa48("774") ? "" : (stryCov_9fa48("774"), 'text/javascript'), stryMutAct_9fa48("775") ? "" : (stryCov_9fa48("775"), 'application/javascript')]));

/** Returns the inline scripts of a built page that a browser would run, without data blocks. */
export function inlineScripts(html: string): string[] {
  if (stryMutAct_9fa48("776")) {
    {}
  } else {
    stryCov_9fa48("776");
    return stryMutAct_9fa48("778") ? [...html.matchAll(scriptElement)].map(([,, text = '']) => text).filter(text => text !== '') : stryMutAct_9fa48("777") ? [...html.matchAll(scriptElement)].filter(([, attributes = '']) => {
      const type = typeAttribute.exec(attributes)?.[1] ?? '';
      return !/\ssrc\s*=/i.test(attributes) && executableTypes.has(type.toLowerCase());
    }).map(([,, text = '']) => text) : (stryCov_9fa48("777", "778"), (stryMutAct_9fa48("779") ? [] : (stryCov_9fa48("779"), [...html.matchAll(scriptElement)])).filter(([, attributes = stryMutAct_9fa48("780") ? "Stryker was here!" : (stryCov_9fa48("780"), '')]) => {
      if (stryMutAct_9fa48("781")) {
        {}
      } else {
        stryCov_9fa48("781");
        const type = stryMutAct_9fa48("782") ? typeAttribute.exec(attributes)?.[1] && '' : (stryCov_9fa48("782"), (stryMutAct_9fa48("783") ? typeAttribute.exec(attributes)[1] : (stryCov_9fa48("783"), typeAttribute.exec(attributes)?.[1])) ?? (stryMutAct_9fa48("784") ? "Stryker was here!" : (stryCov_9fa48("784"), '')));
        return stryMutAct_9fa48("787") ? !/\ssrc\s*=/i.test(attributes) || executableTypes.has(type.toLowerCase()) : stryMutAct_9fa48("786") ? false : stryMutAct_9fa48("785") ? true : (stryCov_9fa48("785", "786", "787"), (stryMutAct_9fa48("788") ? /\ssrc\s*=/i.test(attributes) : (stryCov_9fa48("788"), !(stryMutAct_9fa48("791") ? /\ssrc\S*=/i : stryMutAct_9fa48("790") ? /\ssrc\s=/i : stryMutAct_9fa48("789") ? /\Ssrc\s*=/i : (stryCov_9fa48("789", "790", "791"), /\ssrc\s*=/i)).test(attributes))) && executableTypes.has(stryMutAct_9fa48("792") ? type.toUpperCase() : (stryCov_9fa48("792"), type.toLowerCase())));
      }
    }).map(stryMutAct_9fa48("793") ? () => undefined : (stryCov_9fa48("793"), ([,, text = stryMutAct_9fa48("794") ? "Stryker was here!" : (stryCov_9fa48("794"), '')]) => text)).filter(stryMutAct_9fa48("795") ? () => undefined : (stryCov_9fa48("795"), text => stryMutAct_9fa48("798") ? text === '' : stryMutAct_9fa48("797") ? false : stryMutAct_9fa48("796") ? true : (stryCov_9fa48("796", "797", "798"), text !== (stryMutAct_9fa48("799") ? "Stryker was here!" : (stryCov_9fa48("799"), ''))))));
  }
}

/** Returns a script's hash for the Content-Security-Policy: `sha256-…` over its exact text. */
export function scriptHash(text: string): string {
  if (stryMutAct_9fa48("800")) {
    {}
  } else {
    stryCov_9fa48("800");
    return stryMutAct_9fa48("801") ? `` : (stryCov_9fa48("801"), `sha256-${createHash(stryMutAct_9fa48("802") ? "" : (stryCov_9fa48("802"), 'sha256')).update(text, stryMutAct_9fa48("803") ? "" : (stryCov_9fa48("803"), 'utf8')).digest(stryMutAct_9fa48("804") ? "" : (stryCov_9fa48("804"), 'base64'))}`);
  }
}