import { readSessionItem, writeSessionItem } from '../browser/storage';
import { entryKey } from './history-entries';

const storageKey = 'site.scroll';
/** Entries that are remembered; a session rarely goes back further. */
const limit = 50;

let positions = new Map<string, number>();
/** The entry whose page is on screen, which is not yet the one in the address bar while a page is on its way. */
let shown: string | undefined;

/** Remembers where the reader is on each entry of the history, for back and forward. Runs once. */
export function keepScrollPositions(): void {
  positions = restore();
  shown = entryKey();
  window.addEventListener('scroll', keepPosition, { passive: true });
  window.addEventListener('pagehide', () => {
    writeSessionItem(storageKey, JSON.stringify([...positions].slice(-limit)));
  });
}

function keepPosition(): void {
  // While a page is on its way nothing is kept: Safari scrolls to the place in the new address at once.
  if (shown === undefined || shown !== entryKey()) return;
  // At the end, so that the oldest ones are dropped first.
  positions.delete(shown);
  positions.set(shown, Math.round(window.scrollY));
}

/** The page of the entry in the address bar is on screen. Returns where the reader left it, when that is known. */
export function showEntry(): number | undefined {
  shown = entryKey();
  return shown === undefined ? undefined : positions.get(shown);
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
