/** The other origins that a page may use, depending on the site's configuration. */

/** Directives of a Content-Security-Policy that a service may need to extend. */
export type SourceDirective =
  'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'script-src' | 'style-src';

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
  /** Origins whose pages may stand in an `<iframe>`. */
  embedOrigins?: readonly string[] | undefined;
  /** Origins whose images, videos and sounds pages may show. */
  mediaOrigins?: readonly string[] | undefined;
  /** URL that the feedback form is sent to. */
  formUrl?: string | undefined;
}

/** Returns the sources that the policy must allow for these services, unique and sorted. */
export function serviceSources(services: ConfiguredServices): ServiceSources {
  const {
    searchHosts = [],
    assistantUrl,
    chatWidget,
    analytics,
    embedOrigins = [],
    mediaOrigins = [],
    formUrl,
  } = services;
  const sources = new Map<SourceDirective, Set<string>>();
  const allow = (address: string, ...directives: SourceDirective[]): void => {
    const origin = sourceOf(address);
    for (const directive of directives) sources.set(directive, (sources.get(directive) ?? new Set()).add(origin));
  };

  for (const origin of embedOrigins) allow(origin, 'frame-src');
  for (const origin of mediaOrigins) allow(origin, 'img-src', 'media-src');
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

/** Returns `scheme://host:port` of a URL; without a scheme, HTTPS is assumed. A leading `*.` label is kept. */
function sourceOf(address: string): string {
  const text = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address}`;
  const [, scheme = '', wildcard = '', rest = ''] = /^((?:https?|wss?):\/\/)(\*\.)?(.*)$/i.exec(text) ?? [];
  const host = URL.canParse(scheme + rest) ? new URL(scheme + rest).host : '';
  // Stricter than a URL: a comma, semicolon or quote would end the source or the directive.
  if (!/^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/.test(host)) {
    throw new TypeError(`"${address}" is not the URL of a service. Expected https://host or a host name.`);
  }
  return `${scheme.toLowerCase()}${wildcard}${host}`;
}
