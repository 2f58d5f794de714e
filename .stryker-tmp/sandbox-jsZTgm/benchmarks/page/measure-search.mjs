import { setTimeout as pause } from 'node:timers/promises';
import { armClock } from './in-page.mjs';
import { readClock, withFreshPage } from './measure-page.mjs';

/** Elements that the clock of a query watches. */
const hits = 'dialog[open] a[role="option"]';

/**
 * Measures the search overlay from an empty cache: a tap on the search button and a query typed at once; then, with
 * everything loaded, a second query, reopening the overlay, and a query typed key by key.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./conditions.mjs').Condition} condition
 * @param {{ query: string, next: string, keys: string }} queries
 */
export function measureSearch(browser, address, condition, { query, next, keys }) {
  return withFreshPage(browser, condition, async (page, traffic) => {
    await page.goto(address, { waitUntil: 'load' });
    await traffic.quiet();
    const before = traffic.sum().kilobytes;
    const button = page.locator('[data-search-open]:visible').first();

    await page.evaluate(armClock, { selector: hits, on: 'click' });
    await button.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    const field = page.locator('dialog[open] input');
    await field.fill(query);
    const cold = await readClock(page);
    const kilobytes = traffic.finished().kilobytes - before;
    // Texts are loaded and indexed after the first hits, but the end of a worker's requests cannot be observed.
    await pause(condition === 'poor' ? 6000 : 3000);

    await page.evaluate(armClock, { selector: hits, on: 'input' });
    await field.fill(next);
    const second = await readClock(page);

    await page.keyboard.press('Escape');
    if (await field.isVisible()) await page.keyboard.press('Escape');
    await pause(1000);
    await page.evaluate(armClock, { selector: 'dialog[open] input:focus', on: 'click' });
    await button.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    const open = await readClock(page);

    await field.fill('');
    const perKey = [];
    for (const key of keys) {
      await page.evaluate(armClock, { selector: hits, on: 'input' });
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      // A key that leaves the first hits unchanged paints nothing.
      const time = await readClock(page, 1000).catch(() => null);
      if (time !== null) perKey.push(time);
    }
    return { cold, kilobytes, second, open, perKey };
  });
}
