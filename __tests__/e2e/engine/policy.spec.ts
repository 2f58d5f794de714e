import { docPage } from '../support/page-kinds';
import { recordPolicyViolations } from '../support/records';
import { expect, open, test } from '../support/test';

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

test('an inline script that is not ours does not run', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
