import { decodeSafely } from '../../shared/paths';
import type { IndexedRecord } from './records';

/** An address without spaces: scheme and host, path, query, hash. A path alone has a slash. */
const address = /^\s*(https?:\/\/[^/\s]+(?=\/))?([^\s?#]*\/[^\s?#]*)(?:\?[^\s#]*)?(?:#(\S*))?\s*$/i;

/**
 * Finds the page, or its section, whose address a query is, with or without host, base path and query. The host is not
 * looked at, because a site has several: where it is served, its canonical one, former ones.
 */
export function findAddressed(query: string, records: readonly IndexedRecord[]): IndexedRecord | undefined {
  const [, host, path, hash = ''] = address.exec(query) ?? [];
  if (path === undefined) return undefined;
  const asked = comparable(path);
  let best: { record: IndexedRecord; fit: number } | undefined;
  for (const record of records) {
    if (record.level !== 1) continue;
    const fit = fitOf(comparable(record.page.path), asked, host !== undefined);
    if (fit > (best?.fit ?? 0)) best = { record, fit };
  }
  const anchor = decodeSafely(hash.replace(/:~:.*$/, ''));
  const isAsked = ({ page, anchor: own }: IndexedRecord): boolean => page === best?.record.page && own === anchor;
  return (anchor === '' ? undefined : records.find(isAsked)) ?? best?.record;
}

/** How well a page's path fits the one that is asked for; 0 if it does not. */
function fitOf(own: string, asked: string, hasHost: boolean): number {
  if (own === asked) return Infinity;
  // The base path is missing, or a long path has been cut.
  if (asked !== '' && own.includes(asked)) return 1e6 - own.length;
  // The base path is not that of this build. After another host, one segment in common says nothing.
  const isEnd = own !== '' && asked.endsWith(own) && (!hasHost || own.lastIndexOf('/') > 0);
  return isEnd ? own.length : 0;
}

/** Returns a path as all ways to write it have in common. */
function comparable(path: string): string {
  const plain = decodeSafely(path).normalize('NFC').toLowerCase();
  return `/${plain}`
    .replace(/(?:\/index)?\.(?:html|md)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
}
