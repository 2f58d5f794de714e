import { readSessionItem, writeSessionItem } from '../browser/storage';
import { entryKey } from './history-entries';

const storageKey = 'site.scroll';
/** Entries that are remembered; a session rarely goes back further. */
const limit = 50;

let positions = new Map<string, number>();
/** The entry whose page is on screen, which is not yet the one in the address bar while a page is on its way. */
let shown: string | undefined;
/** How long a page may take to be as it was, in milliseconds: later the reader has begun to read. */
const patience = 10_000;
let stopFollowing: (() => void) | null = null;
let isReturning = false;

/** Remembers where the reader is on each entry of the history, for back and forward. Runs once. */
export function keepScrollPositions(): void {
  positions = restore();
  shown = entryKey();
  window.addEventListener('scroll', keepPosition, { passive: true });
  window.addEventListener('pagehide', () => {
    writeSessionItem(storageKey, JSON.stringify([...positions].slice(-limit)));
  });
}

/** Remembers where the reader is on the page that is shown. */
export function keepPosition(): void {
  // While a page is on its way nothing is kept: Safari scrolls to the place in the new address at once. Nor is the end of
  // a page that is not as high yet as it was.
  if (shown === undefined || shown !== entryKey() || isReturning) return;
  // At the end, so that the oldest ones are dropped first.
  positions.delete(shown);
  positions.set(shown, Math.round(window.scrollY));
}

/** The page of the entry in the address bar is on screen. Returns where the reader left it, when that is known. */
export function showEntry(): number | undefined {
  stopFollowing?.();
  shown = entryKey();
  return shown === undefined ? undefined : positions.get(shown);
}

/**
 * Brings the page to where the reader left it. One that is not high enough yet, as without the results of a search, is
 * brought there each time that it grows, until the reader does something: the first results may still lack their texts.
 */
export function returnTo(position: number): void {
  stopFollowing?.();
  const scroll = (): void => window.scrollTo({ top: position, behavior: 'instant' });
  scroll();
  if (isHighEnough(position)) return;
  followGrowth(scroll);
  isReturning = true;
}

/** Keeps the page at an element that it was opened at while what is above it grows, until the reader does something. */
export function stayAt(target: Element): void {
  followGrowth(() => target.scrollIntoView({ behavior: 'instant' }));
}

/** Scrolls each time that the page grows or shrinks, until the reader does something. */
function followGrowth(scroll: () => void): void {
  stopFollowing?.();
  let expected = window.scrollY;
  const observer = new ResizeObserver(() => {
    scroll();
    expected = window.scrollY;
  });
  const timer = setTimeout(() => stop(), patience);
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop, true);
    window.removeEventListener('scroll', stopElsewhere);
    stopFollowing = null;
    isReturning = false;
  };
  // Dragging the scroll bar, or a screen reader, tells of nothing else.
  const stopElsewhere = (): void => {
    if (Math.abs(window.scrollY - expected) > 1) stop();
  };
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });
  window.addEventListener('scroll', stopElsewhere, { passive: true });
  observer.observe(document.body);
  stopFollowing = stop;
}

/** Whether the page reaches down to a position, give or take the rounding. */
export function isHighEnough(position: number): boolean {
  return position - 1 <= document.documentElement.scrollHeight - window.innerHeight;
}

function restore(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readSessionItem(storageKey) ?? '[]');
    const entries: unknown[] = Array.isArray(stored) ? stored : [];
    return new Map(entries.filter(isPosition));
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
