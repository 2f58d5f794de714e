import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { expect, markDocument, open, test } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const colourButton = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });

test.describe('the bar', () => {
  test('NVB-04 NVB-05 from 997 px on it has all links and the colour-mode button, below a menu that has them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, docPage.path);
    for (const name of ['Get started', 'CleverEssentials', 'Premium Solutions', 'Desktop Tools', 'Changelog'])
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(colourButton(page)).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(bar(page).getByRole('link', { name: 'Changelog' })).toBeHidden();
    await expect(colourButton(page)).toBeHidden();
    await expect(page.locator('[data-search-open]:visible')).toHaveCount(1);
    await menuButton(page).click();
    await expect(colourButton(page)).toBeVisible();
  });
});

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** What readers may set (WCAG 1.4.12), and the larger type of a browser's settings. */
const readersStyles = {
  'spacing of their own': '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }',
  'larger type': 'html { font-size: 125%; }',
} as const;

for (const [name, styles] of Object.entries(readersStyles)) {
  test(`readers with ${name} need not scroll sideways`, async ({ page }) => {
    for (const address of ['/', docPage.path, '/docs/category/get-started']) {
      await page.goto(address);
      await page.addStyleTag({ content: styles.replaceAll(';', ' !important;') });
      for (const width of [320, 375, 997, 1100, 1240, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ address, width, overflow: await overflow(page) }).toEqual({ address, width, overflow: 0 });
      }
    }
  });
}

test('NVB-01 with usual type the labels of the bar stand in one line each', async ({ page }) => {
  await page.goto(docPage.path);
  for (const width of [997, 1100, 1240, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await bar(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(new Set(heights).size, `heights at ${width} px`).toBe(1);
  }
});

/** Rounded to what a reader may see, in pixels. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const width = (selector: string): number =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0);
    const { fontSize, lineHeight } = getComputedStyle(document.querySelector('.prose p') ?? document.body);
    return {
      rem: getComputedStyle(document.documentElement).fontSize,
      bar: document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect().height,
      text: [fontSize, Math.round((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)) * 100) / 100],
      columns: ['aside', 'article', 'nav[aria-label="On this page"]'].map(width),
    };
  });

test('the design’s sizes of text, bar and columns hold, in pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, docPage.path);
  expect(await sizes(page)).toEqual({ rem: '16px', bar: 60, text: ['17px', 1.65], columns: [300, 740, 240] });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { columns } = await sizes(page);
  expect([columns[0], columns[2]]).toEqual([300, 240]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await sizes(page)).toMatchObject({ rem: '16px', bar: 60, text: ['16px', 1.6] });
});

test('text keeps its measure where there is no room for a table of contents beside it', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, docPage.path);
  const widths = await page
    .locator('.prose > p, .prose > .html > p')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBe(740);
});

test('lists, tables and headings keep to a rhythm of 4 pixels', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/guides/example');
    const spaces = await page.locator('.prose :is(p, ul, ol, li, th, td, h2, h3, h4)').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { marginTop, marginBottom, paddingTop, paddingBottom } = getComputedStyle(element);
        return [marginTop, marginBottom, paddingTop, paddingBottom].map(Number.parseFloat);
      }),
    );
    expect(spaces.length).toBeGreaterThan(100);
    expect(new Set(spaces.filter((space) => space % 4 !== 0))).toEqual(new Set());
    const rows = await page
      .locator('.prose :is(th, td)')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).lineHeight))]);
    expect(rows).toEqual(['24px']);
  }
});

test('RTE-16 SBR-23 site and sidebar stay mounted from page to page', async ({ page }) => {
  await open(page, docPage.path);
  const isSameDocument = await markDocument(page);
  const marked = page.locator('[data-test-mark]');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('nav[aria-label="Main"], [data-sidebar]'))
      element.setAttribute('data-test-mark', '');
  });
  await expect(marked).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Add a price rule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a price rule');
  expect(await isSameDocument()).toBe(true);
  await expect(marked).toHaveCount(2);
});

test('DVR-02 DVR-03 STO-03 the version of an area is stored, and no choice of versions shown', async ({ page }) => {
  await open(page, docPage.path);
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await expect.poll(stored).toBe('current');
  await expect(page.getByText('Version: Next')).toHaveCount(0);
});

test.describe('served under another base path than configured', () => {
  const home = readFileSync(path.resolve('public/index.html'), 'utf8');

  test('BAS-01 BAS-02 BAS-03 the home page says so, with the path that would fit', async ({ page }) => {
    await page.route('**/moved/', (route) => route.fulfill({ contentType: 'text/html', body: home }));
    await page.route(/\.(?:css|js)$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/moved/');
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('Configured base path: / (default)');
    await expect(banner).toContainText('Base path that fits this address: /moved/');
    // The scripts, which start later, fail too: one notice is enough.
    await page.mouse.move(10, 10);
    await page.waitForTimeout(1000);
    await expect(banner).toHaveCount(1);
  });
});

