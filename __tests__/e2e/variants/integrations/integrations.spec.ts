import type { Page } from 'playwright/test';
import { docPage } from '../../support/page-kinds';
import { recordPolicyViolations, watchStorage } from '../../support/records';
import { hits, reopenSearch, searchFor } from '../../support/search';
import { expect, open, test } from '../../support/test';
import { serviceFaults, startThirdParties, thirdParties } from '../../support/third-parties';
import type { ThirdPartyServer } from '../../support/third-parties';

// The services have one fixed port, so one test at a time.
test.describe.configure({ mode: 'default' });

let services: ThirdPartyServer;
test.beforeAll(async () => {
  services = await startThirdParties();
});
test.afterAll(() => services.close());
test.beforeEach(() => {
  services.faults.clear();
  services.requests.length = 0;
  services.forms.length = 0;
});

const chat = (page: Page) => page.locator('#docsbotai-root');
const changelog = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' });
const getStarted = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get started' });

/** The commands that count a view. */
async function views(page: Page): Promise<unknown[][]> {
  const commands = await page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((command) => Array.from(command));
  });
  return commands.filter(([name, event]) => name === 'config' || (name === 'event' && event === 'page_view'));
}

test('CHT-04, CHT-05, CHT-08 the widget follows the reader: one script, one widget, gone on excluded pages', async ({
  page,
}) => {
  await open(page, docPage.path);
  await expect(chat(page)).toHaveText('Chat w1');
  await changelog(page).click();
  await expect(page).toHaveURL('/docs/changelog');
  await expect(chat(page)).toHaveCount(0);
  await getStarted(page).click();
  await expect(chat(page)).toHaveCount(1);
  expect(services.requests.filter((request) => request.includes('chat.js'))).toHaveLength(1);
  await expect(page.locator('script[src*="chat.js"]')).toHaveCount(1);
});

test('CHT-07 a script that fails is tried again on later pages, three times in all, and says so in the console only', async ({
  page,
}) => {
  services.faults.set('chat', 'error 500');
  const tries = () => services.requests.filter((request) => request.includes('chat.js')).length;
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Chat widget:')) warnings.push(message.type());
  });
  await open(page, docPage.path);
  await expect.poll(tries).toBe(1);
  for (const [link, count] of [
    [getStarted, 2],
    [changelog, 2],
    [getStarted, 3],
    [changelog, 3],
    [getStarted, 3],
  ] as const) {
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link === changelog ? 'Changelog' : 'Get started');
    await expect.poll(tries).toBe(count);
  }
  expect(warnings.length).toBeGreaterThan(0);
  expect(new Set(warnings)).toEqual(new Set(['warning']));
});

test('CHT-06 a widget that cannot be mounted is mounted by the next page, and readers see nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let widget: { mount: (options: object) => Promise<unknown> } | undefined;
    Object.defineProperty(window, 'LoopbackChat', {
      get: () => widget,
      set: (value: typeof widget) => {
        const mount = value?.mount.bind(value);
        let calls = 0;
        widget = Object.assign(value ?? {}, {
          mount: (options: object) => {
            calls += 1;
            return calls === 1 || !mount ? Promise.reject(new Error('not now')) : mount(options);
          },
        });
      },
    });
  });
  await open(page, docPage.path);
  await expect.poll(() => services.requests.filter((request) => request.includes('chat.js')).length).toBe(1);
  await getStarted(page).click();
  await expect(chat(page)).toHaveText('Chat w1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('CHT-12 what the widget stored is left alone while it comes and goes, and so is its element', async ({ page }) => {
  const items = { DocsBot_w1_chatHistory: '[{"message":"Hello"}]' };
  const usedStorage = await watchStorage(page, 'DocsBot_', items);
  await open(page, docPage.path);
  await expect(chat(page)).toHaveCount(1);
  const html = '<div id="docsbotai-root">Chat w1</div>';
  expect(await chat(page).evaluate((element) => element.outerHTML)).toBe(html);
  await changelog(page).click();
  await expect(chat(page)).toHaveCount(0);
  await getStarted(page).click();
  await expect(chat(page)).toHaveCount(1);
  expect(await chat(page).evaluate((element) => element.outerHTML)).toBe(html);
  expect(await usedStorage()).toEqual({ touched: [], kept: [items, items] });
});

