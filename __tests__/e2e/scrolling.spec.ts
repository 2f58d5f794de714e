import type { Page } from 'playwright/test';
import { pageData } from './support/conditions';
import { follow, heading, scrollTo, scrollTop, target } from './support/navigation';
import { docPage } from './support/page-kinds';
import { expect, markDocument, open, test, untilDrawn } from './support/test';

test.describe('positions', () => {
  const anchor = (page: Page) => page.getByRole('main').locator('h2[id]').last();

  test('NAV-05 a new page is shown from its top, NAV-10 back and forward restore positions', async ({ page }) => {
    await open(page, docPage.path);
    await scrollTo(page, 400);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/changelog"]')?.click());
    await expect(heading(page)).toHaveText('Changelog');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await expect(heading(page)).toHaveText('Changelog');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('NAV-05 NAV-09 a hash on another page brings its heading into view', async ({ page }) => {
    await open(page, docPage.path);
    const id = String(await anchor(page).getAttribute('id'));
    await open(page, target);
    await follow(page, `${docPage.path}#${encodeURIComponent(id)}`);
    await expect(page).toHaveURL(new RegExp(`${docPage.path}#`));
    await expect(anchor(page)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('NAV-08 a hash on the same page scrolls to it; one of no heading stays; back restores the position', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    const id = String(await anchor(page).getAttribute('id'));
    await scrollTo(page, 120);
    await follow(page, `#${id}`);
    await expect(anchor(page)).toBeInViewport();
    const there = await scrollTop(page);
    expect(there).toBeGreaterThan(120);
    await untilDrawn(page);
    await follow(page, '#nowhere');
    await expect(page).toHaveURL(/#nowhere$/);
    expect(await scrollTop(page)).toBe(there);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(120);
    expect(await stillSame()).toBe(true);
  });

  test('NAV-07 a change of the query alone does not scroll', async ({ page }) => {
    await open(page, docPage.path);
    await scrollTo(page, 300);
    await follow(page, '?x=1');
    await expect(page).toHaveURL(`${docPage.path}?x=1`);
    expect(await scrollTop(page)).toBe(300);
  });
});

test.describe('a jump that is no scrolling', () => {
  const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
  const hasBar = (page: Page) => page.evaluate(() => document.documentElement.dataset.navbar === undefined);
  const long = '/docs/changelog/2023';

  test('BTT-02 a heading further up on another page does not bring back-to-top', async ({ page }) => {
    await open(page, long);
    await scrollTo(page, 2500);
    const id = await page.getByRole('main').locator('h2[id]').nth(1).getAttribute('id');
    await follow(page, `/docs/changelog/2022#${String(id).replace('2023', '2022')}`);
    await expect(heading(page)).toHaveText(/2022/);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await expect(backToTop(page)).toHaveCount(0);
    expect(await hasBar(page)).toBe(false);
  });

  test('NVB-06 BTT-02 back to a place further down shows the bar, and no button', async ({ page }) => {
    await open(page, '/docs/changelog/2022');
    await scrollTo(page, 800);
    await follow(page, long);
    await expect(heading(page)).toHaveText(/2023/);
    expect(await hasBar(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(800);
    await scrollTo(page, 800);
    expect(await hasBar(page)).toBe(true);
    await expect(backToTop(page)).toHaveCount(0);
    await scrollTo(page, 900);
    expect(await hasBar(page)).toBe(false);
    await scrollTo(page, 850);
    await expect(backToTop(page)).toBeVisible();
  });
});

const count = 60;
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Opens a page with more headings than any of the site has, by a link. */
async function openLongPage(page: Page): Promise<void> {
  await page.route(pageData(docPage.path), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: { doc: Record<string, unknown> } } };
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    Object.assign(body.result.data.doc, {
      headings: numbers.map((number) => {
        const text = `Part ${number}`;
        return { level: 2, id: `part-${number}`, text, html: text };
      }),
      content: [
        {
          html: numbers
            .map((number) => `<h2 id="part-${number}">Part ${number}</h2><p style="block-size:30rem">Text.</p>`)
            .join(''),
        },
      ],
    });
    await route.fulfill({ response, json: body });
  });
  await open(page, '/docs/cleveressentials/pricing/');
  await page.getByRole('main').getByRole('link', { name: 'Set a base price' }).first().click();
  await expect(page.getByRole('heading', { name: /^Part \d+$/ })).toHaveCount(count);
}

test('TOC-09 a burst of scroll events measures nothing by itself, and each heading once in the next frame', async ({
  page,
}) => {
  await openLongPage(page);
  await expect(contents(page).getByRole('link')).toHaveCount(count);
  // The table of contents does follow on this page.
  await page.evaluate(() => document.getElementById('part-30')?.scrollIntoView({ behavior: 'instant' }));
  await expect(contents(page).locator('[aria-current="true"]')).toHaveText('Part 30');

  const reads = await page.evaluate(async () => {
    const seen = { layout: 0, headings: 0 };
    const original = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function (this: Element) {
      seen.layout += 1;
      if (this.id.startsWith('part-')) seen.headings += 1;
      return original.call(this);
    };
    const getters = [
      [HTMLElement.prototype, ['offsetTop', 'offsetHeight', 'offsetWidth', 'offsetLeft']],
      [Element.prototype, ['scrollTop', 'scrollHeight', 'clientHeight', 'clientTop']],
    ] as const;
    for (const [prototype, names] of getters) {
      for (const name of names) {
        const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
        Object.defineProperty(prototype, name, {
          ...descriptor,
          get(this: Element) {
            seen.layout += 1;
            return descriptor?.get?.call(this) as unknown;
          },
        });
      }
    }
    for (let times = 0; times < 100; times += 1) {
      document.dispatchEvent(new Event('scroll', { bubbles: true }));
      window.dispatchEvent(new Event('scroll'));
    }
    const atOnce = seen.layout;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { atOnce, headings: seen.headings };
  });
  expect(reads.atOnce).toBe(0);
  expect(reads.headings).toBeLessThanOrEqual(count);
});

test.describe('a page that was opened at a place', () => {
  /** Makes the text above the article's headings higher, as a picture or drawing that comes late does. */
  const grow = (page: Page) =>
    page.evaluate(() => {
      const box = document.createElement('div');
      box.style.height = '400px';
      document.querySelector('.prose')?.prepend(box);
    });
  const topOf = (page: Page, id: string) =>
    page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

  test.beforeEach(async ({ page }) => {
    // Chromium would keep the place by itself, as Safari does not.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    });
  });

  for (const way of ['full load', 'link', 'link on the page'] as const) {
    test(`stays there while what is above it grows, until the reader scrolls: ${way}`, async ({ page }) => {
      await open(page, docPage.path);
      const id = await page.evaluate(() => document.querySelectorAll('.prose h2[id]')[1]?.id ?? '');
      if (way === 'link') await open(page, target);
      if (way === 'full load') {
        await open(page, target);
        await open(page, `${docPage.path}#${id}`);
      } else await follow(page, `${docPage.path}#${id}`);
      await expect(page).toHaveURL(`${docPage.path}#${id}`);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await untilDrawn(page);
      const before = await topOf(page, id);
      await grow(page);
      await expect.poll(() => topOf(page, id)).toBe(before);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => topOf(page, id)).toBe(before + 100);
      await grow(page);
      await untilDrawn(page);
      expect(await topOf(page, id)).toBe(before + 500);
    });
  }

  test('has the tabs that the reader chose before the scripts are there', async ({ page }) => {
    const path = '/docs/get-started/manage-regions';
    await open(page, path);
    const panel = page.locator('[data-tabs] [role="tabpanel"]:visible').first();
    const label = (await page.getByRole('tab', { selected: false }).first().textContent()) ?? '';
    await page.getByRole('tab', { name: label }).first().click();
    const chosen = await panel.getAttribute('data-label');
    await page.route(/\/app-\w+\.js$/, (route) => route.abort());
    await page.reload();
    await expect(panel).toHaveAttribute('data-label', chosen ?? '');
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText(label);
  });
});
