import { reportEvent } from '../browser/reader-events';
import type { SearchResult } from './model/client';
import { localUrl } from './hit-url';

/** Milliseconds for which typing must rest before a search is reported. */
const restsFor = 1500;

/** A search that has been answered, but not reported. */
let waiting: { term: string; hits: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastTerm = '';

/** Takes an answered search, to be reported once typing rests, a hit is chosen or search is closed. */
export function noteSearch({
  query,
  hitCount,
  isPreliminary,
}: Pick<SearchResult, 'query' | 'hitCount' | 'isPreliminary'>): void {
  if (process.env.GATSBY_ANALYTICS_EVENTS !== '1') return;
  forgetSearch();
  // The texts, which are still loading, may have hits.
  if (isPreliminary && hitCount === 0) return;
  waiting = { term: query.trim(), hits: hitCount };
  timer = setTimeout(reportSearch, restsFor);
}

/** Drops a search that the reader is still typing. */
export function forgetSearch(): void {
  if (process.env.GATSBY_ANALYTICS_EVENTS !== '1') return;
  clearTimeout(timer);
  waiting = null;
}

/** Reports the search that waits, if any; the same one again, as when results improve, is not another. */
export function reportSearch(): void {
  if (process.env.GATSBY_ANALYTICS_EVENTS !== '1') return;
  const found = waiting;
  forgetSearch();
  if (!found || found.term === lastTerm) return;
  lastTerm = found.term;
  reportEvent('search', { search_term: found.term });
  reportEvent('view_search_results', { search_term: found.term, hit_count: found.hits });
}

/** Reports that a reader opened a hit of a search, or what an answer cites. */
export function reportChoice(kind: 'search_hit' | 'cited_section', url: string, term: string): void {
  if (process.env.GATSBY_ANALYTICS_EVENTS !== '1') return;
  reportSearch();
  const item = localUrl(url).replace(/\?[^#]*/, '');
  reportEvent('select_content', { content_type: kind, item_id: item, search_term: term.trim() });
}
