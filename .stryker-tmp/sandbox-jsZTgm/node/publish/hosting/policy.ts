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
import type { ServiceSources, SourceDirective } from './services';

/** Input of the security headers. */
export interface PolicyInput {
  /** `sha256-…` of each inline script; a handful, the same on all pages. */
  scriptHashes: readonly string[];
  /** Origins of the configured services. */
  services?: ServiceSources | undefined;
}
export interface Header {
  name: string;
  value: string;
}
const self = stryMutAct_9fa48("857") ? "" : (stryCov_9fa48("857"), "'self'");
const none = stryMutAct_9fa48("858") ? "" : (stryCov_9fa48("858"), "'none'");

/**
 * Sources of each directive before services are added. Scripts have no `unsafe-inline`. Styles do, because diagrams and
 * server-rendered elements have `style` attributes and no reader input ever becomes HTML.
 */
const ownSources: Record<string, readonly string[]> = stryMutAct_9fa48("859") ? {} : (stryCov_9fa48("859"), {
  'default-src': stryMutAct_9fa48("860") ? [] : (stryCov_9fa48("860"), [self]),
  'base-uri': stryMutAct_9fa48("861") ? [] : (stryCov_9fa48("861"), [self]),
  'connect-src': stryMutAct_9fa48("862") ? [] : (stryCov_9fa48("862"), [self]),
  'font-src': stryMutAct_9fa48("863") ? [] : (stryCov_9fa48("863"), [self]),
  'form-action': stryMutAct_9fa48("864") ? [] : (stryCov_9fa48("864"), [self]),
  'frame-ancestors': stryMutAct_9fa48("865") ? [] : (stryCov_9fa48("865"), [self]),
  'frame-src': stryMutAct_9fa48("866") ? [] : (stryCov_9fa48("866"), [none]),
  'img-src': stryMutAct_9fa48("867") ? [] : (stryCov_9fa48("867"), [self, stryMutAct_9fa48("868") ? "" : (stryCov_9fa48("868"), 'data:')]),
  'manifest-src': stryMutAct_9fa48("869") ? [] : (stryCov_9fa48("869"), [self]),
  'media-src': stryMutAct_9fa48("870") ? [] : (stryCov_9fa48("870"), [self]),
  'object-src': stryMutAct_9fa48("871") ? [] : (stryCov_9fa48("871"), [none]),
  'script-src': stryMutAct_9fa48("872") ? [] : (stryCov_9fa48("872"), [self]),
  'script-src-attr': stryMutAct_9fa48("873") ? [] : (stryCov_9fa48("873"), [none]),
  'style-src': stryMutAct_9fa48("874") ? [] : (stryCov_9fa48("874"), [self, stryMutAct_9fa48("875") ? "" : (stryCov_9fa48("875"), "'unsafe-inline'")]),
  'worker-src': stryMutAct_9fa48("876") ? [] : (stryCov_9fa48("876"), [self])
});

/** Returns the Content-Security-Policy of all pages. */
export function contentSecurityPolicy({
  scriptHashes,
  services = {}
}: PolicyInput): string {
  if (stryMutAct_9fa48("877")) {
    {}
  } else {
    stryCov_9fa48("877");
    const hashes = stryMutAct_9fa48("878") ? [...new Set(scriptHashes)].map(hash => `'${hash}'`) : (stryCov_9fa48("878"), (stryMutAct_9fa48("879") ? [] : (stryCov_9fa48("879"), [...new Set(scriptHashes)])).sort().map(stryMutAct_9fa48("880") ? () => undefined : (stryCov_9fa48("880"), hash => stryMutAct_9fa48("881") ? `` : (stryCov_9fa48("881"), `'${hash}'`))));
    return Object.entries(ownSources).map(([directive, own]) => {
      if (stryMutAct_9fa48("882")) {
        {}
      } else {
        stryCov_9fa48("882");
        const added = stryMutAct_9fa48("883") ? services[directive as SourceDirective] && [] : (stryCov_9fa48("883"), services[directive as SourceDirective] ?? (stryMutAct_9fa48("884") ? ["Stryker was here"] : (stryCov_9fa48("884"), [])));
        const kept = (stryMutAct_9fa48("888") ? added.length <= 0 : stryMutAct_9fa48("887") ? added.length >= 0 : stryMutAct_9fa48("886") ? false : stryMutAct_9fa48("885") ? true : (stryCov_9fa48("885", "886", "887", "888"), added.length > 0)) ? stryMutAct_9fa48("889") ? own : (stryCov_9fa48("889"), own.filter(stryMutAct_9fa48("890") ? () => undefined : (stryCov_9fa48("890"), source => stryMutAct_9fa48("893") ? source === none : stryMutAct_9fa48("892") ? false : stryMutAct_9fa48("891") ? true : (stryCov_9fa48("891", "892", "893"), source !== none)))) : own;
        const sources = stryMutAct_9fa48("894") ? [] : (stryCov_9fa48("894"), [...kept, ...((stryMutAct_9fa48("897") ? directive !== 'script-src' : stryMutAct_9fa48("896") ? false : stryMutAct_9fa48("895") ? true : (stryCov_9fa48("895", "896", "897"), directive === (stryMutAct_9fa48("898") ? "" : (stryCov_9fa48("898"), 'script-src')))) ? hashes : stryMutAct_9fa48("899") ? ["Stryker was here"] : (stryCov_9fa48("899"), [])), ...added]);
        return stryMutAct_9fa48("900") ? `` : (stryCov_9fa48("900"), `${directive} ${sources.join(stryMutAct_9fa48("901") ? "" : (stryCov_9fa48("901"), ' '))}`);
      }
    }).join(stryMutAct_9fa48("902") ? "" : (stryCov_9fa48("902"), '; '));
  }
}

