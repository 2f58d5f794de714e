import modalStyles from '!!file-loader?name=static/[name].[contenthash].css!@docsearch/css/dist/modal.css';
import variables from '!!file-loader?name=static/[name].[contenthash].css!@docsearch/css/dist/_variables.css';
/**
 * @reach @docsearch/css: has the sheets `dist/modal.css` and `dist/_variables.css`, with the variables and classes that
 *   `docsearch.css` sets; the build stops, or the dialog has other colours: `reached-packages.test.ts`
 */
import ownStyles from '!!file-loader?name=static/[name].[contenthash].css!./docsearch.css';
import { DocSearchModal } from '@docsearch/react/modal';
import type { DocSearchModalProps } from '@docsearch/react';
import type { LiteClient, SearchResponses } from 'algoliasearch/lite';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { searchLimits } from '../../shared/constants';
import { searchSettings } from '../../shared/site-search';
import { navigationWords } from '../../shared/words/navigation';
import { searchWords } from '../../shared/words/search';
import { PartBoundary } from '../../components/errors/PartBoundary';
import { loadOnce, loadStyles } from '../../browser/load';
import { searchService } from '../configuration';
import { followInNew, followUrl, localUrl, opensInFull } from '../hit-url';
import type { MountOverlay } from '../overlay-handle';
import { liteClients, toFacetFilters } from '../providers/algolia/lite-client';
import { makeQuery } from '../requests';
import { cleanHits } from './clean-hits';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Loads the style sheets of the dialog. */
export const loadDocSearchStyles = loadOnce(() =>
  Promise.all([variables, modalStyles, ownStyles].map((url) => loadStyles(url as string))),
);

const translations: DocSearchModalProps['translations'] = {
  searchBox: {
    placeholderText: navigationWords.searchPlaceholder,
    clearButtonAriaLabel: searchWords.clear,
    searchInputLabel: navigationWords.search,
  },
  startScreen: {
    recentSearchesTitle: searchWords.recent,
    noRecentSearchesText: searchWords.noRecent,
    saveRecentSearchButtonTitle: searchWords.save,
    removeRecentSearchButtonTitle: searchWords.removeRecent,
    favoriteSearchesTitle: searchWords.favourite,
    removeFavoriteSearchButtonTitle: searchWords.removeFavourite,
  },
  errorScreen: { titleText: searchWords.failed, helpText: searchWords.failedHelp },
  noResultsScreen: {
    noResultsText: searchWords.noResults,
    suggestedQueryText: searchWords.trySearching,
    reportMissingResultsText: searchWords.missingResults,
    reportMissingResultsLinkText: searchWords.missingResultsLink,
  },
};

/**
 * Renders DocSearch's dialog into the shell, which keeps its part: it opens at once, makes the page inert, closes, and
 * returns the focus. Requests, navigation, texts and colours are this site's.
 */
export const mountDocSearch: MountOverlay = ({ shell, onDismiss, onChosen }) => {
  const { dialog, content, input } = shell;
  const container = document.createElement('div');
  // DocSearch closes in the same way when a hit is chosen; only the event tells.
  let isChosen = false;
  // @reach @docsearch/react: calls `onClose` after a hit is chosen, within the event that has chosen it; the focus
  //   returns to the wrong place: `docsearch.spec.ts`
  const watch = (event: Event): void => {
    isChosen =
      event instanceof KeyboardEvent
        ? event.key === 'Enter'
        : event.target instanceof Element && event.target.closest('a[href]') !== null;
  };
  for (const type of ['keydown', 'mousedown', 'click']) container.addEventListener(type, watch, { capture: true });
  const root = createRoot(container);
  dialog.dataset.docsearch = '';
  const onClose = (): void => (isChosen ? onChosen() : onDismiss());
  flushSync(() =>
    root.render(
      <PartBoundary message={searchWords.crashed}>
        <Modal initialQuery={input.value} onClose={onClose} />
      </PartBoundary>,
    ),
  );
  const { selectionStart, selectionEnd } = input;
  content.replaceChildren(container);
  const field = container.querySelector('input');
  field?.focus();
  field?.setSelectionRange(selectionStart, selectionEnd);
  return {
    escape: () => false,
    query: () => container.querySelector('input')?.value ?? '',
    unmount: () => root.unmount(),
  };
};

function Modal({ initialQuery, onClose }: Pick<DocSearchModalProps, 'initialQuery' | 'onClose'>): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  // DocSearch sets its error screen, and then the screen of a search that has found nothing; so that screen says it.
  // @reach @docsearch/react: shows the screen without results after its error screen; a failure looks like no results:
  //   `docsearch.spec.ts`
  const shown = hasFailed
    ? {
        ...translations,
        noResultsScreen: {
          noResultsText: `${searchWords.failed}. ${searchWords.failedHelp} ${searchWords.searchedFor}`,
        },
      }
    : translations;
  const transformSearchClient = useCallback<TransformClient>((client) => sendAsSite(client, setHasFailed), []);
  return (
    <DocSearchModal
      appId={searchService.appId}
      apiKey={searchService.key}
      indices={indices}
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      maxResultsPerGroup={searchSettings.resultsPerGroup}
      recentSearchesLimit={searchLimits.recentSearches}
      recentSearchesWithFavoritesLimit={searchLimits.recentSearchesBesideFavourites}
      disableUserPersonalization={!searchSettings.remembers}
      translations={shown}
      transformItems={cleanHits}
      transformSearchClient={transformSearchClient}
      hitComponent={HitLink}
      navigator={navigator}
      onClose={onClose}
      {...(hasFailed ? {} : missingResults())}
    />
  );
}

/** What DocSearch does not send itself: the filters. */
const indices: DocSearchModalProps['indices'] = [
  {
    name: searchService.index,
    searchParameters: { facetFilters: toFacetFilters(makeQuery('', searchService.index).filters) },
  },
];

const navigator: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => followUrl(localUrl(itemUrl)),
  navigateNewTab: ({ itemUrl }) => followInNew('tab', localUrl(itemUrl)),
  navigateNewWindow: ({ itemUrl }) => followInNew('window', localUrl(itemUrl)),
};

/**
 * Sends DocSearch's requests as the overlay sends its own: through `send`, to the hosts of the settings. A failure
 * is told to `onFailure` and finds nothing, because DocSearch would leave it uncaught.
 * @reach @docsearch/react: uses nothing of a client but `search`, `addAlgoliaAgent` and `transporter`; requests fail or
 *   bypass our hosts: `docsearch.spec.ts`
 */
function sendAsSite(client: Parameters<TransformClient>[0], onFailure: (hasFailed: boolean) => void) {
  const createClient = liteClients(searchService);
  return {
    ...client,
    transporter: client.transporter,
    addAlgoliaAgent: (segment: string, version?: string) => client.addAlgoliaAgent(segment, version),
    search: async <T,>(...parameters: Parameters<LiteClient['search']>): Promise<SearchResponses<T>> => {
      const own = createClient();
      own.addAlgoliaAgent('docsearch');
      try {
        const found = await own.search<T>(...parameters);
        onFailure(false);
        return found;
      } catch {
        onFailure(true);
        return { results: [] };
      }
    },
  };
}

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => {
  const url = localUrl(hit.url);
  return (
    <a href={url} data-native={opensInFull(url) || undefined}>
      {children}
    </a>
  );
};

function missingResults(): Pick<DocSearchModalProps, 'getMissingResultsUrl'> {
  const { missingResultsUrl: url } = searchSettings;
  return url === null
    ? {}
    : { getMissingResultsUrl: ({ query }) => url.replaceAll('{query}', encodeURIComponent(query)) };
}
