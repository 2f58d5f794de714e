import type { Page } from 'playwright/test';
import { expect, open, test } from '../../support/test';
import { withoutChat } from '../../support/third-parties';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page) => navbar(page).getByRole('button', { name: 'More' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const entry = (page: Page) => navbar(page).getByRole('link', { name: 'Guides' });

test.beforeEach(async ({ page }) => {
  await withoutChat(page);
  await open(page, '/docs');
});

test('NVB-09 a mouse opens the list by hovering and closes it by leaving; a link in it leads on', async ({ page }) => {
  await expect(entry(page)).toBeHidden();
  await button(page).hover();
  await expect(entry(page)).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(entry(page)).toBeHidden();
  await button(page).hover();
  await entry(page).click();
  await expect(page).toHaveURL('/guides');
  await page.mouse.move(10, 600);
  await expect(entry(page)).toBeHidden();
});

test('NVB-09 keys open it, walk through it and close it, and the focus returns', async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides');
});

test('NVB-09 on a phone it is a list in the menu that opens and closes at a tap', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: '← Back to main menu' }).click();
  const toggle = menu(page).getByRole('button', { name: 'Expand the dropdown' });
  await toggle.click();
  await expect(menu(page).getByRole('link', { name: 'Status' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides');
});
