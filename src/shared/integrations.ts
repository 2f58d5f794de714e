/** Optional third-party services. Each is off, and loads nothing, unless its id is set. */

/** Environment variables; empty is the same as missing. */
export interface IntegrationVariables {
  /** Widget id at the provider. */
  GATSBY_CHAT_WIDGET_ID?: string | undefined;
  /** Globs of the paths that show it, and of those that never do; space-separated, or as a JSON array. */
  GATSBY_CHAT_WIDGET_INCLUDE?: string | undefined;
  GATSBY_CHAT_WIDGET_EXCLUDE?: string | undefined;
  /** URL of the provider's script, and the name of its global. */
  GATSBY_CHAT_WIDGET_SCRIPT?: string | undefined;
  GATSBY_CHAT_WIDGET_GLOBAL?: string | undefined;
  /** Further origins that the widget connects to, space-separated. */
  GATSBY_CHAT_WIDGET_ORIGINS?: string | undefined;
  /** Property id at the analytics service, and its cookie prefix. */
  GATSBY_ANALYTICS_ID?: string | undefined;
  GATSBY_ANALYTICS_COOKIE_PREFIX?: string | undefined;
  /** URL of the service's script. */
  GATSBY_ANALYTICS_SCRIPT?: string | undefined;
  /** URL that page views are posted to, instead of loading a script. */
  GATSBY_ANALYTICS_ENDPOINT?: string | undefined;
  /** Name of the global that holds the reader's consent. */
  GATSBY_ANALYTICS_CONSENT?: string | undefined;
  /** `1`: searches, refused questions, what readers choose and their votes are sent too, not only page views. */
  GATSBY_ANALYTICS_EVENTS?: string | undefined;
  /** Further origins that the service connects to, space-separated. */
  GATSBY_ANALYTICS_ORIGINS?: string | undefined;
  /** Form id at the form service. */
  GATSBY_FORM_ID?: string | undefined;
  /** URL that the form is posted to; `{id}` is replaced with the id. */
  GATSBY_FORM_ENDPOINT?: string | undefined;
}

/** The options of a configured plugin, and what the Content-Security-Policy must allow for it. */
export interface Integration {
  options: Record<string, string | string[] | boolean>;
  /** URL of its script; absent if it has none or a script of this site. */
  scriptUrl?: string;
  origins: string[];
}

export interface FormSettings {
  url: string;
  /** Sent as a field if the URL does not contain it. */
  id?: string;
}

export interface Integrations {
  chatWidget: Integration | null;
  analytics: Integration | null;
  form: FormSettings | null;
}

/** The default chat widget, DocsBot. */
const docsBot = {
  scriptUrl: 'https://widget.docsbot.ai/chat.js',
  origins: ['https://api.docsbot.ai', 'wss://api.docsbot.ai', 'https://docsbot.ai'],
};

/**
 * The default analytics service. Wildcards, because a Google tag sends to a regional host that is not known beforehand.
 */
