import { memo, startTransition, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isModified } from '../../browser/is-modified';
import { searchSettings } from '../../shared/site-search';
import { searchWords } from '../../shared/words/search';
import { afterPaint } from '../../browser/screen';
import { navigateTo } from '../../navigation/navigate';
import { withPrefix } from '../../navigation/prefix';
import type { SearchError } from '../model/client';
import type { SearchSite } from '../site-search';
import { HitContent } from './HitContent';
import { groupId, itemId, resultsId } from './ids';
import { firstRows, itemsOf } from './items';
import type { AskItem, Item } from './items';
import { SearchIcon } from './SearchIcon';
import type { SearchModel, SearchState } from './search-model';
import { keyOf } from './StartScreen';
import type { ListHandlers } from './StartScreen';

interface ResultsScreenProps {
  site: SearchSite;
  model: SearchModel;
  list: ListHandlers;
  state: SearchState;
  onChosen: () => void;
}

/** Hits, no hits, or a failure; each with the offer to ask a question. */
export function ResultsScreen({ site, model, list, state, onChosen }: ResultsScreenProps): ReactNode {
  const { shown } = state;
  const { query, hitCount, failure } = shown;
  return (
    <>
      {failure ? <Failure failure={failure} onRetry={() => model.retry()} /> : null}
      {!failure && hitCount === 0 ? <NoResults query={query} /> : null}
      <HitList site={site} list={list} />
      {hitCount > 0 ? (
        <div className="search-after">
          <AllResults query={query} hitCount={hitCount} onChosen={onChosen} />
        </div>
      ) : null}
    </>
  );
}

function HitList({
  site,
  list: { groups, activeItem, onPoint, onClick },
}: Pick<ResultsScreenProps, 'site' | 'list'>): ReactNode {
  const items = itemsOf(groups);
  // Renders the rows in view first and the rest after they were painted, so that each keystroke shows sooner.
  const isPainted = useIsPainted(groups);
  if (items.length === 0) return null;
  return (
    <div role="listbox" id={resultsId} aria-label={searchWords.results}>
      {(isPainted ? groups : firstRows(groups)).map(({ id, label, items: members }) => (
        <div
          key={`${id} ${label}`}
          role="group"
          className="search-group"
          {...(label === '' ? { 'aria-label': searchWords.questionResults } : { 'aria-labelledby': groupId(id) })}
        >
          {label === '' ? null : (
            <div role="presentation" className="search-group-title" id={groupId(id)}>
              {label}
            </div>
          )}
          {members.map((item) => (
            <Row
              // The row that asks a question must keep its identity across queries.
              key={item.kind === 'ask' ? item.kind : keyOf(item)}
              item={item}
              index={items.indexOf(item)}
              isActive={item === activeItem}
              site={site}
              onPoint={onPoint}
              onClick={onClick}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Whether a render with this value has been painted. */
function useIsPainted(value: unknown): boolean {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted === value;
}

interface RowProps extends Pick<ListHandlers, 'onPoint' | 'onClick'> {
  item: Item;
  index: number;
  isActive: boolean;
  site: SearchSite;
}

const Row = memo(function Row({ item, index, isActive, site, onPoint, onClick }: RowProps): ReactNode {
  const option = {
    id: itemId(index),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'search-row search-link',
    'data-active': isActive || undefined,
    onPointerMove: () => onPoint(index),
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onClick(event, item),
  };
  return item.kind === 'hit' ? (
    <a href={item.url} data-branch={item.branch} {...option}>
      <HitContent item={item} />
      {isActive ? <SearchIcon name="enter" size={18} /> : null}
    </a>
  ) : (
    <button type="button" {...option}>
      <RowText item={item} site={site} />
    </button>
  );
});

function RowText({ item, site }: { item: Item; site: SearchSite }): ReactNode {
  if (!('query' in item)) return null;
  const isAsk = item.kind === 'ask';
  return (
    <>
      <SearchIcon name={isAsk ? 'question' : 'search'} />
      <span className="search-texts">
        <span className="search-title">
          <span>{isAsk ? invitation(item, site) : item.query}</span>
          {isAsk ? <q className="search-quote">{item.query}</q> : null}
        </span>
      </span>
    </>
  );
}

function invitation({ isInstead }: AskItem, { answeredBy }: SearchSite): string {
  if (answeredBy === 'assistant') return isInstead ? searchWords.askInstead : searchWords.ask;
  return isInstead ? searchWords.findInstead : searchWords.find;
}

function NoResults({ query }: { query: string }): ReactNode {
  const { missingResultsUrl } = searchSettings;
  return (
    <div className="search-empty">
      <h2 className="search-message">{`${searchWords.noResults} "${query}"`}</h2>
      {missingResultsUrl ? (
        <p>
          {searchWords.missingResults}{' '}
          <a
            href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {searchWords.missingResultsLink}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** A failed search. The details are in the console. */
export function Failure({ failure, onRetry }: { failure: SearchError; onRetry: () => void }): ReactNode {
  return (
    <div className="search-empty" role="alert">
      <SearchIcon name="warning" size={28} />
      <p className="search-message">{searchWords.failed}</p>
      <p>{helpFor(failure)}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        {searchWords.retry}
      </button>
    </div>
  );
}

function helpFor({ kind }: SearchError): string {
  if (kind !== 'no-index') return searchWords.failedHelp;
  return process.env.NODE_ENV === 'development'
    ? searchWords.noIndexInDevelopment
    : `${searchWords.failedHelp} ${searchWords.noIndexHelp}`;
}

function AllResults({
  query,
  hitCount,
  onChosen,
}: {
  query: string;
  hitCount: number;
  onChosen: () => void;
}): ReactNode {
  const href = `${withPrefix('/search')}?q=${encodeURIComponent(query)}`;
  return (
    <a
      className="search-all"
      href={href}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onChosen();
        navigateTo(href);
      }}
    >
      {searchWords.all(hitCount)}
    </a>
  );
}
