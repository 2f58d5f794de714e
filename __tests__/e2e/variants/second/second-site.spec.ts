import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heading, navbarLink } from '../../support/navigation';
import { expect, markDocument, open, test } from '../../support/test';

const output = process.env.PUBLIC_DIR ?? 'public';
const read = (name: string): string => readFileSync(join(output, name), 'utf8');

test('the site has its own pages and listings, and nothing of another one', () => {
  const routes = JSON.parse(read('routes.json')) as string[];
  const own = /^\/(?:handbook|reference|crew\/notes)(?:\/|$)|^\/(?:|404|404\.html|search)$/;
  expect(routes.filter((route) => !own.test(route))).toEqual([]);
  expect(routes).toContain('/handbook/boats/add-a-boat');
  for (const name of ['index.html', '404.html', 'handbook/index.html', 'llms.txt', 'opensearch.xml', 'sitemap.xml']) {
    expect(read(name)).not.toMatch(/clever|lumora|commerce|\/docs\/|changelog|measure/i);
  }
  expect(existsSync(join(output, 'docs'))).toBe(false);
  expect(existsSync(join(output, 'dokuspark'))).toBe(false);
});

test('areas have base paths, sidebars, listings and neighbours of their own', async ({ page }) => {
  await open(page, '/');
  await expect(heading(page)).toHaveText('Charter boats without the paperwork');
  const isSameDocument = await markDocument(page);
  await navbarLink(page, 'Handbook').click();
  await expect(heading(page)).toHaveText('Handbook');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Boats' })).toBeVisible();
  await expect(sidebar.getByText('Endpoints')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Boats' }).click();
  await expect(page).toHaveURL(/\/handbook\/category\/boats$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Retire a boat/ })
    .click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Boats');
  await expect(page.getByRole('link', { name: /^Next Inspect a boat/ })).toBeVisible();
  await navbarLink(page, 'Reference').click();
  await expect(sidebar.getByRole('link', { name: 'Errors' })).toBeVisible();
  await expect(sidebar.getByText('Add a boat')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('an area without a landing document lists its pages, which stand alone and link into other areas', async ({
  page,
}) => {
  await open(page, '/handbook');
  const isSameDocument = await markDocument(page);
  await navbarLink(page, 'Crew notes').click();
  await expect(heading(page)).toHaveText('Crew notes');
  const main = page.getByRole('main');
  await expect(main).toContainText('Short reads for those who sail.');
  await expect(main.getByRole('link', { name: 'Back to the documentation' })).toHaveAttribute('href', '/handbook');
  await main.getByRole('link', { name: /^Your first day/ }).click();
  await expect(heading(page)).toHaveText('Your first day');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  await main.getByRole('link', { name: 'drills' }).click();
  await expect(page).toHaveURL(/\/crew\/notes\/safety\/drills$/);
  await main.getByRole('link', { name: 'your first day' }).click();
  await main.getByRole('link', { name: 'Inspect a boat' }).click();
  await expect(page).toHaveURL(/\/handbook\/boats\/inspect-a-boat$/);
  expect(await isSameDocument()).toBe(true);
});

test('a block above the text is read by readers, in Markdown and by the check of links', async ({ page }) => {
  await open(page, '/crew/notes/first-day');
  const block = page.getByRole('complementary', { name: 'About the boat' });
  await expect(block).toHaveText('Hull: Steel. All about boats');
  await block.getByRole('link').click();
  await expect(page).toHaveURL(/\/handbook\/boats\/add-a-boat$/);
  const markdown = read('crew/notes/first-day.md');
  expect(markdown).toMatch(/Hull: Steel\. \[All about boats\]\(\S*\/handbook\/boats\/add-a-boat\)/);
  expect(markdown.indexOf('Hull: Steel')).toBeLessThan(markdown.indexOf('Walk through the boat'));
});

test('a page kind and an admonition kind of its own are drawn by its own code', async ({ page }) => {
  await open(page, '/reference/endpoints/boats');
  await expect(page.locator('[data-endpoint="Boats"]').getByRole('heading', { level: 1 })).toHaveText('Boats');
  await expect(page.locator('.admonition-tide')).toContainText('Boats lie in the harbour.');
  expect(read('reference/endpoints/boats.md')).toMatch(/tide[^]*Boats lie in the harbour/i);
});

test('its colours, its dark default and its storage are its own', async ({ page }) => {
  await open(page, '/handbook');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('background-color', 'rgb(13, 17, 23)');
  await page
    .getByRole('button', { name: /dark mode|light mode/i })
    .first()
    .click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toContain('theme-kestrel');
});
