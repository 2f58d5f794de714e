import type { Page } from 'playwright/test';
import { startAssistant } from '../../support/assistant';
import type { Assistant } from '../../support/assistant';
import { dialog, field, hits, openSearch, question, searchFor } from '../../support/search';
import { expect, expectAccessible, markDocument, test } from '../../support/test';
import { withoutChat } from '../../support/third-parties';

const asked = 'How is money given back?';
const askAi = (page: Page) => dialog(page).getByRole('option', { name: /^Ask AI:/ });

test.describe('an assistant', () => {
  // It has one fixed port, so one test at a time.
  test.describe.configure({ mode: 'default' });

  let assistant: Assistant;
  test.beforeEach(async ({ page }) => {
    await withoutChat(page);
    assistant = await startAssistant();
    await openSearch(page);
  });
  test.afterEach(() => assistant.close());

  /** Asks, and waits until the assistant has heard it. */
  async function askAssistant(page: Page): Promise<void> {
    await searchFor(page, asked);
    await askAi(page).click();
    await expect.poll(() => assistant.questions.length).toBe(1);
  }

  test('AIM-05 says what it searches for and how much it found; its words lead back to keyword search', async ({
    page,
  }) => {
    await askAssistant(page);
    const progress = dialog(page).getByRole('article').getByRole('paragraph');
    await expect(progress.filter({ hasText: 'Thinking...' })).toBeVisible();
    assistant.say({ type: 'tool-input-start', toolCallId: 't1', toolName: 'search' });
    await expect(progress.filter({ hasText: /^Searching\.\.\.$/ })).toBeVisible();
    await expect(progress.filter({ hasText: 'Thinking...' })).toHaveCount(0);
    assistant.say({ type: 'tool-input-available', toolCallId: 't1', input: { query: 'partial refund' } });
    await expect(progress.filter({ hasText: /^Searching for partial refund$/ })).toBeVisible();
    assistant.say({ type: 'tool-output-available', toolCallId: 't1', output: { query: 'partial refund', nbHits: 3 } });
    await expect(progress.filter({ hasText: /^Searched for partial refund \(3 results\)$/ })).toBeVisible();
    await expect(progress.filter({ hasText: /^Searching/ })).toHaveCount(0);
    assistant.say({ type: 'tool-output-available', toolCallId: 't2', output: { query: 'voucher', hits: [{}] } });
    await expect(progress.filter({ hasText: /^Searched for voucher \(1 result\)$/ })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'partial refund' }).click();
    await expect(field(page)).toHaveValue('partial refund');
    await expect(hits(page).first()).toContainText(/refund/i);
  });

  test('AIM-08 names the sources of an answer once each, none of its code; those of the site open in it', async ({
    page,
  }) => {
    await askAssistant(page);
    const sources = dialog(page).getByRole('article').locator('.answer-sources');
    assistant.say({ type: 'start', messageId: 'm1' });
    assistant.say({ type: 'source-url', url: 'https://law.example/refunds', title: 'The law' });
    assistant.say({ type: 'source-url', url: '/docs/changelog', title: 'Again' });
    assistant.say({ type: 'source-url', url: 'javascript:alert(1)', title: 'Evil' });
    const text =
      'See [the changelog](/docs/changelog), [it again](/docs/changelog) and [elsewhere](https://other.example/a).\n\n' +
      '```html\n<a href="https://code.example/">in code</a>\n```\n\n' +
      '`[inline](https://inline.example/)`';
    assistant.say({ type: 'text-delta', id: '0', delta: text });
    await expect(dialog(page).getByRole('link', { name: 'elsewhere' })).toBeVisible();
    // Not while more may come.
    await expect(sources).toHaveCount(0);
    assistant.finish();
    await expect(sources.getByRole('heading', { name: 'Related sources' })).toBeVisible();
    const links = await sources
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
    expect(links).toEqual([
      ['/docs/changelog', null],
      ['https://other.example/a', '_blank'],
      ['https://law.example/refunds', '_blank'],
    ]);
    await expectAccessible(page, 'dialog');
    const stillSame = await markDocument(page);
    await sources.getByRole('link', { name: 'the changelog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await expect(dialog(page)).toHaveCount(0);
    expect(await stillSame()).toBe(true);
  });

  test('AIM-04 AIM-06 stopping keeps what came and says who stopped it', async ({ page }) => {
    await askAssistant(page);
    assistant.say({ type: 'text-delta', id: '0', delta: 'Half of an answer' });
    await expect(dialog(page).getByText('Half of an answer').first()).toBeVisible();
    await expect(question(page)).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Stop answering' }).click();
    await expect(dialog(page).getByText('You stopped this answer.')).toBeVisible();
    await expect(dialog(page).getByText('Half of an answer').first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0);
    await expect(question(page)).toBeFocused();
  });

  test('AIM-08 AIM-13 hostile parts leave the dialog usable, after the page has been loaded again too', async ({
    page,
  }) => {
    await askAssistant(page);
    assistant.say({ type: 'source-url', url: 'https://', title: 'Nowhere' });
    assistant.say({ type: 'source-url', url: '/\\evil.example', title: 'Elsewhere' });
    assistant.say({ type: 'source-url', url: '/docs/changelog', title: 'Changelog' });
    assistant.say({ type: 'text-delta', id: '0', delta: `${'>'.repeat(5000)} ${'['.repeat(5000)} told` });
    assistant.finish();
    const answer = dialog(page).getByRole('article');
    await expect(answer).toContainText('told');
    await expect(answer.locator('.answer-sources').getByRole('link')).toHaveText(['Changelog']);
    await openSearch(page);
    await dialog(page).getByRole('row').filter({ hasText: asked }).getByText(asked).click();
    await expect(dialog(page).getByRole('article')).toContainText('told');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  });

  test('AIM-13 of an answer without end what came stays, and the rest is cut off', async ({ page }) => {
    await askAssistant(page);
    for (let index = 0; index < 6; index += 1)
      assistant.say({ type: 'text-delta', id: '0', delta: `${index} ${'word '.repeat(9000)}` });
    await expect(dialog(page).getByText('The answer was cut off.')).toBeVisible();
    await expect(question(page)).toBeEnabled();
    expect((await dialog(page).locator('.answer').innerText()).length).toBeLessThanOrEqual(200_000);
  });
});
