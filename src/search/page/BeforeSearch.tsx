import { useState } from 'react';
import type { ReactNode } from 'react';
import { mainArea } from '../../shared/areas';
import { isCategory } from '../../shared/sidebar';
import { searchWords } from '../../shared/words/search';
import { withPrefix } from '../../navigation/prefix';
import { useHydrated } from '../../browser/useHydrated';
import { useSidebar } from '../../components/site/site-data';
import { recentQueries } from './recent-queries';
import { clearStoredData } from './stored-data';

/** The search page without a query, and without JavaScript. */
export function BeforeSearch({
  isSearching,
  onChoose,
}: {
  isSearching: boolean;
  onChoose: (query: string) => void;
}): ReactNode {
  const isHydrated = useHydrated();
  const [isCleared, setIsCleared] = useState(false);
  const queries = isHydrated ? recentQueries() : [];
  return (
    <>
      {isSearching ? <span className="search-spinner" role="status" aria-label={searchWords.searching} /> : null}
      <noscript>
        <p className="search-page-hint">{searchWords.withoutScript}</p>
      </noscript>
      {queries.length > 0 ? (
        <section aria-labelledby="recent-queries">
          <h2 id="recent-queries" className="search-page-heading">
            {searchWords.recentQueries}
          </h2>
          <ul className="search-page-queries">
            {queries.map((query) => (
              <li key={query}>
                <button type="button" onClick={() => onChoose(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Areas />
      {isHydrated ? (
        <ClearData
          isCleared={isCleared}
          onClear={() => {
            clearStoredData();
            setIsCleared(true);
          }}
        />
      ) : null}
    </>
  );
}

/** Links to the first two levels of the sidebar. */
export function Areas(): ReactNode {
  const sidebar = useSidebar(mainArea.basePath);
  return (
    <section aria-labelledby="search-areas">
      <h2 id="search-areas" className="search-page-heading">
        {searchWords.browseAreas}
      </h2>
      <ul className="search-page-areas">
        {sidebar.filter(isCategory).map(({ label, path, items }) => (
          <li key={label}>
            {path === undefined ? label : <a href={withPrefix(path)}>{label}</a>}
            <ul className="search-page-parts">
              {items
                .filter((item) => isCategory(item) && item.path !== undefined)
                .map((item) => (
                  <li key={item.label}>
                    <a href={withPrefix(item.path ?? '')}>{item.label}</a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
function ClearData({ isCleared, onClear }: { isCleared: boolean; onClear: () => void }): ReactNode {
  return (
    <p className="search-page-data">
      {searchWords.storedData}{' '}
      <button type="button" onClick={onClear}>
        {searchWords.clearData}
      </button>
      <span role="status">{isCleared ? ` ${searchWords.dataCleared}` : ''}</span>
    </p>
  );
}
