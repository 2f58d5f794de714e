import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heading, navbarLink } from '../../support/navigation';
import { expect, markDocument, open, test } from '../../support/test';

const output = process.env.PUBLIC_DIR ?? 'public';
const read = (name: string): string => readFileSync(join(output, name), 'utf8');

test('the site has its own pages and listings, and nothing of another one', () => {
  const routes = JSON.parse(read('routes.json')) as string[];
  const own = /^\/(?:handbook|reference)\/|^\/(?:|404|404\.html|search)$/;
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