/** Returns the headers of every response, in the order in which they are written. */
export function securityHeaders(input: PolicyInput): Header[] {
  if (stryMutAct_9fa48("903")) {
    {}
  } else {
    stryCov_9fa48("903");
    return stryMutAct_9fa48("904") ? [] : (stryCov_9fa48("904"), [stryMutAct_9fa48("905") ? {} : (stryCov_9fa48("905"), {
      name: stryMutAct_9fa48("906") ? "" : (stryCov_9fa48("906"), 'Content-Security-Policy'),
      value: contentSecurityPolicy(input)
    }), stryMutAct_9fa48("907") ? {} : (stryCov_9fa48("907"), {
      name: stryMutAct_9fa48("908") ? "" : (stryCov_9fa48("908"), 'X-Content-Type-Options'),
      value: stryMutAct_9fa48("909") ? "" : (stryCov_9fa48("909"), 'nosniff')
    }), stryMutAct_9fa48("910") ? {} : (stryCov_9fa48("910"), {
      name: stryMutAct_9fa48("911") ? "" : (stryCov_9fa48("911"), 'X-Frame-Options'),
      value: stryMutAct_9fa48("912") ? "" : (stryCov_9fa48("912"), 'SAMEORIGIN')
    }), stryMutAct_9fa48("913") ? {} : (stryCov_9fa48("913"), {
      name: stryMutAct_9fa48("914") ? "" : (stryCov_9fa48("914"), 'Referrer-Policy'),
      value: stryMutAct_9fa48("915") ? "" : (stryCov_9fa48("915"), 'strict-origin-when-cross-origin')
    }), stryMutAct_9fa48("916") ? {} : (stryCov_9fa48("916"), {
      name: stryMutAct_9fa48("917") ? "" : (stryCov_9fa48("917"), 'Cross-Origin-Opener-Policy'),
      value: stryMutAct_9fa48("918") ? "" : (stryCov_9fa48("918"), 'same-origin')
    }), stryMutAct_9fa48("919") ? {} : (stryCov_9fa48("919"), {
      name: stryMutAct_9fa48("920") ? "" : (stryCov_9fa48("920"), 'Permissions-Policy'),
      value: (stryMutAct_9fa48("921") ? [] : (stryCov_9fa48("921"), [stryMutAct_9fa48("922") ? "" : (stryCov_9fa48("922"), 'accelerometer'), stryMutAct_9fa48("923") ? "" : (stryCov_9fa48("923"), 'camera'), stryMutAct_9fa48("924") ? "" : (stryCov_9fa48("924"), 'geolocation'), stryMutAct_9fa48("925") ? "" : (stryCov_9fa48("925"), 'gyroscope'), stryMutAct_9fa48("926") ? "" : (stryCov_9fa48("926"), 'magnetometer'), stryMutAct_9fa48("927") ? "" : (stryCov_9fa48("927"), 'microphone'), stryMutAct_9fa48("928") ? "" : (stryCov_9fa48("928"), 'payment'), stryMutAct_9fa48("929") ? "" : (stryCov_9fa48("929"), 'usb')])).map(stryMutAct_9fa48("930") ? () => undefined : (stryCov_9fa48("930"), feature => stryMutAct_9fa48("931") ? `` : (stryCov_9fa48("931"), `${feature}=()`))).join(stryMutAct_9fa48("932") ? "" : (stryCov_9fa48("932"), ', '))
    })]);
  }
}