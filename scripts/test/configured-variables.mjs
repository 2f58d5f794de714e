/** Environment of the build that `__tests__/e2e/configured` tests: third parties, which the tests simulate. */
export const configuredVariables = /** @type {const} */ ({
  GATSBY_CHAT_WIDGET_ID: 'w1',
  GATSBY_CHAT_WIDGET_SCRIPT: 'http://127.0.0.1:9461/chat.js',
  GATSBY_CHAT_WIDGET_GLOBAL: 'LoopbackChat',
  GATSBY_CHAT_WIDGET_INCLUDE: '/docs{,/**}',
  GATSBY_CHAT_WIDGET_EXCLUDE: '/docs/changelog{,/**}',
  GATSBY_ANALYTICS_ID: 'G-LOOPBACK',
  GATSBY_ANALYTICS_COOKIE_PREFIX: 'help',
  GATSBY_ANALYTICS_SCRIPT: 'http://127.0.0.1:9461/tag.js',
  GATSBY_FORM_ID: 'form-1',
  GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9461/form/{id}',
});
