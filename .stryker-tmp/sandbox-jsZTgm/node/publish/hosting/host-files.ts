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
import { renderHtaccess } from './apache';
import type { HeadersInput } from './headers-file';
import { renderHeaders } from './headers-file';
import type { HostInput } from './host-input';
import { renderNginx } from './nginx';
import { renderRedirects } from './redirects-file';

/** Input of all host files. */
type HostFilesInput = HeadersInput & Omit<HostInput, 'privateFiles'>;

/** Files in the output that hosts must not serve. */
export const privateFiles = ['.complete', '.htaccess', '_headers', '_nginx.conf', '_redirects'] as const;

/** Renders all host files, by name in the output, from one definition of headers, cache rules and redirects. */
export function renderHostFiles({
  files,
  ...input
}: HostFilesInput): Record<string, string> {
  if (stryMutAct_9fa48("742")) {
    {}
  } else {
    stryCov_9fa48("742");
    const host = stryMutAct_9fa48("743") ? {} : (stryCov_9fa48("743"), {
      ...input,
      privateFiles
    });
    return stryMutAct_9fa48("744") ? {} : (stryCov_9fa48("744"), {
      _headers: renderHeaders(stryMutAct_9fa48("745") ? {} : (stryCov_9fa48("745"), {
        ...input,
        files: stryMutAct_9fa48("746") ? files : (stryCov_9fa48("746"), files.filter(stryMutAct_9fa48("747") ? () => undefined : (stryCov_9fa48("747"), file => stryMutAct_9fa48("748") ? isPrivate(file) : (stryCov_9fa48("748"), !isPrivate(file)))))
      })),
      _redirects: renderRedirects(input.redirects, input.pathPrefix),
      '_nginx.conf': renderNginx(host),
      '.htaccess': renderHtaccess(host)
    });
  }
}
function isPrivate(file: string): boolean {
  if (stryMutAct_9fa48("749")) {
    {}
  } else {
    stryCov_9fa48("749");
    return stryMutAct_9fa48("750") ? privateFiles.every(name => file === `/${name}`) : (stryCov_9fa48("750"), privateFiles.some(stryMutAct_9fa48("751") ? () => undefined : (stryCov_9fa48("751"), name => stryMutAct_9fa48("754") ? file !== `/${name}` : stryMutAct_9fa48("753") ? false : stryMutAct_9fa48("752") ? true : (stryCov_9fa48("752", "753", "754"), file === (stryMutAct_9fa48("755") ? `` : (stryCov_9fa48("755"), `/${name}`))))));
  }
}