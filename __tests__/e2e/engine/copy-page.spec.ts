import { docPage } from '../support/page-kinds';
import { expect, expectAccessible, open, test } from '../support/test';

const twin = (path: string): string => `${path.replace(/\/$/, '')}.md`;

test('"Copy page" copies the Markdown twin', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, docPage.path);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await request.get(twin(docPage.path));
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect(copied).toBe(await answer.text());
  expect(copied).toMatch(/^# /);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('a page that cannot be loaded is said to be so, and can be copied later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, docPage.path);
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.click();
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.unroute('**/*.md');
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

const more = 'More actions';

test.describe('the menu beside "Copy page"', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, docPage.path);
  });

  test('is worked by the keys that menus have', async ({ page }) => {
    const button = page.getByRole('button', { name: more });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item('Copy page')).toBeFocused();
    await expectAccessible(page, 'main');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Copy page')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item('Copy page')).toBeFocused();
    await page.keyboard.press('v');
    await expect(item('View as Markdown')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Copy page')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('copies the section that is being read, with its address', async ({ page }) => {
    const heading = page.locator('.prose h2[id]').first();
    await page.getByRole('button', { name: more }).click();
    await page.getByRole('menuitem', { name: `Copy section “${await heading.innerText()}”` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`## ${await heading.innerText()}\n\nSource: <`);
    expect(copied).toContain(`#${(await heading.getAttribute('id')) ?? ''}>`);
  });

  test('links to the Markdown and to assistants, and asks nobody before that', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.getByRole('button', { name: more }).click();
    await expect(page.getByRole('menuitem', { name: 'View as Markdown' })).toHaveAttribute('href', twin(docPage.path));
    const assistant = page.getByRole('menuitem', { name: /^Open in / }).first();
    await expect(assistant).toHaveAttribute('href', new RegExp(encodeURIComponent(twin(docPage.path))));
    await expect(assistant).toHaveAttribute('rel', 'noopener noreferrer');
    expect(asked.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
  });

  test('closes on a click elsewhere', async ({ page }) => {
    await page.getByRole('button', { name: more }).click();
    // It opens when its code is there.
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('menu')).toBeHidden();
  });
});

test('a menu that cannot be loaded says so, and can be opened later', async ({ page }) => {
  await page.route('**/page-menu-*.js', (route) => route.abort());
  await open(page, docPage.path);
  await page.getByRole('button', { name: more }).click();
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
  await page.unroute('**/page-menu-*.js');
  await page.getByRole('button', { name: more }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy page' })).toBeFocused();
});

test('a heading whose link was copied offers its section, next in the order of the Tab key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, docPage.path);
  const heading = page.locator('.prose h2[id]').last();
  const anchor = page.locator('.prose h2[id] + .anchor').last();
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy section' })).toBeVisible();
  await expectAccessible(page, 'main');
  // The browser goes on from the heading that the link led to.
  await page.keyboard.press('Tab');
  await expect(anchor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy section' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Section copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`## ${await heading.innerText()}`);
  await expect(page.getByText('Section copied')).toHaveCount(0);
});

for (const width of [320, 375, 700, 1440]) {
  test(`the control keeps its place beside the trail at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await open(page, docPage.path);
    const button = page.getByRole('button', { name: width > 480 ? /^Cop(?:y page|ied)$/ : more });
    const before = await button.boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    await button.click();
    // Phones have only the menu.
    if (width <= 480) await page.getByRole('menuitem', { name: 'Copy page' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await button.boundingBox()).toEqual(before);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(width);
    if (width <= 996) expect(before?.height).toBeGreaterThanOrEqual(44);
  });
}
