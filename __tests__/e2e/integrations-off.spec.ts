import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

const names = ['GATSBY_CHAT_WIDGET_ID', 'GATSBY_ANALYTICS_ID', 'GATSBY_FORM_ID'];
test.skip(
  names.some((name) => Boolean(process.env[name])),
  'services are configured',
);

test('CHT-02, ANL-04 no more than 1 KB of the integrations is loaded', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(?:\?|$)/.test(response.url())) bodies.push(response.text());
  });
  await open(page, docPage.path);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(bodies)).join('\n');
  expect(code.length).toBeGreaterThan(0);
  // Texts that every part of them holds.
  for (const text of ['Chat widget:', 'Page views:', 'dataLayer', 'docsbot', 'Was this page helpful', '_gotcha']) {
    expect(code, text).not.toContain(text);
  }
});
