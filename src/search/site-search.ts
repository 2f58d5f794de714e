import { searchSettings } from '../shared/site-search';
import { listConversations } from './answers/stored-conversations';
import type { AnswerTransport } from './answers/transport';
import { createClient } from './providers/create-client';
import type { SearchClient, SearchResult } from './model/client';
import { answerMode, assistantUrl, searchService } from './configuration';
import { StoredSearches } from './overlay/stored-searches';

/** Where a hit is opened. */
export type OpenTarget = 'here' | 'tab' | 'window';

/** Everything that search depends on. */
export interface SearchSite {
  client: SearchClient;
  indexName: string;
  stored: StoredSearches;
  /** Who answers questions; null if question mode is off. */
  answeredBy: 'passages' | 'assistant' | null;
  /** Whether to offer answers by the site's answer helper. */
  offersHelper?: boolean;
  /** Replaces the default transport, in tests. */
  transport?: AnswerTransport;
  hasConversations: () => boolean;
  /** Areas of earlier results, newest first. */
  seenAreas: string[];
}

let site: SearchSite | null = null;

/** Returns the search of this site. Created once, so that caches and areas live as long as the page. */
export function siteSearch(): SearchSite {
  site ??= createSite(createClient(searchService), searchService.index);
  return site;
}

export function createSite(client: SearchClient, indexName: string): SearchSite {
  const canAnswer = answerMode !== 'off' && (assistantUrl !== null || client.answer !== undefined);
  client.addAgent('docsearch');
  return {
    client,
    indexName,
    stored: new StoredSearches(indexName, searchSettings.remembers),
    answeredBy: !canAnswer ? null : assistantUrl ? 'assistant' : 'passages',
    offersHelper: answerMode === 'device' && !assistantUrl,
    hasConversations: () => listConversations(indexName).length > 0,
    seenAreas: [],
  };
}

/** Remembers the areas of a result for suggestions. */
export function rememberAreas(site: SearchSite, { hits }: SearchResult): void {
  const areas = new Set([...hits.map(({ hierarchy }) => hierarchy.lvl0), ...site.seenAreas]);
  site.seenAreas = [...areas];
}
