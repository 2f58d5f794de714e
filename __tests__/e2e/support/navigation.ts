import type { Page } from 'playwright/test';
import { expect, untilDrawn } from './test';

export { target } from './tested-site';

/** The script of the template that docs have. */
export const docTemplate = /\/component---[a-z-]*src-templates-doc-tsx-[\da-f]+\.js/;

export const navbarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
/** The red box in the article's place. */
export const failure = (page: Page) => page.getByRole('main').getByRole('alert');
export const retryButton = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as the reader does, and waits until the page has heard of it. */
export async function scrollTo(page: Page, position: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), position);
  await expect.poll(() => scrollTop(page)).toBe(position);
  await untilDrawn(page);
}

/** Adds a link to the page and clicks it, as a writer's link in the text would be clicked. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('#followed')?.remove();
    const link = document.createElement('a');
    Object.assign(link, { id: 'followed', href: address, textContent: 'followed' });
    document.body.append(link);
    link.click();
  }, href);
}

/** Addresses of the documents that the browser loads, from now on. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(/^https?:\/\/[^/]+/, ''));
  });
  return documents;
}

/** What the site warns of in the console, from now on. */
export function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}
