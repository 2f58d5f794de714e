import { searchSettings } from '../../shared/site-search';
import type { SearchHit } from '../model/hit';
import type { StoredHit } from './stored-searches';

export interface HitItem {
  kind: 'hit';
  hit: SearchHit;
  url: string;
  /** `none` for the row of a page; further sections are listed under it, and the last ends the connecting line. */
  branch: 'none' | 'middle' | 'last';
}

export interface StoredItem {
  kind: 'recent' | 'favourite';
  hit: StoredHit;
  url: string;
}

interface PageItem {
  kind: 'page';
  title: string;
  url: string;
}

interface ConversationItem {
  kind: 'conversation';
  id: string;
  question: string;
}

export interface AskItem {
  kind: 'ask';
  query: string;
  /** Whether keyword search found nothing. */
  isInstead: boolean;
}

interface SuggestionItem {
  kind: 'suggestion';
  query: string;
}

export type Item = HitItem | StoredItem | PageItem | ConversationItem | AskItem | SuggestionItem;

/** Items under one heading. */
export interface ItemGroup {
  id: string;
  /** Empty for no heading. */
  label: string;
  items: Item[];
}

/** Returns the items of all groups, in order. */
export const itemsOf = (groups: readonly ItemGroup[]): Item[] => groups.flatMap(({ items }) => items);

/**
 * Groups hits by area, up to `resultsPerGroup` each. Within an area, each page is one row, which opens the page itself
 * where that was found, otherwise its best section; the other sections found are listed under it.
 */
export function groupHits(hits: readonly SearchHit[], toUrl: (url: string) => string): ItemGroup[] {
  const areas = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const area = areas.get(hit.hierarchy.lvl0) ?? [];
    if (area.length < searchSettings.resultsPerGroup) area.push(hit);
    areas.set(hit.hierarchy.lvl0, area);
  }
  return [...areas].map(([label, members], index) => ({
    id: `hits-${index}`,
    label,
    items: [...byPage(members).values()].flatMap((page) => arrangePage(page, toUrl)),
  }));
}

function byPage(hits: readonly SearchHit[]): Map<string, SearchHit[]> {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(hit.url_without_anchor, [...(pages.get(hit.url_without_anchor) ?? []), hit]);
  return pages;
}

function arrangePage(hits: readonly SearchHit[], toUrl: (url: string) => string): HitItem[] {
  const first = hits.find(({ type }) => type === 'lvl1') ?? hits[0];
  const rest = hits.filter((hit) => hit !== first);
  return [...(first ? [first] : []), ...rest].map((hit, index) => ({
    kind: 'hit',
    hit,
    url: toUrl(hit.url),
    branch: index === 0 ? 'none' : index === rest.length ? 'last' : 'middle',
  }));
}

/** More rows than any screen shows at once. */
const visibleRows = 12;

/** Returns the groups cut to the rows that may be visible without scrolling. */
export function firstRows(groups: readonly ItemGroup[]): ItemGroup[] {
  let left = visibleRows;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Returns the URL that an item opens, or undefined if it does something else. */
export function urlOfItem(item: Item): string | undefined {
  return 'url' in item ? item.url : undefined;
}
