import { searchLimits } from '../../shared/constants';
import { searchSettings } from '../../shared/site-search';
import { searchWords } from '../../shared/words/search';
import { withPrefix } from '../../navigation/prefix';
import { listConversations } from '../answers/stored-conversations';
import { localUrl } from '../hit-url';
import { rememberAreas } from '../site-search';
import type { SearchSite } from '../site-search';
import { urlOfItem } from './items';
import type { Item, ItemGroup } from './items';
import { isKnownRoute } from './known-routes';
import { SearchModel } from './search-model';
import type { StoredHit } from './stored-searches';

/** Conversations on the start screen; the rest are in the history of question mode. */
const shownConversations = 4;

/** Creates the keyword search model of a site. */
export function createModel(site: SearchSite, initialQuery: string): SearchModel {
  // Read once, so that saving a favourite does not hide a recent search.
  const recentLimit = site.stored.recentLimit();
  return new SearchModel({
    client: site.client,
    indexName: site.indexName,
    initialQuery,
    startGroups: () => startGroups(site, recentLimit),
    askGroups: (query, isInstead) =>
      site.answeredBy ? [{ id: 'ask', label: '', items: [{ kind: 'ask', query, isInstead }] }] : [],
    emptyGroups: () =>
      [{ id: 'suggestions', label: searchWords.trySearching, items: suggestions(site) }].filter(hasItems),
    onAnswer: (result) => rememberAreas(site, result),
  });
}

function startGroups({ stored, indexName, answeredBy }: SearchSite, recentLimit: number): ItemGroup[] {
  const recent = stored.recent().slice(0, recentLimit);
  const favourites = stored.favourites();
  const conversations = answeredBy ? listConversations(indexName).slice(0, shownConversations) : [];
  const known = new Set<string | undefined>([...recent, ...favourites].map(({ url }) => localUrl(url)));
  const groups: ItemGroup[] = [
    { id: 'favourites', label: searchWords.favourite, items: toItems('favourite', favourites) },
    { id: 'recent', label: searchWords.recent, items: toItems('recent', recent) },
    {
      id: 'conversations',
      label: searchWords.conversations,
      items: conversations.map(({ id, exchanges }): Item => ({
        kind: 'conversation',
        id,
        question: exchanges[0]?.question ?? '',
      })),
    },
    {
      id: 'popular',
      label: searchWords.popular,
      items: searchSettings.popularPages
        .map(({ title, path }): Item => ({ kind: 'page', title, url: withPrefix(path) }))
        .filter((item) => !known.has(urlOfItem(item)))
        .slice(0, searchLimits.popularPages),
    },
    {
      id: 'questions',
      label: searchWords.questions,
      items: (answeredBy ? searchSettings.sampleQuestions : []).map((query): Item => ({
        kind: 'ask',
        query,
        isInstead: false,
      })),
    },
  ];
  return groups.filter(hasItems);
}

const hasItems = ({ items }: ItemGroup): boolean => items.length > 0;

/** Leaves out entries whose page no longer exists. */
function toItems(kind: 'recent' | 'favourite', hits: readonly StoredHit[]): Item[] {
  return hits
    .map((hit): Item => ({ kind, hit, url: localUrl(hit.url) }))
    .filter((item) => 'url' in item && isKnownRoute(item.url));
}

/** Returns the areas of earlier results, otherwise the popular queries of the settings. */
function suggestions({ seenAreas }: SearchSite): Item[] {
  const queries = seenAreas.length > 0 ? seenAreas.map((area) => area.toLowerCase()) : searchSettings.popularQueries;
  return queries.slice(0, searchLimits.suggestedQueries).map((query): Item => ({ kind: 'suggestion', query }));
}
