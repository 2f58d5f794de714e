/** The other origins that a page may use, depending on the site's configuration. */

/** Directives of a Content-Security-Policy that a service may need to extend. */function stryNS_9fa48() {
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
export type SourceDirective = 'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'script-src' | 'style-src';
export type ServiceSources = Partial<Record<SourceDirective, readonly string[]>>;

/** A service with a script; without `scriptUrl` the script, if any, is served by this site. */
export interface ScriptedService {
  scriptUrl?: string | undefined;
  origins?: readonly string[] | undefined;
}

/** The configured services; absent ones are not used and not in the policy. */
export interface ConfiguredServices {
  /** Host names or URLs of the search service. */
  searchHosts?: readonly string[] | undefined;
  /** URL of the assistant that answers questions. */
  assistantUrl?: string | undefined;
  /** The chat widget's script and the other origins that it loads from and talks to. */
  chatWidget?: ScriptedService | undefined;
  /** The analytics script and the other origins that events are sent to. */
  analytics?: ScriptedService | undefined;
  /** URL that the feedback form is sent to. */
  formUrl?: string | undefined;
}

/** Returns the sources that the policy must allow for these services, unique and sorted. */
export function serviceSources(services: ConfiguredServices): ServiceSources {
  if (stryMutAct_9fa48("960")) {
    {}
  } else {
    stryCov_9fa48("960");
    const {
      searchHosts = stryMutAct_9fa48("961") ? ["Stryker was here"] : (stryCov_9fa48("961"), []),
      assistantUrl,
      chatWidget,
      analytics,
      formUrl
    } = services;
    const sources = new Map<SourceDirective, Set<string>>();
    const allow = (address: string, ...directives: SourceDirective[]): void => {
      if (stryMutAct_9fa48("962")) {
        {}
      } else {
        stryCov_9fa48("962");
        const origin = sourceOf(address);
        for (const directive of directives) sources.set(directive, (stryMutAct_9fa48("963") ? sources.get(directive) && new Set() : (stryCov_9fa48("963"), sources.get(directive) ?? new Set())).add(origin));
      }
    };
    for (const host of searchHosts) allow(host, stryMutAct_9fa48("964") ? "" : (stryCov_9fa48("964"), 'connect-src'));
    if (stryMutAct_9fa48("966") ? false : stryMutAct_9fa48("965") ? true : (stryCov_9fa48("965", "966"), assistantUrl)) allow(assistantUrl, stryMutAct_9fa48("967") ? "" : (stryCov_9fa48("967"), 'connect-src'));
    if (stryMutAct_9fa48("969") ? false : stryMutAct_9fa48("968") ? true : (stryCov_9fa48("968", "969"), formUrl)) allow(formUrl, stryMutAct_9fa48("970") ? "" : (stryCov_9fa48("970"), 'connect-src'), stryMutAct_9fa48("971") ? "" : (stryCov_9fa48("971"), 'form-action'));
    if (stryMutAct_9fa48("973") ? false : stryMutAct_9fa48("972") ? true : (stryCov_9fa48("972", "973"), analytics)) {
      if (stryMutAct_9fa48("974")) {
        {}
      } else {
        stryCov_9fa48("974");
        if (stryMutAct_9fa48("976") ? false : stryMutAct_9fa48("975") ? true : (stryCov_9fa48("975", "976"), analytics.scriptUrl)) allow(analytics.scriptUrl, stryMutAct_9fa48("977") ? "" : (stryCov_9fa48("977"), 'script-src'), stryMutAct_9fa48("978") ? "" : (stryCov_9fa48("978"), 'connect-src'), stryMutAct_9fa48("979") ? "" : (stryCov_9fa48("979"), 'img-src'));
        for (const origin of stryMutAct_9fa48("980") ? analytics.origins && [] : (stryCov_9fa48("980"), analytics.origins ?? (stryMutAct_9fa48("981") ? ["Stryker was here"] : (stryCov_9fa48("981"), [])))) allow(origin, stryMutAct_9fa48("982") ? "" : (stryCov_9fa48("982"), 'connect-src'), stryMutAct_9fa48("983") ? "" : (stryCov_9fa48("983"), 'img-src'));
      }
    }
    if (stryMutAct_9fa48("985") ? false : stryMutAct_9fa48("984") ? true : (stryCov_9fa48("984", "985"), chatWidget)) {
      if (stryMutAct_9fa48("986")) {
        {}
      } else {
        stryCov_9fa48("986");
        for (const origin of (stryMutAct_9fa48("987") ? [] : (stryCov_9fa48("987"), [stryMutAct_9fa48("988") ? chatWidget.scriptUrl && [] : (stryCov_9fa48("988"), chatWidget.scriptUrl ?? (stryMutAct_9fa48("989") ? ["Stryker was here"] : (stryCov_9fa48("989"), []))), stryMutAct_9fa48("990") ? chatWidget.origins && [] : (stryCov_9fa48("990"), chatWidget.origins ?? (stryMutAct_9fa48("991") ? ["Stryker was here"] : (stryCov_9fa48("991"), [])))])).flat()) {
          if (stryMutAct_9fa48("992")) {
            {}
          } else {
            stryCov_9fa48("992");
            allow(origin, stryMutAct_9fa48("993") ? "" : (stryCov_9fa48("993"), 'script-src'), stryMutAct_9fa48("994") ? "" : (stryCov_9fa48("994"), 'connect-src'), stryMutAct_9fa48("995") ? "" : (stryCov_9fa48("995"), 'img-src'), stryMutAct_9fa48("996") ? "" : (stryCov_9fa48("996"), 'style-src'), stryMutAct_9fa48("997") ? "" : (stryCov_9fa48("997"), 'font-src'), stryMutAct_9fa48("998") ? "" : (stryCov_9fa48("998"), 'frame-src'), stryMutAct_9fa48("999") ? "" : (stryCov_9fa48("999"), 'media-src'));
          }
        }
      }
    }
    return Object.fromEntries((stryMutAct_9fa48("1000") ? [] : (stryCov_9fa48("1000"), [...sources])).map(stryMutAct_9fa48("1001") ? () => undefined : (stryCov_9fa48("1001"), ([directive, origins]) => stryMutAct_9fa48("1002") ? [] : (stryCov_9fa48("1002"), [directive, stryMutAct_9fa48("1003") ? [...origins] : (stryCov_9fa48("1003"), (stryMutAct_9fa48("1004") ? [] : (stryCov_9fa48("1004"), [...origins])).sort())]))));
  }
}

/** Returns `scheme://host:port` of a URL; without a scheme, HTTPS is assumed. A leading `*.` label is kept. */
function sourceOf(address: string): string {
  if (stryMutAct_9fa48("1005")) {
    {}
  } else {
    stryCov_9fa48("1005");
    const text = (stryMutAct_9fa48("1008") ? /^[a-z][a-z\d+.-]*:/i.test(address) || !/^[^/]*:\d/.test(address) : stryMutAct_9fa48("1007") ? false : stryMutAct_9fa48("1006") ? true : (stryCov_9fa48("1006", "1007", "1008"), (stryMutAct_9fa48("1013") ? /^[a-z][a-z\D+.-]*:/i : stryMutAct_9fa48("1012") ? /^[a-z][^a-z\d+.-]*:/i : stryMutAct_9fa48("1011") ? /^[a-z][a-z\d+.-]:/i : stryMutAct_9fa48("1010") ? /^[^a-z][a-z\d+.-]*:/i : stryMutAct_9fa48("1009") ? /[a-z][a-z\d+.-]*:/i : (stryCov_9fa48("1009", "1010", "1011", "1012", "1013"), /^[a-z][a-z\d+.-]*:/i)).test(address) && (stryMutAct_9fa48("1014") ? /^[^/]*:\d/.test(address) : (stryCov_9fa48("1014"), !(stryMutAct_9fa48("1018") ? /^[^/]*:\D/ : stryMutAct_9fa48("1017") ? /^[/]*:\d/ : stryMutAct_9fa48("1016") ? /^[^/]:\d/ : stryMutAct_9fa48("1015") ? /[^/]*:\d/ : (stryCov_9fa48("1015", "1016", "1017", "1018"), /^[^/]*:\d/)).test(address))))) ? address : stryMutAct_9fa48("1019") ? `` : (stryCov_9fa48("1019"), `https://${address}`);
    const [, scheme = stryMutAct_9fa48("1020") ? "Stryker was here!" : (stryCov_9fa48("1020"), ''), wildcard = stryMutAct_9fa48("1021") ? "Stryker was here!" : (stryCov_9fa48("1021"), ''), rest = stryMutAct_9fa48("1022") ? "Stryker was here!" : (stryCov_9fa48("1022"), '')] = stryMutAct_9fa48("1023") ? /^((?:https?|wss?):\/\/)(\*\.)?(.*)$/i.exec(text) && [] : (stryCov_9fa48("1023"), (stryMutAct_9fa48("1029") ? /^((?:https?|wss?):\/\/)(\*\.)?(.)$/i : stryMutAct_9fa48("1028") ? /^((?:https?|wss?):\/\/)(\*\.)(.*)$/i : stryMutAct_9fa48("1027") ? /^((?:https?|wss):\/\/)(\*\.)?(.*)$/i : stryMutAct_9fa48("1026") ? /^((?:https|wss?):\/\/)(\*\.)?(.*)$/i : stryMutAct_9fa48("1025") ? /^((?:https?|wss?):\/\/)(\*\.)?(.*)/i : stryMutAct_9fa48("1024") ? /((?:https?|wss?):\/\/)(\*\.)?(.*)$/i : (stryCov_9fa48("1024", "1025", "1026", "1027", "1028", "1029"), /^((?:https?|wss?):\/\/)(\*\.)?(.*)$/i)).exec(text) ?? (stryMutAct_9fa48("1030") ? ["Stryker was here"] : (stryCov_9fa48("1030"), [])));
    const host = URL.canParse(stryMutAct_9fa48("1031") ? scheme - rest : (stryCov_9fa48("1031"), scheme + rest)) ? new URL(stryMutAct_9fa48("1032") ? scheme - rest : (stryCov_9fa48("1032"), scheme + rest)).host : stryMutAct_9fa48("1033") ? "Stryker was here!" : (stryCov_9fa48("1033"), '');
    // Stricter than a URL: a comma, semicolon or quote would end the source or the directive.
    if (stryMutAct_9fa48("1036") ? false : stryMutAct_9fa48("1035") ? true : stryMutAct_9fa48("1034") ? /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/.test(host) : (stryCov_9fa48("1034", "1035", "1036"), !(stryMutAct_9fa48("1047") ? /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\D+)?$/ : stryMutAct_9fa48("1046") ? /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d)?$/ : stryMutAct_9fa48("1045") ? /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)$/ : stryMutAct_9fa48("1044") ? /^(?:[a-z\d.-]+|\[[\Da-f:]+\])(?::\d+)?$/ : stryMutAct_9fa48("1043") ? /^(?:[a-z\d.-]+|\[[^\da-f:]+\])(?::\d+)?$/ : stryMutAct_9fa48("1042") ? /^(?:[a-z\d.-]+|\[[\da-f:]\])(?::\d+)?$/ : stryMutAct_9fa48("1041") ? /^(?:[a-z\D.-]+|\[[\da-f:]+\])(?::\d+)?$/ : stryMutAct_9fa48("1040") ? /^(?:[^a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/ : stryMutAct_9fa48("1039") ? /^(?:[a-z\d.-]|\[[\da-f:]+\])(?::\d+)?$/ : stryMutAct_9fa48("1038") ? /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?/ : stryMutAct_9fa48("1037") ? /(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/ : (stryCov_9fa48("1037", "1038", "1039", "1040", "1041", "1042", "1043", "1044", "1045", "1046", "1047"), /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/)).test(host))) {
      if (stryMutAct_9fa48("1048")) {
        {}
      } else {
        stryCov_9fa48("1048");
        throw new TypeError(stryMutAct_9fa48("1049") ? `` : (stryCov_9fa48("1049"), `"${address}" is not the URL of a service. Expected https://host or a host name.`));
      }
    }
    return stryMutAct_9fa48("1050") ? `` : (stryCov_9fa48("1050"), `${stryMutAct_9fa48("1051") ? scheme.toUpperCase() : (stryCov_9fa48("1051"), scheme.toLowerCase())}${wildcard}${host}`);
  }
}