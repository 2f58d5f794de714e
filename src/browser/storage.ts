import { site } from '../shared/site';
import { storedKey } from '../shared/stored-key';

/**
 * All access to browser storage goes through here. Never throws: if storage is blocked, full or missing, values are
 * kept in memory for the page view. Keys are those of `storageKeys`, without the site's suffix.
 */
type Listener = (value: string | null) => void;
type Kind = 'localStorage' | 'sessionStorage';

const listeners = new Map<string, Set<Listener>>();
/** Values that could not be stored. */
const fallback = { localStorage: new Map<string, string | null>(), sessionStorage: new Map<string, string | null>() };
let hasWarned = false;

function warnOnce(reason: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available.', reason);
}

function read(kind: Kind, key: string): string | null {
  if (typeof window === 'undefined') return null;
  const kept = fallback[kind].get(key);
  if (kept !== undefined) return kept;
  try {
    return window[kind].getItem(storedKey(key));
  } catch (reason) {
    warnOnce(reason);
    return null;
  }
}

/** Returns false if the value is only kept in memory. */
function write(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) window[kind].removeItem(storedKey(key));
    else window[kind].setItem(storedKey(key), value);
    fallback[kind].delete(key);
    return true;
  } catch (reason) {
    fallback[kind].set(key, value);
    warnOnce(reason);
    return false;
  }
}

/** Returns the value of a key, or null if it is absent or storage is blocked. */
export function readItem(key: string): string | null {
  return read('localStorage', key);
}

/**
 * Stores a value; null removes it. Notifies the listeners of this tab if it changed. Returns false if the value is only
 * kept in memory.
 */
export function writeItem(key: string, value: string | null): boolean {
  if (readItem(key) === value) return !fallback.localStorage.has(key);
  const isStored = write('localStorage', key, value);
  emit(key, value);
  return isStored;
}

/** Returns the keys of this site, without its suffix, including those kept in memory. */
export function listItems(kind: Kind = 'localStorage'): string[] {
  const suffix = site.storageSuffix;
  const kept = [...fallback[kind].keys()];
  try {
    return Object.keys(window[kind])
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, name.length - suffix.length))
      .concat(kept);
  } catch (reason) {
    warnOnce(reason);
    return kept;
  }
}

export function readSessionItem(key: string): string | null {
  return read('sessionStorage', key);
}

export function writeSessionItem(key: string, value: string | null): void {
  write('sessionStorage', key, value);
}

/** Notifies when a key changes, in this tab or in another one. Returns the unsubscribe function. */
export function onItemChange(key: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorageEvent);
  const set = listeners.get(key) ?? new Set();
  set.add(listener);
  listeners.set(key, set);
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent);
  };
}

function onStorageEvent({ key, newValue, storageArea }: StorageEvent): void {
  if (storageArea === sessionArea()) return;
  for (const known of listeners.keys()) {
    // A null key means that everything was cleared.
    if (key !== null && key !== storedKey(known)) continue;
    fallback.localStorage.delete(known);
    emit(known, newValue);
  }
}

function sessionArea(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function emit(key: string, value: string | null): void {
  for (const listener of listeners.get(key) ?? []) listener(value);
}
