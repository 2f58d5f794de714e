import { setTimeout as pause } from 'node:timers/promises';
import { throttle } from './conditions.mjs';
import { armClock, observeVitals } from './in-page.mjs';
import { Traffic } from './traffic.mjs';

/** @typedef {import('./in-page.mjs').MeasuredWindow} MeasuredWindow */

/**
 * Opens a page in a fresh browser profile with an empty cache.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {import('./conditions.mjs').Condition} condition
 * @param {(page: import('playwright').Page, traffic: Traffic, protocol: import('playwright').CDPSession) => Promise<T>}
 * use
 * @returns {Promise<T>}
 */
export async function withFreshPage(browser, condition, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Page.enable');
    await protocol.send('Performance.enable');
    const traffic = new Traffic(protocol);
    await throttle(protocol, condition);
    return await use(page, traffic, protocol);
  } finally {
    await context.close();
  }
}

/**
 * Measures the first load of a page until page and network are idle.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./conditions.mjs').Condition} condition
 */
export function measureLoad(browser, address, condition) {
  return withFreshPage(browser, condition, async (page, traffic, protocol) => {
    await page.addInitScript(observeVitals);
    const response = await page.goto(address, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
    await traffic.quiet();
    const vitals = await page.evaluate(() => /** @type {MeasuredWindow} */ (window).vitals);
    if (!vitals?.fcp || !vitals.lcp) throw new Error(`${address} painted nothing.`);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const { metrics } = await protocol.send('Performance.getMetrics');
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    const { fcp, lcp, cls, tasks } = vitals;
    const blocking = tasks.filter(([start]) => start >= fcp).map(([, duration]) => Math.max(0, duration - 50));
    const [atLoad, all] = [traffic.atLoad(), traffic.sum()];
    return {
      fcp,
      lcp,
      cls,
      tbt: blocking.reduce((total, duration) => total + duration, 0),
      mainThread,
      nodes,
      requests: all.requests,
      requestsAtLoad: atLoad.requests,
      kilobytes: all.kilobytes,
      kilobytesAtLoad: atLoad.kilobytes,
      scripts: traffic.sum(({ type }) => type === 'Script').kilobytes,
    };
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {number} [timeout]
 * @returns {Promise<number>} milliseconds
 */
export async function readClock(page, timeout = 30_000) {
  await page.waitForFunction(() => /** @type {MeasuredWindow} */ (window).clock?.end != null, undefined, { timeout });
  const clock = await page.evaluate(() => /** @type {MeasuredWindow} */ (window).clock);
  if (clock?.start == null || clock.end === null) throw new Error('The clock did not run.');
  return clock.end - clock.start;
}

const sidebarLinks = 'nav[aria-label="Docs sidebar"] a[href]';

/**
 * Measures the time from a click on a sidebar link to the next heading on screen, along links not visited before.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./conditions.mjs').Condition} condition
 * @param {{ hover: boolean, steps: number }} options
 * @returns {Promise<number[]>} milliseconds
 */
export function measureNavigation(browser, address, condition, { hover, steps }) {
  return withFreshPage(browser, condition, async (page, traffic) => {
    await page.goto(address, { waitUntil: 'load' });
    // Scripts start late, at the reader's first interaction.
    await page.mouse.move(5, 5);
    await traffic.quiet();
    const visited = [new URL(page.url()).pathname];
    const times = [];
    for (let step = 0; step < steps; step += 1) {
      const path = await page.evaluate(
        ({ selector, seen }) => {
          const links = [...document.querySelectorAll(selector)].filter((link) => link instanceof HTMLAnchorElement);
          return links.find(
            (link) => link.checkVisibility() && link.origin === location.origin && !seen.includes(link.pathname),
          )?.pathname;
        },
        { selector: sidebarLinks, seen: visited },
      );
      if (path === undefined) break;
      visited.push(path);
      const link = page.locator(`${sidebarLinks}[href="${path}"]`).first();
      await link.scrollIntoViewIfNeeded();
      if (hover) {
        await link.hover();
        await pause(300);
      }
      await page.evaluate(armClock, { selector: 'h1', on: 'click' });
      if (hover) await link.click({ noWaitAfter: true });
      else await link.evaluate((element) => /** @type {HTMLElement} */ (element).click());
      times.push(await readClock(page));
      await traffic.quiet(500);
    }
    return times;
  });
}
