/** Services of others that the owner of the site may switch on. Each is off, and loads nothing, while it has no id. */

/** The variables as they are set; empty is the same as missing. */
export interface IntegrationVariables {
  /** The provider's id of the chat widget. */
  GATSBY_CHAT_WIDGET_ID?: string | undefined;
  /** Globs of the paths that show it and that never do, separated by spaces, or as a JSON array. */
  GATSBY_CHAT_WIDGET_INCLUDE?: string | undefined;
  GATSBY_CHAT_WIDGET_EXCLUDE?: string | undefined;
  /** Address of the provider's script, and the name of its global. */
  GATSBY_CHAT_WIDGET_SCRIPT?: string | undefined;
  GATSBY_CHAT_WIDGET_GLOBAL?: string | undefined;
  /** Further origins that the widget loads from and talks to, separated by spaces. */
  GATSBY_CHAT_WIDGET_ORIGINS?: string | undefined;
  /** Id of the property at the analytics service, and the prefix of its cookies. */
  GATSBY_ANALYTICS_ID?: string | undefined;
  GATSBY_ANALYTICS_COOKIE_PREFIX?: string | undefined;
  /** Address of the service's script. */
  GATSBY_ANALYTICS_SCRIPT?: string | undefined;
  /** Address that views are posted to, instead of a script. */
  GATSBY_ANALYTICS_ENDPOINT?: string | undefined;
  /** Name of the global that holds the reader's consent. */
  GATSBY_ANALYTICS_CONSENT?: string | undefined;
  /** Further origins that the service talks to, separated by spaces. */
  GATSBY_ANALYTICS_ORIGINS?: string | undefined;
  /** Id of the feedback form at the form service. */
  GATSBY_FORM_ID?: string | undefined;
  /** Address that the form is posted to; `{id}` in it is replaced by the id. */
  GATSBY_FORM_ENDPOINT?: string | undefined;
}

/** A configured plugin, as `gatsby-config.ts` lists it, with what the security policy must allow for it. */
export interface Integration {
  options: Record<string, string | string[]>;
  /** Address of its script; missing when it has none, or one of this site. */
  scriptUrl?: string;
  origins: string[];
}

/** Where the feedback form is posted to. */
export interface FormSettings {
  url: string;
  /** Sent along when the address does not hold it. */
  id?: string;
}

export interface Integrations {
  chatWidget: Integration | null;
  analytics: Integration | null;
  form: FormSettings | null;
}

/** What DocsBot's widget talks to, beside the origin of its script. */
const docsBot = {
  scriptUrl: 'https://widget.docsbot.ai/chat.js',
  origins: ['https://api.docsbot.ai', 'wss://api.docsbot.ai', 'https://docsbot.ai'],
};

/** A Google tag sends to a regional host that is not known before. */
const google = {
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** `formspree.io`; any service that takes a POST of a form will do. */
const defaultFormEndpoint = 'https://formspree.io/f/{id}';

/** Reads all of them. A value that cannot be meant throws one line that names its variable. */
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
      ...set('scriptUrl', ownScript),
      ...set('globalName', text(variables, 'GATSBY_CHAT_WIDGET_GLOBAL')),
    },
    ...elsewhere(ownScript ?? docsBot.scriptUrl),
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
  const shared = { id, ...set('consentGlobal', text(variables, 'GATSBY_ANALYTICS_CONSENT')) };
  if (endpoint) {
    const own = elsewhere(endpoint).scriptUrl;
    return { options: { ...shared, transport: 'beacon', endpoint }, origins: own ? [own, ...origins] : origins };
  }
  return {
    options: {
      ...shared,
      ...set('scriptUrl', ownScript),
      ...set('cookiePrefix', text(variables, 'GATSBY_ANALYTICS_COOKIE_PREFIX')),
    },
    ...elsewhere(ownScript ?? google.scriptUrl),
    origins: [...(ownScript ? [] : google.origins), ...origins],
  };
}

/** The feedback form; null: pages have none. */
export function readForm(variables: IntegrationVariables): FormSettings | null {
  const id = text(variables, 'GATSBY_FORM_ID');
  if (!id) return null;
  const endpoint = address(variables, 'GATSBY_FORM_ENDPOINT') ?? defaultFormEndpoint;
  return endpoint.includes('{id}') ? { url: endpoint.replace('{id}', encodeURIComponent(id)) } : { url: endpoint, id };
}

/** The plugins of the configured services, for `gatsby-config.ts`. None configured: not even their entry is loaded. */
export function integrationPlugins({
  chatWidget,
  analytics,
}: Integrations): { resolve: string; options: Integration['options'] }[] {
  return [
    { resolve: 'gatsby-plugin-chat-widget', options: chatWidget?.options },
    { resolve: 'gatsby-plugin-page-views', options: analytics?.options },
  ].flatMap(({ resolve, options }) => (options ? [{ resolve, options }] : []));
}

/** What the security policy must allow for them. */
export interface IntegrationServices {
  chatWidget?: Omit<Integration, 'options'>;
  analytics?: Omit<Integration, 'options'>;
  formUrl?: string;
}

/** Addresses and origins that the configured services need, for the security policy. */
export function integrationServices({ chatWidget, analytics, form }: Integrations): IntegrationServices {
  const pick = ({ options: _, ...service }: Integration): Omit<Integration, 'options'> => service;
  return {
    ...(chatWidget ? { chatWidget: pick(chatWidget) } : {}),
    ...(analytics ? { analytics: pick(analytics) } : {}),
    ...(form && isElsewhere(form.url) ? { formUrl: form.url } : {}),
  };
}

/** The form's variables in this build. Named one by one: the bundler replaces each by its value. */
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

/** A path of this site, or a whole address. */
function address(variables: IntegrationVariables, name: Name): string | undefined {
  const value = text(variables, name);
  if (value === undefined || /^\/(?!\/)/.test(value) || (isElsewhere(value) && URL.canParse(value))) return value;
  throw new Error(
    `${name} is "${value}". Expected an address that begins with https://, or a path that begins with /.`,
  );
}

/** Parts between spaces; a JSON array where a part holds a space. */
function list(variables: IntegrationVariables, name: Name): string[] {
  const value = text(variables, name) ?? '';
  if (!value.startsWith('["')) return value.split(/\s+/).filter((part) => part !== '');
  try {
    return JSON.parse(value) as string[];
  } catch {
    throw new Error(`${name} is no JSON array: ${value}`);
  }
}

/** Origins as a security policy names them: scheme, host with or without `*.` before it, port. */
const origin = /^(?:https?|wss?):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

function originsOf(variables: IntegrationVariables, name: Name): string[] {
  const origins = list(variables, name);
  const faulty = origins.find((part) => !origin.test(part));
  if (faulty === undefined) return origins;
  throw new Error(`${name} holds "${faulty}". Expected origins such as https://api.example.com, separated by spaces.`);
}

function isElsewhere(url: string): boolean {
  return /^https?:\/\//.test(url);
}

function elsewhere(scriptUrl: string): { scriptUrl?: string } {
  return isElsewhere(scriptUrl) ? { scriptUrl } : {};
}

function set(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}