const google = {
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** Any service that accepts a form POST works. */
const defaultFormEndpoint = 'https://formspree.io/f/{id}';

/** Reads all integrations. Throws an error that names the variable of an invalid value. */
export function readIntegrations(variables: IntegrationVariables): Integrations {
  return { chatWidget: readChatWidget(variables), analytics: readAnalytics(variables), form: readForm(variables) };
}

function readChatWidget(variables: IntegrationVariables): Integration | null {
  const widgetId = text(variables, 'GATSBY_CHAT_WIDGET_ID');
  if (!widgetId) return null;
  const ownScript = address(variables, 'GATSBY_CHAT_WIDGET_SCRIPT');
  return {
    options: {
      widgetId,
      include: list(variables, 'GATSBY_CHAT_WIDGET_INCLUDE'),
      exclude: list(variables, 'GATSBY_CHAT_WIDGET_EXCLUDE'),
      ...optional('scriptUrl', ownScript),
      ...optional('globalName', text(variables, 'GATSBY_CHAT_WIDGET_GLOBAL')),
    },
    ...externalScript(ownScript ?? docsBot.scriptUrl),
    origins: [...(ownScript ? [] : docsBot.origins), ...originsOf(variables, 'GATSBY_CHAT_WIDGET_ORIGINS')],
  };
}

function readAnalytics(variables: IntegrationVariables): Integration | null {
  const id = text(variables, 'GATSBY_ANALYTICS_ID');
  if (!id) return null;
  const endpoint = address(variables, 'GATSBY_ANALYTICS_ENDPOINT');
  const ownScript = address(variables, 'GATSBY_ANALYTICS_SCRIPT');
  if (endpoint && ownScript) {
    throw new Error('GATSBY_ANALYTICS_ENDPOINT and GATSBY_ANALYTICS_SCRIPT are both set. Expected one of them.');
  }
  const origins = originsOf(variables, 'GATSBY_ANALYTICS_ORIGINS');
  const shared = {
    id,
    ...optional('consentGlobal', text(variables, 'GATSBY_ANALYTICS_CONSENT')),
    ...(isOn(variables, 'GATSBY_ANALYTICS_EVENTS') ? { events: true } : {}),
  };
  if (endpoint) {
    const own = externalScript(endpoint).scriptUrl;
    return { options: { ...shared, transport: 'beacon', endpoint }, origins: own ? [own, ...origins] : origins };
  }
  return {
    options: {
      ...shared,
      ...optional('scriptUrl', ownScript),
      ...optional('cookiePrefix', text(variables, 'GATSBY_ANALYTICS_COOKIE_PREFIX')),
    },
    ...externalScript(ownScript ?? google.scriptUrl),
    origins: [...(ownScript ? [] : google.origins), ...origins],
  };
}

/** Reads the feedback form; null if none is configured. */
export function readForm(variables: IntegrationVariables): FormSettings | null {
  const id = text(variables, 'GATSBY_FORM_ID');
  if (!id) return null;
  const endpoint = address(variables, 'GATSBY_FORM_ENDPOINT') ?? defaultFormEndpoint;
  return endpoint.includes('{id}') ? { url: endpoint.replace('{id}', encodeURIComponent(id)) } : { url: endpoint, id };
}

/** Returns the plugins of the configured services, for `gatsby-config.ts`. */
export function integrationPlugins({
  chatWidget,
  analytics,
}: Integrations): { resolve: string; options: Integration['options'] }[] {
  return [
    { resolve: 'gatsby-plugin-chat-widget', options: chatWidget?.options },
    { resolve: 'gatsby-plugin-page-views', options: analytics?.options },
  ].flatMap(({ resolve, options }) => (options ? [{ resolve, options }] : []));
}

/** What the Content-Security-Policy must allow for the integrations. */
export interface IntegrationServices {
  chatWidget?: Omit<Integration, 'options'>;
  analytics?: Omit<Integration, 'options'>;
  formUrl?: string;
}

/** Returns what the Content-Security-Policy must allow for the configured services. */
export function integrationServices({ chatWidget, analytics, form }: Integrations): IntegrationServices {
  const pick = ({ options: _, ...service }: Integration): Omit<Integration, 'options'> => service;
  return {
    ...(chatWidget ? { chatWidget: pick(chatWidget) } : {}),
    ...(analytics ? { analytics: pick(analytics) } : {}),
    ...(form && isAbsoluteUrl(form.url) ? { formUrl: form.url } : {}),
  };
}

/**
 * Reads the form's variables. Each must be written out, because the bundler only replaces literal `process.env`
 * expressions.
 */
export function currentFormVariables(): IntegrationVariables {
  return {
    GATSBY_FORM_ID: process.env.GATSBY_FORM_ID,
    GATSBY_FORM_ENDPOINT: process.env.GATSBY_FORM_ENDPOINT,
  };
}

type Name = keyof IntegrationVariables;

function text(variables: IntegrationVariables, name: Name): string | undefined {
  return variables[name]?.trim() || undefined;
}

/** Reads a switch, which is off unless it is 1. */
function isOn(variables: IntegrationVariables, name: Name): boolean {
  const value = text(variables, name) ?? '0';
  if (value === '0' || value === '1') return value === '1';
  throw new Error(`${name} is "${value}". Expected 1 or nothing.`);
}

/** Reads a root-relative path or an absolute URL. */
function address(variables: IntegrationVariables, name: Name): string | undefined {
  const value = text(variables, name);
  if (value === undefined || /^\/(?!\/)/.test(value) || (isAbsoluteUrl(value) && URL.canParse(value))) return value;
  throw new Error(
    `${name} is "${value}". Expected an address that begins with https://, or a path that begins with /.`,
  );
}

/** Reads a space-separated list, or a JSON array for values that contain spaces. */
function list(variables: IntegrationVariables, name: Name): string[] {
  const value = text(variables, name) ?? '';
  if (!value.startsWith('["')) return value.split(/\s+/).filter((part) => part !== '');
  try {
    return JSON.parse(value) as string[];
  } catch {
    throw new Error(`${name} is not a JSON array: ${value}`);
  }
}

/** A CSP source: scheme, host with an optional `*.`, optional port. */
const origin = /^(?:https?|wss?):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

function originsOf(variables: IntegrationVariables, name: Name): string[] {
  const origins = list(variables, name);
  const invalid = origins.find((part) => !origin.test(part));
  if (invalid === undefined) return origins;
  throw new Error(`${name} holds "${invalid}". Expected origins such as https://api.example.com, separated by spaces.`);
}

function isAbsoluteUrl(url: string): boolean {
  return /^https?:\/\//.test(url);
}

function externalScript(scriptUrl: string): { scriptUrl?: string } {
  return isAbsoluteUrl(scriptUrl) ? { scriptUrl } : {};
}

function optional(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}
