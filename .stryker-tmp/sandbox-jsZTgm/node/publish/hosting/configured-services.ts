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
import { providerOf, readSearchService } from '../../../src/search/providers/index';
import { integrationServices, readIntegrations } from '../../../src/shared/integrations';
import { readAssistantUrl } from '../../../src/shared/search-settings';
import type { ConfiguredServices } from './services';

/** Returns the services that the environment enables, for the Content-Security-Policy. */
export function configuredServices(variables: NodeJS.ProcessEnv = process.env): ConfiguredServices {
  if (stryMutAct_9fa48("707")) {
    {}
  } else {
    stryCov_9fa48("707");
    const search = readSearchService(variables);
    const searchHosts = providerOf(search.provider).hosts(search);
    const assistantUrl = readAssistantUrl(variables);
    return stryMutAct_9fa48("708") ? {} : (stryCov_9fa48("708"), {
      ...integrationServices(readIntegrations(variables)),
      ...((stryMutAct_9fa48("712") ? searchHosts.length <= 0 : stryMutAct_9fa48("711") ? searchHosts.length >= 0 : stryMutAct_9fa48("710") ? false : stryMutAct_9fa48("709") ? true : (stryCov_9fa48("709", "710", "711", "712"), searchHosts.length > 0)) ? stryMutAct_9fa48("713") ? {} : (stryCov_9fa48("713"), {
        searchHosts
      }) : {}),
      ...((stryMutAct_9fa48("716") ? assistantUrl !== null : stryMutAct_9fa48("715") ? false : stryMutAct_9fa48("714") ? true : (stryCov_9fa48("714", "715", "716"), assistantUrl === null)) ? {} : stryMutAct_9fa48("717") ? {} : (stryCov_9fa48("717"), {
        assistantUrl
      }))
    });
  }
}