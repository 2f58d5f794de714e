import type { Page } from 'playwright/test';
import { variants } from '../../../../scripts/test/variants.mjs';
import { docPage } from '../../support/page-kinds';
import { recordPolicyViolations } from '../../support/records';
import { dialog, field, hits, openSearch } from '../../support/search';
import { expect, open, test } from '../../support/test';
import { withoutChat } from '../../support/third-parties';

const { GATSBY_ANALYTICS_SCRIPT: tag, GATSBY_FORM_ENDPOINT: form, GATSBY_FORM_ID: formId } = variants.integrations;

// Other tests start the services.
test.beforeEach(async ({ page }) => {
  await withoutChat(page);
  await page.route(`${tag}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(form.replace('{id}', formId), (route) =>
    route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } }),
  );
});

/** What the tag was told of readers, without page views. */
async function events(page: Page): Promise<unknown[]> {
  const commands = await page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((command) => Array.from(command));
  });
  return commands.filter(([name, event]) => name === 'event' && event !== 'page_view').map(([, ...event]) => event);
}

/** Opens search on a page whose view has been counted: from then on the plugin listens. */
async function openCounted(page: Page): Promise<void> {
  await openSearch(page);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
}

const found = (term: string, count: unknown): unknown[] => [
  ['search', { search_term: term }],
  ['view_search_results', { search_term: term, hit_count: count }],
];

test('ANL-07 ANL-08 a search is reported once, before the hit that is chosen', async ({ page }) => {
  await openCounted(page);
  await field(page).pressSequentially('refund', { delay: 30 });
  await expect(page.getByRole('status').filter({ hasText: '"refund"' })).toHaveCount(1);
  const hit = hits(page).first();
  const url = await hit.getAttribute('href');
  await hit.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(String(url));
  expect(await events(page)).toEqual([
    ...found('refund', expect.any(Number)),
    ['select_content', { content_type: 'search_hit', item_id: url, search_term: 'refund' }],
  ]);
});

test('ANL-08 a vote is reported without the comment, under the security policy', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
  await open(page, docPage.path);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  const feedback = page.getByRole('region', { name: 'Page feedback' });
  await feedback.getByRole('radio', { name: 'No' }).check();
  await feedback.getByRole('textbox').fill('Mine alone');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByRole('status')).toContainText('Thank you');
  expect(await events(page)).toEqual([['page_feedback', { item_id: docPage.path, helpful: 'no' }]]);
  expect(violations).toEqual([]);
});
