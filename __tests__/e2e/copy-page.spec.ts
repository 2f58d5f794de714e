import { failRequests, pageWithoutScript } from './support/conditions';
import { docPage, pageKinds } from './support/page-kinds';
import { expect, expectAccessible, open, test } from './support/test';

const guide = pageKinds.find(({ name }) => name === 'guide')?.path ?? '';
const twin = (path: string): string => `${path.replace(/\/$/, '')}.md`;

for (const path of [docPage.path, guide]) {
  test(`"Copy page" copies the Markdown twin of ${path}`, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const answer = await request.get(twin(path));
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(copied).toBe(await answer.text());
    expect(copied).toMatch(/^# /);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });
}

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

test('so is one behind a broken line', async ({ page }) => {
  await failRequests(page, /\.md$/);
  await open(page, docPage.path);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
});

test('a browser that does not allow copying is said so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.set(document, 'execCommand', () => false);
  });
  await open(page, docPage.path);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByText('The browser does not allow copying.')).toBeVisible();
});

test('without script the twin can be read, and nothing offers to copy it', async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(docPage.path);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', twin(docPage.path));
  await page.context().close();
});

for (const width of [320, 375, 700, 1440]) {
  test(`the control keeps its place beside the trail at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await open(page, docPage.path);
    const button = page.getByRole('button', { name: /^Cop(?:y page|ied)$/ });
    const before = await button.boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await button.boundingBox()).toEqual(before);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(width);
    if (width <= 996) expect(before?.height).toBeGreaterThanOrEqual(44);
  });
}
