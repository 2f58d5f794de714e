import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { expect, expectAccessible, open, test } from './support/test';

const guide = '/guides/example';
const phone = { width: 375, height: 800 };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const colourButton = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });

test('SBR-02 SBR-03 opening a category leaves its siblings open, and nothing hides the sidebar', async ({ page }) => {
  await open(page, docPage.path);
  const toggles = sidebar(page).getByRole('button', { expanded: false });
  const names = (await toggles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).slice(0, 3);
  expect(names).toHaveLength(3);
  for (const name of names)
    await sidebar(page)
      .getByRole('button', { name: String(name), exact: true })
      .click();
  for (const name of names) {
    const opened = String(name).replace('Expand', 'Collapse');
    await expect(sidebar(page).getByRole('button', { name: opened, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }
  await expect(page.getByRole('button', { name: /(?:hide|collapse) sidebar$/i })).toHaveCount(0);
});

test.describe('mobile sidebar', () => {
  test.use({ viewport: phone });

  test('MOB-01 MOB-08 opens as a modal dialog, has no violation, and gives the focus back', async ({ page }) => {
    await open(page, docPage.path);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Set a base price' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    for (let times = 0; times < 60; times += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside, 'focus stays in the dialog').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('MOB-06 a link closes it and opens its page; back does not open it again', async ({ page }) => {
    await open(page, docPage.path);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Add a price rule' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a price rule');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a base price');
    await expect(menu(page)).toBeHidden();
  });

  test('MOB-01 a window that becomes wide closes it, and the focus is not lost', async ({ page }) => {
    await open(page, docPage.path);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Help$/ })).toBeFocused();
  });

  test('TOC-04 the table of contents opens, leads to a heading and closes', async ({ page }) => {
    await open(page, docPage.path);
    await page.getByRole('button', { name: 'On this page' }).click();
    await contents(page).getByRole('link', { name: 'What can go wrong' }).click();
    await expect(page).toHaveURL(/#what-can-go-wrong$/);
    await expect(page.getByRole('heading', { name: 'What can go wrong' })).toBeInViewport();
    await expect(contents(page)).toBeHidden();
  });

  test('TOC-04 its button stays in view, names the section, and a button in the list closes it', async ({ page }) => {
    await open(page, `${docPage.path}#what-can-go-wrong`);
    const button = page.getByRole('button', { name: 'On this page What can go wrong' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { name: 'What can go wrong' });
    const [below, above] = [(await heading.boundingBox())?.y ?? 0, await button.boundingBox()];
    expect(below).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await button.click();
    await expect(contents(page).locator('[aria-current]')).toHaveText('What can go wrong');
    await contents(page).getByRole('button', { name: 'Close' }).click();
    await expect(contents(page)).toBeHidden();
  });

  test('TOC-04 the table of contents closes when Tab leads out of it: nothing under it takes the focus', async ({
    page,
  }) => {
    await open(page, '/docs/changelog/2023');
    await page.getByRole('button', { name: 'On this page' }).click();
    const entries = await contents(page).getByRole('link').count();
    // The first is the button that closes it.
    for (let times = 0; times < entries + 1; times += 1) await page.keyboard.press('Tab');
    await expect(contents(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contents(page)).toBeHidden();
    // Its button still closes it.
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(contents(page)).toBeHidden();
  });
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 200 } });

  test('MOB-03 the buttons of the menu stay in view, and only its pane scrolls', async ({ page }) => {
    await open(page, '/docs/changelog');
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click();
    await menu(page).getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().focus();
    await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeInViewport({ ratio: 1 });
    const hidden = await menu(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    expect(hidden).toBe(0);
  });
});

test('MDX-03 a table is a stop of Tab and a region only while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/desktop-tools/bi-help/bi-example-reports');
  const regions = page.getByRole('main').getByRole('region', { name: /^Table/ });
  const stops = page.locator('.table-scroll[tabindex]');
  await expect(regions).toHaveCount(0);
  await expect(stops).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(regions).toHaveCount(await page.locator('.table-scroll').count());
  await expect(stops).toHaveCount(await regions.count());
  await expectAccessible(page);
});

test('the header of a table stays in view while the page scrolls, and never covers rows of one that scrolls itself', async ({
  page,
}) => {
  const gaps = () =>
    page.locator('.table-scroll').evaluateAll((tables) =>
      tables.map((table) => {
        const edge = (selector: string, side: 'top' | 'bottom'): number =>
          table.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
        return Math.round(edge('tbody tr', 'top') - edge('thead th', 'bottom'));
      }),
    );
  await open(page, '/docs/cleveressentials/payments-taxes/payment-options/about-payment-options');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await gaps()).toEqual([0, 0, 0]);
  }
  await open(page, '/docs/cleveressentials/checkout/localize-checkout/supported-currencies');
  const header = page.locator('.prose thead').first();
  await page.locator('.prose tbody tr').nth(15).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(header.locator('th').first()).toBeInViewport({ ratio: 1 });
});

test('TOC-06 TOC-08 the entry of the section in view is marked', async ({ page }) => {
  await open(page, docPage.path);
  const active = contents(page).locator('[aria-current="true"]');
  await page.locator('h2#fields').evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  await expect(active).toHaveText('Fields');
});

