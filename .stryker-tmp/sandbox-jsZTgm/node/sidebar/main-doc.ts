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
import type { Area } from '../../src/shared/areas';
import { isSamePath } from '../../src/shared/paths';
import { isPublished } from '../content/doc';
import type { Doc } from '../content/doc';

/**
 * Returns the landing page of an area: the document in its settings, otherwise the one at the area's path, so that a
 * folder from elsewhere builds too; undefined if there is neither.
 */
export function findMainDoc({
  landing,
  basePath
}: Area, docs: readonly Doc[]): Doc | undefined {
  if (stryMutAct_9fa48("1394")) {
    {}
  } else {
    stryCov_9fa48("1394");
    const candidates = stryMutAct_9fa48("1395") ? docs : (stryCov_9fa48("1395"), docs.filter(isPublished));
    return stryMutAct_9fa48("1396") ? candidates.find(({
      docId
    }) => 'doc' in landing && docId === landing.doc) && candidates.find(({
      path
    }) => isSamePath(path, basePath)) : (stryCov_9fa48("1396"), candidates.find(stryMutAct_9fa48("1397") ? () => undefined : (stryCov_9fa48("1397"), ({
      docId
    }) => stryMutAct_9fa48("1400") ? 'doc' in landing || docId === landing.doc : stryMutAct_9fa48("1399") ? false : stryMutAct_9fa48("1398") ? true : (stryCov_9fa48("1398", "1399", "1400"), (stryMutAct_9fa48("1401") ? "" : (stryCov_9fa48("1401"), 'doc')) in landing && (stryMutAct_9fa48("1403") ? docId !== landing.doc : stryMutAct_9fa48("1402") ? true : (stryCov_9fa48("1402", "1403"), docId === landing.doc))))) ?? candidates.find(stryMutAct_9fa48("1404") ? () => undefined : (stryCov_9fa48("1404"), ({
      path
    }) => isSamePath(path, basePath))));
  }
}