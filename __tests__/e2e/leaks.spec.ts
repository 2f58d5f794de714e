import type { CDPSession } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

interface Counters {
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

/** What the page holds once everything that can be collected has been. */
async function count(session: CDPSession): Promise<Counters> {
  await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

test('NAV-01 ZOM-07 fifty navigations leave no listener and no node behind', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, docPage.path);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('navigation', { name: 'Main' });

  /** There and back, so that both counts are taken on the same page. */
  const round = async (): Promise<void> => {
    for (const name of ['Changelog', 'Get started']) {
      await main.getByRole('link', { name }).click();
      await expect(heading).toHaveText(name);
    }
  };
  // The first rounds load parts that stay, that of the changelog's picture among them.
  for (let times = 0; times < 5; times += 1) await round();
  await main.getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('button', { name: /^Zoom image: / })).toBeVisible();
  await round();
  const before = await count(session);
  for (let times = 0; times < 25; times += 1) await round();
  // Pictures get their listeners a second after the last navigation.
  await page.waitForTimeout(1500);
  const after = await count(session);
  expect(after.documents).toBe(before.documents);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
});
