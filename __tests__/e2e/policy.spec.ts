import { docPage, pageKinds } from './support/page-kinds';
import { offOrigin, recordPolicyViolations, recordRequests } from './support/records';
import { colourModes, expect, open, showMode, test, untilHydrated } from './support/test';

for (const { name, path } of pageKinds) {
  test(`CHT-02, ANL-04, FRM-01 ${name} keeps to the security policy; nothing configured, nothing asked of anyone`, async ({
    page,
    baseURL,
  }) => {
    const violations = await recordPolicyViolations(page);
    const requests = recordRequests(page);
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    await untilHydrated(page);
    for (const mode of colourModes) await showMode(page, mode);
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
    expect(offOrigin(requests, String(baseURL))).toEqual([]);
    await expect(page.getByRole('region', { name: 'Page feedback' })).toHaveCount(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
}

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
