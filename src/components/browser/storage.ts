/**
 * The one door to the browser's storage (STO-01). Nothing here throws: blocked, full or missing storage reads as `null`
 * and keeps what was written for the time of the page view.
 */
type Listener = (value: string | null) => void;

const listeners = new Map<string, Set<Listener>>();
/** What could not be stored, so that the page view still works (CLR-15, ANN-07). */
const fallback = new Map<string, string | null>();
let hasWarned = false;

function open(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

function warnOnce(reason: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available; choices last for this page view only.', reason);
}

function read(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  if (typeof window === 'undefined') return null;
  if (fallback.has(key)) return fallback.get(key) ?? null;
  try {
    return open(kind)?.getItem(key) ?? null;
  } catch (reason) {
    warnOnce(reason);
    return null;
  }
}

function write(kind: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    const storage = open(kind);
    if (!storage) throw new Error('blocked');
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    fallback.delete(key);
  } catch (reason) {
    fallback.set(key, value);
    warnOnce(reason);
  }
}

/** Value of a key, `null` when absent or blocked. */
export function readItem(key: string): string | null {
  return read('localStorage', key);
}

/** Stores a value, `null` removes it. Listeners of this tab hear of real changes only. */
export function writeItem(key: string, value: string | null): void {
  if (readItem(key) === value) return;
  write('localStorage', key, value);
  emit(key, value);
}

/** All stored keys that begin with a prefix. */
export function listItems(prefix: string): string[] {
  try {
    return Object.keys(open('localStorage') ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function readSessionItem(key: string): string | null {
  return read('sessionStorage', key);
}

export function writeSessionItem(key: string, value: string | null): void {
  write('sessionStorage', key, value);
}

/** Calls back when the key changes, in this tab or another one. Returns how to stop. */
export function onItemChange(key: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  const set = listeners.get(key) ?? new Set();
  set.add(listener);
  listeners.set(key, set);
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

function hearOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== null) emit(key, newValue);
  else for (const known of listeners.keys()) emit(known, null);
}

function emit(key: string, value: string | null): void {
  for (const listener of listeners.get(key) ?? []) listener(value);
}