test('a question below a page leads to the section that answers it', async ({ page }) => {
  await open(page, docPage.path);
  const questions = page.getByRole('region', { name: 'This page answers' }).getByRole('link');
  await expect(questions).not.toHaveCount(0);
  // The sections of the page, in its order.
  const sections = await questions.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const headings = await page.locator('main .prose :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(headings.filter((id) => sections.includes(id))).toEqual(sections);
  await questions.first().click();
  await expect(page).toHaveURL(new RegExp(`${sections[0]}$`));
  await expect(page.locator(`main ${sections[0]}`)).toBeInViewport();
});

test('CLR-01 CLR-03 CLR-07 the colour mode is chosen, kept, and followed by other tabs', async ({ page, context }) => {
  await open(page, docPage.path);
  const other = await context.newPage();
  await open(other, '/');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await colourButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('CHG-02 NAV-05 a month that the filter hides is not in the table of contents; an address shows it', async ({
  page,
}) => {
  await open(page, '/docs/changelog/2024');
  const month = page.getByRole('heading', { name: 'May 2024' });
  const entries = contents(page).getByRole('link');
  const all = await entries.count();
  await page
    .getByRole('group')
    .getByText(/^Payments \d/)
    .click();
  await expect(month).toBeHidden();
  await expect(entries).toHaveCount(await page.locator('.prose h2:visible').count());
  await page.evaluate(() => (window.location.hash = '#may-2024'));
  await expect(month).toBeInViewport();
  await expect(entries).toHaveCount(all);
});

test.describe('a reader who wants no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** What takes longer than a millisecond to change or to move. */
  const movements = (page: Page) =>
    page.evaluate(() => {
      const isLong = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0.001);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((part) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
          const moves = isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
          return moves ? `${element.className || element.nodeName}${part ?? ''}` : [];
        }),
      );
    });

  test('NVB-07 SBR-13 gets none: neither of the bar, nor of the sidebars, nor of the text', async ({ page }) => {
    await open(page, docPage.path);
    const category = sidebar(page).getByRole('button', { name: "Expand sidebar category 'Pricing models'" });
    await category.click();
    const unfolding = await sidebar(page).evaluate((area) =>
      area.getAnimations({ subtree: true }).flatMap(({ effect }) => effect?.getComputedTiming().duration ?? []),
    );
    expect(unfolding.filter((duration) => Number(duration) > 1)).toEqual([]);
    expect(await movements(page)).toEqual([]);
    await page.setViewportSize(phone);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await movements(page)).toEqual([]);
  });
});

test.describe('a part that unfolds', () => {
  const details = (page: Page) => page.locator('.prose details').first();
  const turn = (page: Page) =>
    details(page).evaluate((element) => getComputedStyle(element.children[0] ?? element, '::before').rotate);

  test('MDX-01 shows its content at once, and its arrow turns', async ({ page }) => {
    await open(page, '/guides/example');
    expect(await turn(page)).toBe('-45deg');
    await details(page).locator('summary').click();
    await expect(details(page).locator('.details-content')).toBeVisible();
    await expect.poll(() => turn(page)).toBe('45deg');
  });

  test('MDX-01 is open on paper', async ({ page }) => {
    await open(page, '/guides/example');
    const content = details(page).locator('.details-content');
    await expect(content).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(content).toBeVisible();
  });
});

test.describe('touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a definition stands beside its word, at no edge of the window', async ({ page }) => {
    await open(page, guide);
    const terms = page.locator('.prose button[popovertarget]');
    expect(await terms.count()).toBeGreaterThan(1);
    for (const term of await terms.all()) {
      await term.scrollIntoViewIfNeeded();
      await term.tap();
      const box = await page.locator('[popover]:popover-open').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width - 8);
      expect(box?.width).toBeGreaterThan(phone.width / 2);
      await page.keyboard.press('Escape');
    }
  });

  test('COD-07 the buttons, which always show, cover no code', async ({ page }) => {
    await open(page, guide);
    const long = page.locator('pre', { hasText: 'curl' });
    const button = page.locator('div', { has: long }).last().getByRole('button', { name: 'Copy code to clipboard' });
    await expect(button).toBeVisible();
    const [code, copy] = await Promise.all([long.locator('code').boundingBox(), button.boundingBox()]);
    expect(copy?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0));
  });
});

test('COD-07 a title has the buttons beside it, always in sight', async ({ page }) => {
  await open(page, guide);
  const title = page.getByText('order.json', { exact: true });
  const button = title.locator('..').getByRole('button', { name: 'Copy code to clipboard' });
  await expect(button).toHaveCSS('opacity', '1');
  const [bar, copy] = await Promise.all([title.boundingBox(), button.boundingBox()]);
  expect(copy?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) - 2);
  expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) + 2);
});

test('Yes and No in tables are signs, which screen readers read as the words', async ({ page }) => {
  await open(page, '/docs/cleveressentials/products/set-up-your-products/manage-product-statuses');
  const yes = page.getByRole('cell', { name: 'Yes', exact: true }).first();
  await expect(yes).toHaveCSS('font-size', '0px');
  const sign = await yes.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(sign).toBe('"✓" / ""');
  await expectAccessible(page);
});

test('details in a row share their rules, also if one of them contains code', async ({ page }) => {
  await open(page, guide);
  const rows = page.locator('.prose .details:not(.details .details)');
  const [first, second] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()]);
  expect((second?.y ?? 0) - ((first?.y ?? 0) + (first?.height ?? 0))).toBeCloseTo(-1, 1);
});
