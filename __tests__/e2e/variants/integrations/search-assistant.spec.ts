import type { Page } from 'playwright/test';
import { startAssistant } from '../../support/assistant';
import type { Assistant } from '../../support/assistant';
import { dialog, field, openSearch, searchFor } from '../../support/search';
import { expect, expectAccessible, test } from '../../support/test';
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
    await expectAccessible(page, 'dialog');
    await openSearch(page);
    await dialog(page).getByRole('row').filter({ hasText: asked }).getByText(asked).click();
    await expect(dialog(page).getByRole('article')).toContainText('told');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  });
});
