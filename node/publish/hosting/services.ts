/** Which other origins a page may use, given what the owner of the site has configured. */

/** Directives of a Content-Security-Policy that a service may need to extend. */
export type SourceDirective =
  'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'script-src' | 'style-src';

export type ServiceSources = Partial<Record<SourceDirective, readonly string[]>>;

/** A service with a script; without `scriptUrl` the script, if any, is one of this site. */
export interface ScriptedService {
  scriptUrl?: string | undefined;
  origins?: readonly string[] | undefined;
}

/** The configured services; what is missing is not used, and the policy does not name it. */
export interface ConfiguredServices {
  /** Host names or addresses of the search service. */
  searchHosts?: readonly string[] | undefined;
  /** Address of the assistant that answers questions. */
  assistantUrl?: string | undefined;
  /** The chat widget's script, and the further origins that it loads from and talks to. */
  chatWidget?: ScriptedService | undefined;
  /** The analytics script, and the further origins that events are sent to. */
  analytics?: ScriptedService | undefined;
  /** Address that the feedback form is sent to. */
  formUrl?: string | undefined;
}

/** The sources that the policy must name for these services, each once and sorted. */
export function serviceSources(services: ConfiguredServices): ServiceSources {
  const { searchHosts = [], assistantUrl, chatWidget, analytics, formUrl } = services;
  const sources = new Map<SourceDirective, Set<string>>();
  const allow = (address: string, ...directives: SourceDirective[]): void => {
    const origin = sourceOf(address);
    for (const directive of directives) sources.set(directive, (sources.get(directive) ?? new Set()).add(origin));
  };

  for (const host of searchHosts) allow(host, 'connect-src');
  if (assistantUrl) allow(assistantUrl, 'connect-src');
  if (formUrl) allow(formUrl, 'connect-src', 'form-action');
  if (analytics) {
    if (analytics.scriptUrl) allow(analytics.scriptUrl, 'script-src', 'connect-src', 'img-src');
    for (const origin of analytics.origins ?? []) allow(origin, 'connect-src', 'img-src');
  }
  if (chatWidget) {
    for (const origin of [chatWidget.scriptUrl ?? [], chatWidget.origins ?? []].flat()) {
      allow(origin, 'script-src', 'connect-src', 'img-src', 'style-src', 'font-src', 'frame-src', 'media-src');
    }
  }
  return Object.fromEntries([...sources].map(([directive, origins]) => [directive, [...origins].sort()]));
}

/** `scheme://host:port` of an address; a name without scheme means HTTPS. A leading `*.` label stays. */
function sourceOf(address: string): string {
  const text = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address}`;
  const [, scheme = '', wildcard = '', rest = ''] = /^((?:https?|wss?):\/\/)(\*\.)?(.*)$/i.exec(text) ?? [];
  const host = URL.canParse(scheme + rest) ? new URL(scheme + rest).host : '';
  // Stricter than an address: a comma, a semicolon or a quote would end the source or the directive.
  if (!/^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/.test(host)) {
    throw new TypeError(`"${address}" is not the address of a service: expected https://host or a host name.`);
  }
  return `${scheme.toLowerCase()}${wildcard}${host}`;
}
