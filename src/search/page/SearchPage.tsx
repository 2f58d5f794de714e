import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import fillField from '!!inline-script!./fill-field';
import { searchLimits } from '../../shared/constants';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { searchWords } from '../../shared/words/search';
import { Main } from '../../components/layout/Main';
import { ServerScript } from '../../components/layout/ServerScript';
import { withPrefix } from '../../navigation/prefix';
import { providerLabel } from '../configuration';
import { Failure } from '../overlay/ResultsScreen';
import { pasteCondensed } from '../paste';
import { reportChoice } from '../reports';
import { showFound } from '../show-found';
import { siteSearch } from '../site-search';
import { readAddress, readPages, writeAddress } from './address';
import { AreaFilter } from './AreaFilter';
import { Areas, BeforeSearch } from './BeforeSearch';
import { rememberQuery } from './recent-queries';
import { ResultList } from './ResultList';
import { initialState, SearchPageModel } from './search-page-model';

/** Returns null during server rendering. */
function createModel(): SearchPageModel | null {
  if (typeof window === 'undefined') return null;
  const { client, indexName } = siteSearch();
  return new SearchPageModel(client, indexName);
}

const noSubscription = (): (() => void) => () => undefined;

/**
 * The search page: the same search as the overlay, with all results. `address` is the query string that the page was
 * opened with; a change of it starts over.
 */
export function SearchPage({ address: opened }: { address: string }): ReactNode {
  const [model] = useState(createModel);
  const state = useSyncExternalStore(
    model?.subscribe ?? noSubscription,
    model?.getState ?? (() => initialState),
    () => initialState,
  );
  const { query, area, status, hits, hitCount, areas, answered, failure } = state;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [hasOpened, setHasOpened] = useState(false);

  // A layout effect, so that no keystroke is lost between hydration and the first search.
  useLayoutEffect(() => {
    if (!model) return undefined;
    const address = readAddress();
    // Text typed before hydration; React keeps it in the field until the state changes.
    const typed = model.getState() === initialState ? readTyped(field.current) : '';
    if (typed) address.query = typed;
    if (address.query === '') {
      field.current?.focus();
      siteSearch().client.prepare?.();
    } else if (!typed) {
      // Without focus in the field, the keyboard scrolls the results.
      field.current?.blur();
    }
    void model.open(address.query, address.area, readPages()).then(() => {
      delete field.current?.form?.dataset.waiting;
      setHasOpened(true);
    });
    const stop = siteSearch().client.onImprovement?.(() => model.refresh());
    return () => {
      stop?.();
      model.stop();
    };
  }, [model, opened]);

  const title = query.trim() === '' ? searchWords.pageTitle : searchWords.pageTitleFor(query);
  useEffect(() => {
    if (!hasOpened) return;
    writeAddress({ query, area }, state.pages);
    document.title = `${title} | ${site.siteTitle}`;
  }, [hasOpened, query, area, state.pages, title]);

  const isSearching = status === 'loading';
  const hasOnlyFailed = failure !== null && hits.length === 0;
  return (
    <Main className="search-page">
      <h1>{title}</h1>
      <form
        className="search-page-form"
        role="search"
        aria-label={searchWords.pageForm}
        action={withPrefix('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          void model?.open(query, area);
          rememberQuery(query);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {navigationWords.search}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          value={query}
          maxLength={searchLimits.queryLength}
          // What is typed before hydration is kept.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          placeholder={searchWords.pagePlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => siteSearch().client.prepare?.()}
          onPaste={pasteCondensed}
          onChange={(event) => model?.type(event.target.value)}
        />
        <button type="submit">{navigationWords.search}</button>
      </form>
      <ServerScript source={typeof window === 'undefined' ? `(${fillField})()` : ''} />
      {answered === '' && !failure ? (
        <BeforeSearch isSearching={isSearching} onChoose={(chosen) => void model?.open(chosen, '')} />
      ) : (
        <div className="search-page-columns">
          <AreaFilter areas={areas} chosen={area} onChoose={(chosen) => model?.choose(chosen)} />
          <section aria-labelledby={`${id}-count`} className="search-page-results" aria-busy={isSearching}>
            <p id={`${id}-count`} className="search-page-count">
              {isSearching ? <span className="search-spinner" aria-hidden="true" /> : null}
              {hasOnlyFailed ? <span className="visually-hidden">{searchWords.results}</span> : null}
              <span role="status">{hasOnlyFailed ? '' : searchWords.documents(hitCount)}</span>
            </p>
            <ResultList
              hits={hits}
              hasMore={state.pages < state.pageCount && !failure}
              isLoading={status === 'loading-more'}
              onMore={() => void model?.more()}
              onFollow={(url, { snippet }) => {
                reportChoice('search_hit', url, answered);
                showFound(url, snippet);
                rememberQuery(query);
              }}
            />
            {hitCount === 0 && area === '' && !isSearching && !failure ? <Areas /> : null}
            {failure ? <Failure failure={failure} onRetry={() => model?.retry()} /> : null}
            {providerLabel ? (
              <p className="search-provider">
                <a href={providerLabel.url} target="_blank" rel="noopener noreferrer">
                  {providerLabel.text}
                </a>
              </p>
            ) : null}
          </section>
        </div>
      )}
    </Main>
  );
}

/** Returns what the reader has typed, not what `fillField` has put there. */
function readTyped(field: HTMLInputElement | null): string {
  return field === null || field.value === field.form?.dataset.waiting ? '' : field.value;
}
