import { ask, dialog, expectHarmless, field, hits, hostile, openSearch, question, searchFor } from './support/search';
import { expect, markDocument, open, test } from './support/test';

test.describe('question mode', () => {
  const telling = 'What is a merchant of record?';

  test('AIM-01 SKB-01 quotes an answer with its sources; a source opens inside the site', async ({ page }) => {
    await openSearch(page);
    const stillSame = await markDocument(page);
    await searchFor(page, telling);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Passages quoted from this site. No AI was used.')).toBeVisible();
    await expect(dialog(page).getByRole('term')).toHaveText('merchant of record');
    const passage = dialog(page).getByRole('figure').first();
    await expect(passage.locator('blockquote')).toContainText('merchant of record');
    const source = passage.getByRole('link');
    const url = String(await source.getAttribute('href'));
    expect(url).toMatch(/^\/docs\//);
    const quote = String(await passage.locator('blockquote p').first().textContent()).slice(0, 60);
    await source.click();
    await expect(page).toHaveURL(url);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(quote);
    expect(await stillSame()).toBe(true);
  });

  test('on a phone, a wide table of an answer scrolls by itself, by keyboard too', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openSearch(page);
    await ask(page, 'Can a hidden product be bought by link?');
    const table = dialog(page).getByRole('table').first();
    await expect(table).toBeVisible();
    const scroller = table.locator('..');
    await expect(scroller).toHaveCSS('overflow-x', 'auto');
    const [outer, inner] = await Promise.all([scroller.boundingBox(), table.boundingBox()]);
    expect(inner?.width).toBeGreaterThan(outer?.width ?? Infinity);
    expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual(375);
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('a sample question of the home page opens with its answer; Escape leads to its hits', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: telling }).click();
    await expect(dialog(page).locator('blockquote').first()).toContainText('merchant of record');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue(telling);
    await expect(hits(page).first()).toBeVisible();
  });

  test('AIM-01 AIM-14 AIM-15 neither something else nor markup is answered; a question may have 512 characters', async ({
    page,
  }) => {
    await openSearch(page);
    const unanswered = dialog(page)
      .getByRole('article')
      .filter({ hasText: 'No passage on this site answers that closely.' });
    await ask(page, 'Who won the football world cup in 1998?');
    await expect(unanswered).toHaveCount(1);
    await expect(dialog(page).locator('blockquote')).toHaveCount(0);
    await expect(question(page)).toBeFocused();
    await question(page).fill(hostile);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: hostile, exact: true })).toBeVisible();
    await expect(unanswered).toHaveCount(2);
    await expectHarmless(page);
    await expect(question(page)).toBeFocused();
    await page.keyboard.insertText('a'.repeat(600));
    await expect(question(page)).toHaveValue('a'.repeat(512));
    await expect(dialog(page).getByText('512 / 512')).toBeVisible();
  });

  test('AIM-10 AIM-18 SOV-02 Escape closes the menu, then leads back to the query, then out', async ({ page }) => {
    await openSearch(page);
    await ask(page, telling);
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await expect(question(page)).toBeFocused();
    const entry = dialog(page).getByRole('button', { name: 'Start a new conversation' });
    await dialog(page).getByRole('button', { name: 'Conversations' }).click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(question(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Conversations' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue(telling);
    await expect(field(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('AIM-11 SOV-02 conversations are kept; Escape in the history leads to the conversation', async ({ page }) => {
    await openSearch(page);
    await ask(page, telling);
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await page.reload();
    await page.keyboard.press('Control+k');
    const entry = dialog(page).getByRole('rowgroup', { name: 'Recent conversations' });
    await entry.getByRole('button', { name: telling, exact: true }).click();
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Conversations' }).click();
    await dialog(page).getByRole('button', { name: 'Conversation history' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Conversation history' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('heading', { name: 'Conversation history' })).toHaveCount(0);
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog(page)
      .getByRole('button', { name: `Remove this conversation from history: ${telling}` })
      .click();
    await expect(entry).toHaveCount(0);
  });

  test('AIM-04 what the answers are stays in sight while they are scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openSearch(page);
    await ask(page, telling);
    await question(page).fill('How do I cancel a subscription?');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('blockquote')).not.toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Like', exact: true }).last().scrollIntoViewIfNeeded();
    const scrolled = await dialog(page)
      .locator('.answers')
      .evaluate(({ scrollTop }) => scrollTop);
    expect(scrolled).toBeGreaterThan(100);
    // Firefox scrolls everything that can be scrolled around what comes into view.
    expect(await dialog(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await expect(dialog(page).getByText('Passages quoted from this site. No AI was used.')).toBeInViewport({
      ratio: 1,
    });
  });
});
