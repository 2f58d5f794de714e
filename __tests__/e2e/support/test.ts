import type { Page } from 'playwright/test';
import { expect, test as base } from 'playwright/test';
import { runAxe } from './axe';

interface Options {
  /** Set where a page is meant to throw: otherwise an uncaught error fails the test. */
  allowUncaughtErrors: boolean;
}

/** Playwright's `test`, which also fails when a page throws. */
export const test = base.extend<Options & { uncaughtErrors: string[] }>({
  allowUncaughtErrors: [false, { option: true }],
  uncaughtErrors: [
    async ({ context, allowUncaughtErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
      await use(errors);
      if (!allowUncaughtErrors) expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const { E2E_ORIGIN, E2E_TITLES_ORIGIN } = process.env;
const at = (baseURL: string | undefined) => (baseURL === undefined ? {} : { baseURL });

/**
 * For `test.use`: search knows titles and headings alone. To index all texts takes a browser as long as everything else
 * that a test of the overlay does.
 */
export const titlesOnly = at(E2E_TITLES_ORIGIN);

/** The whole build: for `test.use` within a file that is content with titles otherwise. */
export const allTexts = at(E2E_ORIGIN);

/** Opens a page and waits until its scripts, which start late, have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Waits until React has taken over the page that is shown. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#gatsby-focus-wrapper') ?? document.querySelector('main');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Marks the document; whether the mark is still there tells a navigation inside the site from a page load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Until a frame has been drawn: events of scrolling come with it, and the end of the shortest transition. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** React sets timers in a task after the one that draws; a stopped clock must not go on before. */
export function runEffects(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

export type ColourMode = 'light' | 'dark';

export const colourModes: readonly ColourMode[] = ['light', 'dark'];

/** Puts the page that is shown into a colour mode, as the button does, without storing it. */
export async function showMode(page: Page, mode: ColourMode): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

/**
 * Waits until the page that is shown is complete: zoom is attached a second after the scripts have taken over. Small
 * pictures are not zoomed, so a page with only those is waited for longer.
 */
async function untilComplete(page: Page): Promise<void> {
  await untilHydrated(page);
  const isComplete = (): boolean =>
    document.querySelector('.prose img, .prose .diagram > svg') === null ||
    document.querySelector('[data-enlarge], .prose img[role="button"]') !== null;
  await page.waitForFunction(isComplete, undefined, { timeout: 3000 }).catch(() => undefined);
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result a colour mode can change: it changes colours and some pictures. */
const ofColours = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt'];

/**
 * No violation of WCAG 2.2 A and AA or of a best practice (PRF-02).
 * @param modes all rules are asked in the first, and those of colours in the others
 */
export async function expectAccessible(page: Page, scope?: string, modes = colourModes): Promise<void> {
  // Colours in the middle of a transition are nobody's fault.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilComplete(page);
  for (const mode of modes) {
    await showMode(page, mode);
    // Even without movement a colour changes with the next frame.
    await untilDrawn(page);
    const { violations, passed } = await runAxe(page, mode === modes[0] ? standards : ofColours, scope);
    expect(passed.length, 'rules that looked at something').toBeGreaterThan(0);
    expect(violations, `accessibility in ${mode} mode`).toEqual([]);
  }
}
