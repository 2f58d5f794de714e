import type { ComponentType } from 'react';
import { searchSettings } from '../shared/search-settings';
import { listConversations } from './answers/stored-conversations';
import type { AnswerTransport } from './answers/transport';
import { createClient } from './providers/create-client';
import type { SearchClient, SearchResult } from './model/client';
import type { SearchHit } from './model/hit';
import type { SearchQuery } from './model/query';
import { assistantUrl, searchService } from './configuration';
import { StoredSearches } from './overlay/stored-searches';

/** Where an entry is opened. */
export type FollowPlace = 'here' | 'tab' | 'window';

/**
 * What search on a site is made of. A site of its own kind, or a test, puts in another client, looks
 * or ways to follow hits.
 */
export interface SearchSite {
  client: SearchClient;
  indexName: string;
  stored: StoredSearches;
  /** Whether questions are asked: null, or who answers them. */
  answeredBy: 'passages' | 'assistant' | null;
  /** Answers instead of the site's own means. */
  transport?: AnswerTransport;
  hasConversations: () => boolean;
  /** Names of areas that earlier answers had, newest first. */
  seenAreas: string[];
  /** Added to each request of the overlay. */
  searchParameters?: Partial<SearchQuery>;
  /** Follow an entry instead of the site's own means. */
  navigator?: Partial<Record<FollowPlace, (url: string) => void>>;
  /** Changes hits before they are shown. */
  transformHits?: (hits: SearchHit[]) => SearchHit[];
  /** Draws a hit instead of the usual two lines. */
  HitText?: ComponentType<{ hit: SearchHit }>;
  /** Stands below the hits. */
  ResultsFooter?: ComponentType<{ query: string; hitCount: number }>;
}

let site: SearchSite | null = null;

/** Search of this site: made once, so that answers and areas are remembered while the page is open. */
export function siteSearch(): SearchSite {
  site ??= createSite(createClient(searchService), searchService.index);
  return site;
}

export function createSite(client: SearchClient, indexName: string): SearchSite {
  const answeredBy = !searchSettings.questions ? null : assistantUrl ? 'assistant' : client.answer ? 'passages' : null;
  client.addAgent('docsearch');
  return {
    client,
    indexName,
    stored: new StoredSearches(indexName, searchSettings.remembers),
    answeredBy,
    hasConversations: () => listConversations(indexName).length > 0,
    seenAreas: [],
  };
}

/** Keeps the areas of an answer for suggestions. */
export function rememberAreas(site: SearchSite, { hits }: SearchResult): void {
  const areas = new Set([...hits.map(({ hierarchy }) => hierarchy.lvl0), ...site.seenAreas]);
  site.seenAreas = [...areas];
}
