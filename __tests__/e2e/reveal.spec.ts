import type { Page } from 'playwright/test';
import { expect, open, test } from './support/test';

const guide = '/guides/example';

/** Gives ids to paragraphs of the guide in a hidden panel, in a closed `<details>` and in one inside of another. */
async function addTargets(page: Page): Promise<void> {
  await page.route(`**${guide}*`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('hidden=""><div class="html"><p>', 'hidden=""><div class="html"><p id="in-tab">')
      .replace('<p>Yes, for example', '<p id="in-details">Yes, for example')
      .replace('<p>Do not go further', '<p id="in-nested">Do not go further');
    await route.fulfill({ response, body: html });
  });
}

/** Whether an element stands below the bar and in the window. */
const stands = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    const { top, height } = element?.getBoundingClientRect() ?? { top: -1, height: 0 };
    return element?.checkVisibility() === true && height > 0 && top >= 0 && top < window.innerHeight / 2;
  }, id);

test.describe('an address that leads to something closed', () => {
  const ids = ['in-tab', 'in-details', 'in-nested'];
  test.beforeEach(({ page }) => addTargets(page));

  test('NAV-09 TAB-07 MDX-01 shows it when it is opened', async ({ page }) => {
    for (const id of ids) {
      await page.goto('about:blank');
      await open(page, `${guide}#${id}`);
      await expect.poll(() => stands(page, id), id).toBe(true);
    }
  });

  test('NAV-08 TAB-07 MDX-01 shows it after a click', async ({ page }) => {
    for (const id of ids) {
      await open(page, guide);
      await page.evaluate((hash) => document.querySelector('.prose a')?.setAttribute('href', hash), `#${id}`);
      const link = page.locator(`.prose a[href="#${id}"]`);
      await link.click();
      await expect.poll(() => stands(page, id), id).toBe(true);

      // The address is the same when the reader comes back to it.
      const opener =
        id === 'in-tab'
          ? page.locator(`:has(> [role="tabpanel"] #${id})`).getByRole('tab', { selected: false })
          : page.locator(`details:has(#${id}) > summary`);
      await opener.last().click();
      await expect(page.locator(`#${id}`)).toBeHidden();
      await link.click();
      await expect.poll(() => stands(page, id), id).toBe(true);
    }
  });
});
