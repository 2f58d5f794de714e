import type { StoredDocSearchHit } from '@docsearch/react';
import { searchLimits, storageKeys } from '../../shared/constants';
import { onItemChange, readItem, writeItem } from '../../browser/storage';
import { levelOf } from '../model/hit';
import type { SearchHit } from '../model/hit';
import { isOfSite } from '../hit-url';
import { readHit } from '../providers/read-hit';

/** A hit without the parts that depend on the query. */
export type StoredHit = Omit<SearchHit, 'page' | 'section' | 'snippet'>;

/** Recent and favourite searches of one index, newest first. */
export class StoredSearches {
  private readonly recentKey: string;
  private readonly favouriteKey: string;

  constructor(
    indexName: string,
    /** If false, nothing is read or written. */
    private readonly isOn = true,
  ) {
    this.recentKey = storageKeys.recentSearches + indexName;
    this.favouriteKey = storageKeys.favouriteSearches + indexName;
  }

  recent(): StoredHit[] {
    return this.read(this.recentKey, searchLimits.recentSearches);
  }

  favourites(): StoredHit[] {
    return this.read(this.favouriteKey, searchLimits.favouriteSearches);
  }

  /** Number of recent searches to show: fewer if there are favourites. */
  recentLimit(): number {
    return this.favourites().length > 0 ? searchLimits.recentSearchesBesideFavourites : searchLimits.recentSearches;
  }

  /** Stores a hit that was opened, unless it is a favourite. */
  addRecent(hit: StoredHit): void {
    if (this.favourites().some((favourite) => isSame(favourite, hit))) return;
    this.write(this.recentKey, [hit, ...without(this.recent(), hit)].slice(0, searchLimits.recentSearches));
  }

  /** Moves a recent search to the favourites. */
  addFavourite(hit: StoredHit): void {
    this.write(this.favouriteKey, [hit, ...without(this.favourites(), hit)].slice(0, searchLimits.favouriteSearches));
    this.removeRecent(hit);
  }

  removeRecent(hit: StoredHit): void {
    this.write(this.recentKey, without(this.recent(), hit));
  }

  removeFavourite(hit: StoredHit): void {
    this.write(this.favouriteKey, without(this.favourites(), hit));
  }

  /** Notifies of changes in this tab and in others. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void {
    const stops = [this.recentKey, this.favouriteKey].map((key) => onItemChange(key, listener));
    return () => stops.forEach((stop) => stop());
  }

  /** Ignores invalid stored values, addresses of other sites, and hits beyond the limit. */
  private read(key: string, limit: number): StoredHit[] {
    if (!this.isOn) return [];
    try {
      const value: unknown = JSON.parse(readItem(key) ?? '[]');
      return Array.isArray(value)
        ? value
            .map((hit) => readHit(hit))
            .filter((hit) => hit !== null)
            .filter(({ url }) => isOfSite(url))
            .slice(0, limit)
            .map(toStored)
        : [];
    } catch {
      return [];
    }
  }

  private write(key: string, hits: readonly StoredHit[]): void {
    if (this.isOn) writeItem(key, JSON.stringify(hits.map(toDocSearch)));
  }
}

function without(hits: readonly StoredHit[], hit: StoredHit): StoredHit[] {
  return hits.filter((other) => !isSame(other, hit));
}

/** Compares URLs too, because the texts below a heading have ids of their own but are stored as the heading. */
function isSame(a: StoredHit, b: StoredHit): boolean {
  return a.objectID === b.objectID || a.url === b.url;
}

/**
 * Drops the parts that depend on the query. A content hit is stored as the heading above it, which always exists
 * because every hierarchy has a page.
 */
function toStored({ objectID, url, url_without_anchor, type, hierarchy }: StoredHit): StoredHit {
  return { objectID, url, url_without_anchor, type: levelOf({ type, hierarchy }), hierarchy };
}

/** Adds what DocSearch stores too, so that its dialog shows the searches of this one. */
function toDocSearch(hit: StoredHit): StoredDocSearchHit {
  const [, anchor = null] = hit.url.split('#');
  return { ...toStored(hit), anchor, content: null };
}
