import { integrationPlugins, integrationServices, readForm, readIntegrations } from '../../../src/shared/integrations';
import type { IntegrationVariables } from '../../../src/shared/integrations';

const services = (variables: IntegrationVariables) => integrationServices(readIntegrations(variables));
const plugins = (variables: IntegrationVariables) => integrationPlugins(readIntegrations(variables));

describe('integrations', () => {
  it.each([
    {},
    { GATSBY_CHAT_WIDGET_ID: '', GATSBY_ANALYTICS_ID: ' ', GATSBY_FORM_ID: '' },
    { GATSBY_CHAT_WIDGET_INCLUDE: '/docs/**', GATSBY_ANALYTICS_COOKIE_PREFIX: 'x', GATSBY_FORM_ENDPOINT: '/f' },
  ])('CHT-02, ANL-04, FRM-01 are off without an id: %j', (variables) => {
    expect(readIntegrations(variables)).toEqual({ chatWidget: null, analytics: null, form: null });
    expect(plugins(variables)).toEqual([]);
    expect(services(variables)).toEqual({});
  });

  it('CHT-01 reads the chat widget and the origins of its provider', () => {
    const variables = {
      GATSBY_CHAT_WIDGET_ID: 'w1',
      GATSBY_CHAT_WIDGET_INCLUDE: '/docs{,/**}  /guides',
      GATSBY_CHAT_WIDGET_EXCLUDE: '["/two words"]',
    };
    expect(plugins(variables)).toEqual([
      {
        resolve: 'gatsby-plugin-chat-widget',
        options: { widgetId: 'w1', include: ['/docs{,/**}', '/guides'], exclude: ['/two words'] },
      },
    ]);
    expect(services(variables).chatWidget).toEqual({
      scriptUrl: 'https://widget.docsbot.ai/chat.js',
      origins: expect.arrayContaining(['https://api.docsbot.ai']),
    });
  });

  it('CHT-05 takes another provider, without the origins of the first', () => {
    const variables = {
      GATSBY_CHAT_WIDGET_ID: 'w1',
      GATSBY_CHAT_WIDGET_SCRIPT: 'https://chat.example.com/w.js',
      GATSBY_CHAT_WIDGET_GLOBAL: 'Chat',
      GATSBY_CHAT_WIDGET_ORIGINS: 'https://api.example.com wss://*.example.com:8443',
    };
    expect(plugins(variables)[0]?.options).toMatchObject({
      scriptUrl: 'https://chat.example.com/w.js',
      globalName: 'Chat',
    });
    expect(services(variables).chatWidget).toEqual({
      scriptUrl: 'https://chat.example.com/w.js',
      origins: ['https://api.example.com', 'wss://*.example.com:8443'],
    });
  });

  it('ANL-03 reads analytics with the cookie prefix', () => {
    const variables = { GATSBY_ANALYTICS_ID: 'G-1', GATSBY_ANALYTICS_COOKIE_PREFIX: 'help' };
    expect(plugins(variables)).toEqual([
      { resolve: 'gatsby-plugin-page-views', options: { id: 'G-1', cookiePrefix: 'help' } },
    ]);
    expect(services(variables).analytics).toEqual({
      scriptUrl: 'https://www.googletagmanager.com/gtag/js',
      origins: expect.arrayContaining(['https://*.google-analytics.com']),
    });
  });

  it('ANL-06 reads an endpoint instead of a script', () => {
    const variables = { GATSBY_ANALYTICS_ID: 'help', GATSBY_ANALYTICS_ENDPOINT: 'https://views.example.com/v' };
    expect(plugins(variables)[0]?.options).toEqual({
      id: 'help',
      transport: 'beacon',
      endpoint: 'https://views.example.com/v',
    });
    expect(services(variables).analytics).toEqual({ origins: ['https://views.example.com/v'] });
    expect(services({ ...variables, GATSBY_ANALYTICS_ENDPOINT: '/views' }).analytics).toEqual({ origins: [] });
  });

  it.each([
    ['', undefined],
    ['0', undefined],
    ['1', true],
  ])('ANL-07 sends events of readers only if asked to: %j', (setting, events) => {
    const variables = { GATSBY_ANALYTICS_ID: 'help', GATSBY_ANALYTICS_EVENTS: setting };
    expect(plugins(variables)[0]?.options.events).toBe(events);
    const toEndpoint = { ...variables, GATSBY_ANALYTICS_ENDPOINT: '/views' };
    expect(plugins(toEndpoint)[0]?.options.events).toBe(events);
    expect(services(toEndpoint).analytics).toEqual({ origins: [] });
  });

  it('FRM-01 puts the id into the address, or sends it along', () => {
    expect(readForm({ GATSBY_FORM_ID: 'a b' })).toEqual({ url: 'https://formspree.io/f/a%20b' });
    expect(readForm({ GATSBY_FORM_ID: 'x', GATSBY_FORM_ENDPOINT: '/forms' })).toEqual({ url: '/forms', id: 'x' });
    expect(services({ GATSBY_FORM_ID: 'x' })).toEqual({ formUrl: 'https://formspree.io/f/x' });
    expect(services({ GATSBY_FORM_ID: 'x', GATSBY_FORM_ENDPOINT: '/forms' })).toEqual({});
  });

  it.each([
    [{ GATSBY_CHAT_WIDGET_ID: 'x', GATSBY_CHAT_WIDGET_SCRIPT: 'chat.js' }, 'GATSBY_CHAT_WIDGET_SCRIPT'],
    [{ GATSBY_CHAT_WIDGET_ID: 'x', GATSBY_CHAT_WIDGET_SCRIPT: '//chat.example.com' }, 'GATSBY_CHAT_WIDGET_SCRIPT'],
    [{ GATSBY_CHAT_WIDGET_ID: 'x', GATSBY_CHAT_WIDGET_INCLUDE: '["/a"' }, 'GATSBY_CHAT_WIDGET_INCLUDE'],
    [{ GATSBY_CHAT_WIDGET_ID: 'x', GATSBY_CHAT_WIDGET_ORIGINS: 'not a url' }, 'GATSBY_CHAT_WIDGET_ORIGINS'],
    [{ GATSBY_CHAT_WIDGET_ID: 'x', GATSBY_CHAT_WIDGET_ORIGINS: 'https://a.example/x' }, 'GATSBY_CHAT_WIDGET_ORIGINS'],
    [
      { GATSBY_ANALYTICS_ID: 'x', GATSBY_ANALYTICS_ORIGINS: 'https://a.example;script-src' },
      'GATSBY_ANALYTICS_ORIGINS',
    ],
    [{ GATSBY_ANALYTICS_ID: 'x', GATSBY_ANALYTICS_EVENTS: 'yes' }, 'GATSBY_ANALYTICS_EVENTS'],
    [{ GATSBY_FORM_ID: 'x', GATSBY_FORM_ENDPOINT: 'javascript:alert(1)' }, 'GATSBY_FORM_ENDPOINT'],
    [
      { GATSBY_ANALYTICS_ID: 'x', GATSBY_ANALYTICS_ENDPOINT: '/v', GATSBY_ANALYTICS_SCRIPT: '/s.js' },
      'GATSBY_ANALYTICS_ENDPOINT',
    ],
  ])('%j cannot be meant: the error names the variable', (variables, name) => {
    expect(() => readIntegrations(variables)).toThrow(name);
  });
});