test('CHT-13 the widget is not printed', async ({ page }) => {
  await open(page, docPage.path);
  await expect(chat(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chat(page)).toBeHidden();
});

test('CHT-03 a page outside of the area loads nothing of the provider', async ({ page }) => {
  await open(page, '/docs/changelog');
  await expect.poll(() => services.requests.some((request) => request.includes('tag.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(services.requests.filter((request) => request.includes('chat.js'))).toEqual([]);
});

test('ANL-01…ANL-03 counts each page once, with the title of its own', async ({ page }) => {
  await open(page, docPage.path);
  await expect.poll(() => views(page)).toHaveLength(1);
  expect((await views(page))[0]).toEqual(['config', 'G-LOOPBACK', { cookie_prefix: 'help' }]);
  await getStarted(page).click();
  await expect.poll(() => views(page)).toHaveLength(2);
  const [, event] = await views(page);
  expect(event).toEqual([
    'event',
    'page_view',
    {
      page_path: '/docs/category/get-started',
      page_location: page.url(),
      page_title: await page.title(),
    },
  ]);
  expect(await page.title()).toMatch(/^Get started/);
});

for (const [name, address, shown] of [
  ['a redirect', '/docs', /^\/docs\/about-/],
  ['index.html', '/docs/changelog/index.html?x=1#2024', /^\/docs\/changelog\?x=1#2024$/],
] as const) {
  test(`ANL-05 counts ${name} as one view, of the page that is shown`, async ({ page }) => {
    await open(page, address);
    await expect.poll(() => page.evaluate(() => 'tagHasRun' in window)).toBe(true);
    expect(await views(page)).toEqual([['config', 'G-LOOPBACK', { cookie_prefix: 'help' }]]);
    const [, described] = await page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer.map((command) => Array.from(command)).find(([command]) => command === 'set') ?? [];
    });
    expect(described).toMatchObject({ page_path: expect.stringMatching(shown), page_location: page.url() });
  });
}

test('FRM-01 sends an answer without leaving the page', async ({ page }) => {
  await open(page, docPage.path);
  const form = page.getByRole('region', { name: 'Page feedback' });
  await expect(form.getByRole('button')).toBeHidden();
  await form.getByRole('radio', { name: 'Yes' }).check();
  await form.getByRole('textbox').fill('Clear');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you');
  expect(services.forms.map((fields) => Object.fromEntries(fields))).toEqual([
    { page: docPage.path, helpful: 'yes', comment: 'Clear', _gotcha: '' },
  ]);
});

test('FRM-01 sends an answer without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(docPage.path);
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => services.forms.length).toBe(1);
  expect(services.forms[0]?.get('helpful')).toBe('no');
  await context.close();
});

test('the services work under the security policy', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
  await open(page, docPage.path);
  await expect(chat(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => 'tagHasRun' in window)).toBe(true);
  expect(violations).toEqual([]);
});

/** Errors and unhandled rejections, except those of the scripts of others. */
async function recordOwnErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.exposeFunction('recordError', (message: string) => errors.push(message));
  await page.addInitScript(() => {
    const { recordError } = window as unknown as { recordError: (message: string) => void };
    addEventListener('error', ({ filename, message }) => {
      if (filename.startsWith(location.origin)) recordError(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => recordError(String(reason)));
  });
  return errors;
}

test.describe('fault matrix', () => {
  // Scripts of others may throw; ours may not.
  test.use({ allowUncaughtErrors: true });

  for (const party of thirdParties) {
    for (const fault of serviceFaults) {
      test(`${party} ${fault}: the page reads, searches and navigates`, async ({ page }) => {
        services.faults.set(party, fault);
        const ownErrors = await recordOwnErrors(page);
        await open(page, docPage.path);
        await expect.poll(() => services.requests.length).toBeGreaterThan(1);
        await expect(chat(page)).toHaveCount(party === 'chat' ? 0 : 1);

        const form = page.getByRole('region', { name: 'Page feedback' });
        await form.getByRole('radio', { name: 'No' }).check();
        await form.getByRole('button', { name: 'Send' }).click();
        if (party === 'form' && fault === 'slow')
          await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
        else if (party === 'form' && fault !== 'garbage') await expect(form.getByRole('alert')).toBeVisible();
        else await expect(form.getByRole('status')).toBeVisible();

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await reopenSearch(page);
        await searchFor(page, 'refund');
        await expect(hits(page).first()).toContainText(/refund/i);
        await page.keyboard.press('Escape');
        await getStarted(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible();
        await expect.poll(async () => (await views(page)).length).toBe(2);
        expect(ownErrors).toEqual([]);
      });
    }
  }
});
