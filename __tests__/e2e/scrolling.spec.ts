import type { Page } from 'playwright/test';
import { pageData } from './support/conditions';
import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

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
