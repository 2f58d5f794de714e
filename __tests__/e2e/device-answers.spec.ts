import type { Page } from 'playwright/test';
import { modelLog, useModel } from './support/language-model';
import type { ScriptedModel } from './support/language-model';
import { ask, dialog, openSearch } from './support/search';
import { expect, expectAccessible, test } from './support/test';

const question = 'How do I refund an order?';
const answer = ['You refund an order', ' in the purchase viewer. [1]', ' The moon is made of 42 cheeses. [2]'];
const offer = 'Answer on this device';
const quoting = 'Passages quoted from this site. No AI was used.';
const generated = 'Answers are generated with AI which can make mistakes. Verify responses.';

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Asks the question in a browser with a model or without; the passages are there. */
async function askWith(page: Page, model: ScriptedModel | null): Promise<void> {
  if (model) await useModel(page, model);
  // The browser of the tests may have one.
  else await page.addInitScript(() => void Reflect.deleteProperty(window, 'LanguageModel'));
  await openSearch(page);
  await ask(page, question);
  await expect(dialog(page).getByText(quoting)).toBeVisible();
  await expect(dialog(page).getByText('Thinking...')).toHaveCount(0);
}

test('a browser without a model quotes passages and offers nothing', async ({ page }) => {
  await askWith(page, null);
  await expect(dialog(page).locator('blockquote').first()).toBeVisible();
  await expect(button(page, offer)).toHaveCount(0);
});

test('a browser with a model answers on the device, with links to what it says so from', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await askWith(page, { answers: [answer] });
  await expectAccessible(page, 'dialog');
  await button(page, offer).click();
  await expect(dialog(page).getByText('You refund an order in the purchase viewer.').first()).toBeVisible();
  await expect(dialog(page).getByText(generated, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('On this device: nothing you ask leaves it.')).toBeVisible();
  await expect(dialog(page).getByText('Sentences that no passage supports were left out.')).toBeVisible();
  await expect(dialog(page)).not.toContainText('cheeses');
  const source = dialog(page).getByRole('link', { name: /^Source 1: / });
  await expect(source).toHaveAttribute('href', /^\/docs\//);
  await expect(dialog(page).locator('blockquote').first()).toBeVisible();
  await expectAccessible(page, 'dialog');
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('a model that has to be downloaded is asked for first, and its download is shown', async ({ page }) => {
  await askWith(page, { availability: 'downloadable', hangs: 'create' });
  await button(page, offer).click();
  await expect(dialog(page).getByText('Its size is up to the browser')).toBeVisible();
  await expect(button(page, 'Download and answer')).toBeFocused();
  await expectAccessible(page, 'dialog');
  await button(page, 'Not now').click();
  expect((await modelLog(page)).created).toEqual([]);
  await button(page, offer).click();
  await button(page, 'Download and answer').click();
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', '42');
  await expectAccessible(page, 'dialog');
  await button(page, 'Stop answering').click();
  await expect(dialog(page).getByText('You stopped this answer.')).toBeVisible();
});

test('an answer of which nothing is left says so', async ({ page }) => {
  await askWith(page, { answers: [['NO ANSWER']] });
  await button(page, offer).click();
  await expect(dialog(page).getByText('The language model found no answer that these passages support.')).toBeVisible();
});
