import { searchSettings } from '../../shared/site-search';
import { readItem, writeItem } from '../../browser/storage';

const key = 'site.recent-queries';
const limit = 5;

/** Returns queries that were submitted or whose result was opened, newest first. */
export function recentQueries(): string[] {
  if (!searchSettings.remembers) return [];
  try {
    const value: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((query) => typeof query === 'string').slice(0, limit) : [];
  } catch {
    return [];
  }
}

export function rememberQuery(query: string): void {
  const text = query.trim();
  if (text === '' || !searchSettings.remembers) return;
  const others = recentQueries().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeItem(key, JSON.stringify([text, ...others].slice(0, limit)));
}
