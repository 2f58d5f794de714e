import { closed, findTarget, revealAround } from '../navigation/scroll';
import { isSamePath } from '../shared/paths';
import { hasMarks } from './model/hit';
import type { MarkedText } from './model/hit';

/** Milliseconds between two looks for the page, and those that it may take. */
const interval = 100;
const patience = 10_000;

/**
 * Opens the tab or the details that the words of a hit are in, once its page is on screen, unless the section shows them
 * elsewhere.
 */
export function showFound(url: string, snippet: MarkedText | null): void {
  if (!snippet || !hasMarks(snippet)) return;
  const words = snippet.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase());
  const { pathname, hash } = new URL(url, window.location.href);
  const start = Date.now();
  // The address changes before the page does, which may have an element of the same id.
  let seen: HTMLElement | null = null;
  const timer = setInterval(() => {
    const isThere = isSamePath(window.location.pathname, pathname);
    const target = isThere ? (findTarget(hash) ?? document.querySelector<HTMLElement>('h1')) : null;
    if (Date.now() - start < patience && (!target || target !== seen)) {
      seen = target;
      return;
    }
    clearInterval(timer);
    const found = target && findClosed(target, words);
    if (found) revealAround(found);
  }, interval);
}

/** Returns the first element with a word, between a heading and the next, that is closed; null if one can be seen. */
function findClosed(heading: HTMLElement, words: readonly string[]): HTMLElement | null {
  const texts = document.createTreeWalker(heading.closest('article') ?? heading, NodeFilter.SHOW_TEXT);
  texts.currentNode = heading;
  let first: HTMLElement | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const ofHeading = parent?.closest('h1, h2, h3, h4, h5, h6');
    if (ofHeading && ofHeading !== heading) break;
    const text = node.textContent?.toLowerCase() ?? '';
    if (!parent || !words.some((word) => text.includes(word))) continue;
    // A summary shows while its own details are closed.
    const box = parent.closest('summary')?.parentElement?.parentElement ?? parent;
    if (!box.closest(closed)) return null;
    first ??= box;
  }
  return first;
}