test('MDX-12 CLR-13 TOC-10 SBR-04 print is the text alone, in light colours', async ({ page }) => {
  await page.goto(`${docPage.path}?theme=dark`);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ media: 'print' });
  expect(await background()).not.toBe(dark);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  for (const name of ['Main', 'Docs sidebar', 'On this page', 'Breadcrumbs', 'Docs pages'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Nor does wide paper keep the place of the sidebar.
  await expect(page.locator('aside')).toBeHidden();
});

test('MDX-12 addresses of other sites stand behind their links, and no page ends within code, a table or an admonition', async ({
  page,
}) => {
  await page.goto('/guides/example');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('.prose a[href^="http"]').evaluateAll((links) =>
    links.map((link) => ({
      // Its parts are strings of their own.
      content: getComputedStyle(link, '::after').content.replace(/" "/g, ''),
      address: `" (${link.getAttribute('href')})"`,
    })),
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const { content, address } of printed) expect(content).toBe(address);
  for (const parts of ['pre', 'table', '.admonition']) {
    const breaks = await page
      .locator(`.prose ${parts}`)
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(breaks), parts).toEqual(new Set(['avoid']));
  }
});

test('MDX-12 no page ends between a title and what it introduces', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const styles = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluateAll(
      (all, name) =>
        all.map((element) => {
          const { breakAfter, breakInside } = getComputedStyle(element, name);
          return { breakAfter, breakInside };
        }),
      pseudo,
    );
  for (const address of ['/', '/docs/changelog/2024']) {
    await page.goto(address);
    const entries = await styles('.changelog-entry');
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter(({ breakInside }) => breakInside !== 'avoid')).toEqual([]);
    expect((await styles('h2')).filter(({ breakAfter }) => breakAfter !== 'avoid')).toEqual([]);
  }
  await page.goto('/guides/example');
  const names = await styles('[role="tabpanel"]', '::before');
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter(({ breakAfter }) => breakAfter !== 'avoid')).toEqual([]);
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
});

test.describe('a sheet of paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  test('MDX-12 no word is lost: terms, names of tabs, columns of wide tables', async ({ page }) => {
    await page.goto('/guides/example');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'merchant of record' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden();
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    const names = await panels.evaluateAll((all) =>
      all.map((panel) => [getComputedStyle(panel, '::before').content, `"${panel.dataset.label}"`]),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const [printed, name] of names) expect(printed).toBe(name);
    const wide = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length);
    expect(wide).toBe(0);
  });

  test('CAT-03 MDX-12 descriptions of a category’s pages are whole, without room for icons that are not printed', async ({
    page,
  }) => {
    await page.goto('/docs/category/dimensions');
    const cards = () =>
      page.locator('main li > a > p').evaluateAll((texts) =>
        texts.map((text) => ({
          isCut: text.scrollHeight > text.clientHeight + 1,
          // From the title, which stands beside the icon.
          indent: text.getBoundingClientRect().left - (text.parentElement?.getBoundingClientRect().left ?? Number.NaN),
        })),
      );
    await page.setViewportSize({ width: 320, height: 800 });
    const onScreen = await cards();
    await page.emulateMedia({ media: 'print' });
    const printed = await cards();
    expect(onScreen.some(({ isCut }) => isCut)).toBe(true);
    expect(printed.some(({ isCut }) => isCut)).toBe(false);
    expect(printed[0]?.indent).toBeLessThan(onScreen[0]?.indent ?? 0);
  });

  test('MDX-12 drawings are as narrow as what the margins leave, since paper does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 1000 });
    await page.goto('/guides/example');
    const cut = () =>
      page
        .locator('.diagram')
        .evaluateAll((drawings) => drawings.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
  });
});

test.describe('a low window', () => {
  test.use({ viewport: { width: 667, height: 375 } });

  test('long tables do not scroll inside it', async ({ page }) => {
    await page.goto('/guides/regions');
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.map((table) => table.scrollHeight - table.clientHeight));
    expect(Math.max(...hidden)).toBe(0);
  });
});

test('CLR-14 code follows the colour mode at once', async ({ page }) => {
  await open(page, '/guides/example');
  const token = page.locator('pre code .token').first();
  const colour = () => token.evaluate((element) => getComputedStyle(element).color);
  const light = await colour();
  await colourButton(page).click();
  await expect.poll(colour).not.toBe(light);
});

test('ANC-03 a heading that is jumped to keeps half a rem above it, since the bar hides', async ({ page }) => {
  await page.goto(docPage.path);
  const heading = page.locator('.prose h2').first();
  const [margin, rem] = await heading.evaluate((element) => [
    Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart),
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  ]);
  expect(margin).toBe(rem / 2);
});

test('RTE-10 the entry of the guides lists them, without sidebar and breadcrumbs', async ({ page }) => {
  await page.goto('/guides');
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThanOrEqual(4);
  for (const name of ['Docs sidebar', 'Breadcrumbs'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
});
