import type { Page } from 'playwright/test';
import type { SearchRecord } from '../../src/shared/search-record';
import {
  ask,
  askRow,
  dialog,
  failure,
  field,
  hits,
  holdAnswers,
  openSearch,
  question,
  searchFiles,
  searchFor,
} from './support/search';
import { failRequests, holdRequests } from './support/conditions';
import { expect, markDocument, runEffects, test } from './support/test';

const popular = (page: Page) => dialog(page).getByRole('rowgroup', { name: 'Popular pages' });
const noResults = (page: Page) => dialog(page).getByRole('heading', { name: /^No results found for/ });
const isBusy = (page: Page) => dialog(page).locator('[aria-busy="true"]');

/** Counts from now on how often the list below the field was empty, even for a moment. */
async function countBlanks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'blanks', 0);
    const list = document.querySelector('dialog .search-results');
    if (!list) throw new Error('There is no list.');
    new MutationObserver(() => {
      if (list.textContent.trim() === '') Reflect.set(window, 'blanks', Number(Reflect.get(window, 'blanks')) + 1);
    }).observe(list, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'blanks')));
}

test.describe('the four screens', () => {
  test('SST-02 start, hits, no results: each stays until the next answer has come, none goes blank', async ({
    page,
  }) => {
    await openSearch(page);
    await expect(popular(page)).toBeVisible();
    const blanks = await countBlanks(page);

    let release = await holdAnswers(page);
    await field(page).fill('refund');
    await expect(isBusy(page)).toBeVisible();
    await expect(popular(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
    await release();
    await expect(hits(page).first()).toBeVisible();
    await expect(popular(page)).toHaveCount(0);
    await expect(isBusy(page)).toHaveCount(0);

    release = await holdAnswers(page);
    await field(page).fill('qwxzvqq');
    await expect(isBusy(page)).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await release();
    await expect(noResults(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
    await expect(isBusy(page)).toHaveCount(0);

    release = await holdAnswers(page);
    await field(page).fill('payout');
    await expect(isBusy(page)).toBeVisible();
    await expect(noResults(page)).toBeVisible();
    await release();
    await expect(hits(page).first()).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(popular(page)).toBeVisible();
    expect(await blanks()).toBe(0);
  });

  test('SST-02 the error stays too while the next query is on its way', async ({ page }) => {
    const stop = await failRequests(page, searchFiles.titles);
    await openSearch(page);
    await field(page).fill('refund');
    await expect(failure(page)).toBeVisible();
    const blanks = await countBlanks(page);
    await stop();
    const release = await holdRequests(page, searchFiles.titles);
    await field(page).fill('payout');
    await expect(isBusy(page)).toBeVisible();
    await expect(failure(page)).toBeVisible();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(await blanks()).toBe(0);
  });
});

test('SST-08 without history: says so, and offers up to five popular pages, which are there', async ({ page }) => {
  await openSearch(page);
  const stillSame = await markDocument(page);
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
  const links = popular(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.length).toBeLessThanOrEqual(5);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  const title = String(await links.first().textContent());
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(dialog(page)).toHaveCount(0);
  expect(await stillSame()).toBe(true);
});

/** What a row of the list shows. */
interface Row {
  group: string;
  href: string;
  icon: string;
  title: string;
  marked: number;
  path: string;
  isSnippet: boolean;
  isBranch: boolean;
  left: number;
}

function readRows(page: Page): Promise<Row[]> {
  return hits(page).evaluateAll((all) =>
    all.map((row) => {
      const [title, path] = row.querySelectorAll('.search-texts > *');
      return {
        group: document.getElementById(row.parentElement?.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        href: String(row.getAttribute('href')),
        icon: row.querySelector('.search-icon path')?.getAttribute('d') ?? '',
        title: title?.textContent ?? '',
        marked: title?.querySelectorAll('mark').length ?? 0,
        path: path?.textContent ?? '',
        isSnippet: title?.classList.contains('search-snippet') ?? false,
        isBranch: row.querySelector('.search-branch') !== null,
        left: title?.getBoundingClientRect().left ?? 0,
      };
    }),
  );
}

test('SST-09 area above, an icon for what a hit is, best level and place, parts of a page under it', async ({
  page,
}) => {
  await openSearch(page);
  await searchFor(page, 'trial');
  // With the texts there are hits of all three types.
  await expect(dialog(page).locator('.search-snippet').first()).toBeVisible();
  const records = (await (await page.request.get('/search/records.json')).json()) as SearchRecord[];
  const rows = await readRows(page);
  const icons = { page: new Set<string>(), heading: new Set<string>(), text: new Set<string>() };
  for (const [index, row] of rows.entries()) {
    const same = records.filter(({ url }) => url === new URL(url).origin + row.href);
    const [record] = same;
    expect(record, row.href).toBeDefined();
    expect(row.group).toBe(record?.hierarchy.lvl0);
    const isPage = !row.isSnippet && row.title === record?.hierarchy.lvl1 && !row.href.includes('#');
    icons[row.isSnippet ? 'text' : isPage ? 'page' : 'heading'].add(row.icon);
    if (row.isSnippet) expect(row.title).toContain('…');
    else if (!isPage) expect(same.map(({ hierarchy }) => Object.values(hierarchy)).flat()).toContain(row.title);
    if (!row.isBranch) {
      // The line below says where it stands: the page first.
      if (!isPage) expect(row.path.startsWith(String(record?.hierarchy.lvl1)), row.path).toBe(true);
      continue;
    }
    const above = rows.slice(0, index).findLast(({ isBranch }) => !isBranch);
    expect(above?.href).toBe(row.href.replace(/#.*$/, ''));
    expect(above?.group).toBe(row.group);
    expect(row.left).toBeGreaterThan(above?.left ?? Infinity);
  }
  expect(rows.some(({ isBranch }) => isBranch)).toBe(true);
  expect(rows.filter(({ marked }) => marked > 0).length).toBeGreaterThan(rows.length / 2);
  const kinds = Object.values(icons).map((drawings) => [...drawings]);
  expect(kinds.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(kinds.flat()).size).toBe(3);
});

test('SST-11 numbers are announced politely, half a second after the last change only', async ({ page }) => {
  await openSearch(page);
  const said = page.getByRole('status').filter({ hasText: / for "/ });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('refund');
  await expect(hits(page).first()).toBeVisible();
  await runEffects(page);
  await page.clock.runFor(450);
  await expect(said).toHaveCount(0);
  await field(page).fill('qwxzvqq');
  await expect(noResults(page)).toBeVisible();
  await runEffects(page);
  await page.clock.runFor(450);
  await expect(said).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(said).toHaveText('No results for "qwxzvqq"');
  await field(page).fill('payout');
  await expect(hits(page).first()).toBeVisible();
  // The number changes once more when the texts are there, and the wait begins again.
  await expect(async () => {
    await runEffects(page);
    await page.clock.runFor(600);
    expect(await said.textContent({ timeout: 100 })).toMatch(/^\d+ results for "payout"$/);
  }).toPass();
  // A live region that interrupts would have another role or say so.
  await expect(said).not.toHaveAttribute('aria-live', 'assertive');
});

test('AIM-02 without hits the question is the active entry: Enter asks', async ({ page }) => {
  const query = 'zzqx vvkw';
  await openSearch(page);
  await searchFor(page, query);
  await expect(noResults(page)).toBeVisible();
  await expect(askRow(page)).toHaveAttribute('aria-selected', 'true');
  await expect(askRow(page)).toHaveAccessibleName(/Find an answer on this site instead: .*zzqx vvkw/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: query, exact: true })).toBeVisible();
});

test('AIM-20 SKB-05 the hints below name the keys of the mode', async ({ page }) => {
  const hint = (text: string) => dialog(page).getByRole('listitem').filter({ hasText: text });
  await openSearch(page);
  await expect(hint('Submit question')).toHaveCount(0);
  await ask(page, 'What is a merchant of record?');
  await expect(hint('Submit question')).toContainText('Enter');
  await expect(hint('Back to search')).toContainText('Escape');
  for (const text of ['Select', 'Navigate', 'Close']) await expect(hint(text)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint('Select')).toBeVisible();
  await expect(hint('Submit question')).toHaveCount(0);
});
