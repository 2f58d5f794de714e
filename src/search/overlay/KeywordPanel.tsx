import { useCallback, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isComposing } from '../../browser/site-keys';
import { isModified } from '../../browser/is-modified';
import { searchLimits } from '../../shared/constants';
import { navigationWords } from '../../shared/words/navigation';
import { searchWords } from '../../shared/words/search';
import { followInNew, followUrl } from '../hit-url';
import { pasteCondensed } from '../paste';
import { reportChoice } from '../reports';
import { showFound } from '../show-found';
import type { OpenTarget, SearchSite } from '../site-search';
import { Announcement } from './Announcement';
import { KeyHints } from './KeyHints';
import { itemsOf } from './items';
import type { HitItem, Item, StoredItem } from './items';
import { loadKnownRoutes } from './known-routes';
import { itemId, resultsId } from './ids';
import type { QuestionStart } from '../answers/question-start';
import { ResultsScreen } from './ResultsScreen';
import { SearchIcon } from './SearchIcon';
import type { SearchModel, SearchState } from './search-model';
import { StartScreen } from './StartScreen';

interface KeywordPanelProps {
  site: SearchSite;
  model: SearchModel;
  onAsk: (start: QuestionStart) => void;
  onDismiss: () => void;
  onChosen: () => void;
}

/** Items per PageUp and PageDown. */
const pageOfItems = 5;

/** Field, list and key hints of keyword search. */
export function KeywordPanel({ site, model, onAsk, onDismiss, onChosen }: KeywordPanelProps): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.getState);
  const { query, status, shown, groups, activeItem, isCurrent } = state;
  const field = useRef<HTMLInputElement>(null);
  /** Set if Enter was pressed before the result arrived: where to open the best hit once it is there. */
  const pendingOpen = useRef<OpenTarget | null>(null);
  const label = useId();
  const items = itemsOf(groups);
  const active = activeItem ? items.indexOf(activeItem) : -1;
  const isStart = shown.query === '';

  // The field is uncontrolled, so that a keystroke is painted before React renders.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== query) field.current.value = query;
  });
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // The list of pages is only needed to check stored hits.
    if (site.stored.recent().length + site.stored.favourites().length === 0) return undefined;
    const refresh = (): void => {
      if (model.getState().query.trim() === '') void model.refresh();
    };
    void loadKnownRoutes().then(refresh);
    return site.stored.onChange(refresh);
  }, [site, model]);

  // The list's handlers must be stable, so that a keystroke does not re-render unchanged rows.
  const noteChoice = useCallback(
    (item: StoredItem | HitItem): void => {
      site.stored.addRecent(item.hit);
      if (item.kind === 'hit') reportChoice('search_hit', item.url, model.getState().shown.query);
    },
    [site, model],
  );
  const choose = useCallback(
    (item: Item, place: OpenTarget = 'here'): void => {
      switch (item.kind) {
        case 'ask':
          onAsk({ question: item.query });
          return;
        case 'conversation':
          onAsk({ conversation: item.id });
          return;
        case 'suggestion':
          model.search(`${item.query} `);
          field.current?.focus();
          return;
        case 'hit':
        case 'recent':
        case 'favourite':
          noteChoice(item);
          break;
        case 'page':
          break;
      }
      if (place === 'here') onChosen();
      if (place === 'here' && item.kind === 'hit') showFound(item.url, item.hit.snippet);
      if (place === 'here') followUrl(item.url);
      else followInNew(place, item.url);
    },
    [noteChoice, model, onAsk, onChosen],
  );
  const onPoint = useCallback((index: number) => model.point(index), [model]);
  const onClick = useCallback(
    (event: MouseEvent, item: Item): void => {
      // The browser opens the tab or window itself.
      if (isModified(event)) {
        if ('hit' in item) noteChoice(item);
        return;
      }
      event.preventDefault();
      choose(item);
    },
    [noteChoice, choose],
  );

  useEffect(() => {
    const place = pendingOpen.current;
    if (place === null || !isCurrent) return;
    pendingOpen.current = null;
    if (activeItem && shown.hitCount > 0) choose(activeItem, place);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, shiftKey, nativeEvent } = event;
    const hasControl = event.ctrlKey || event.metaKey;
    if (isComposing(nativeEvent)) return;
    if (key === 'Enter') {
      event.preventDefault();
      const now = model.getState();
      const place = hasControl ? 'tab' : shiftKey ? 'window' : 'here';
      if (!now.isCurrent) pendingOpen.current = place;
      else if (now.activeItem) choose(now.activeItem, place);
      else if (now.status === 'error') model.retry();
    } else {
      const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
      // With Shift or Ctrl the other keys move in the field.
      const target = isArrow || !(shiftKey || hasControl) ? listBoxTarget(key, active, items.length) : null;
      if (isArrow || target !== null) event.preventDefault();
      if (target === null) return;
      model.point(target);
      // After the list has re-rendered.
      requestAnimationFrame(() => document.getElementById(itemId(target))?.scrollIntoView({ block: 'nearest' }));
    }
  };

  const list = { groups, activeItem, onPoint, onClick };

  return (
    <>
      <form className="search-bar" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={label} className="visually-hidden">
          {navigationWords.search}
        </label>
        {status === 'stalled' ? <span className="search-spinner" aria-hidden="true" /> : <SearchIcon name="search" />}
        <input
          ref={field}
          id={label}
          className="search-input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup={isStart ? 'grid' : 'listbox'}
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? resultsId : undefined}
          aria-activedescendant={active >= 0 ? itemId(active) : undefined}
          defaultValue={query}
          maxLength={searchLimits.queryLength}
          placeholder={placeholderOf(site)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onPaste={pasteCondensed}
          onChange={(event) => model.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query === '' ? null : (
          <button
            type="button"
            className="search-button"
            aria-label={searchWords.clear}
            title={searchWords.clear}
            onClick={() => {
              model.search('');
              field.current?.focus();
            }}
          >
            <SearchIcon name="x" />
          </button>
        )}
        <button type="button" className="search-cancel" onClick={onDismiss}>
          {searchWords.cancel}
        </button>
      </form>
      <div className="search-results" aria-busy={status === 'stalled'}>
        {isStart ? (
          <StartScreen site={site} model={model} list={list} field={field} />
        ) : (
          <ResultsScreen site={site} model={model} list={list} state={state} onChosen={onChosen} />
        )}
      </div>
      <KeyHints
        hints={[
          ['enter', searchWords.select],
          ['arrows', searchWords.navigate],
          ['escape', searchWords.close],
        ]}
      />
      <Announcement text={announce(state)} />
    </>
  );
}

function placeholderOf({ answeredBy }: SearchSite): string {
  if (answeredBy === 'assistant') return searchWords.placeholderWithAssistant;
  return answeredBy === 'passages' ? searchWords.placeholderWithAnswers : navigationWords.searchPlaceholder;
}

/** Returns the index that a listbox key moves to, or null for other keys. `active` is -1 for none. */
function listBoxTarget(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageUp':
      return Math.max(0, active - pageOfItems);
    case 'PageDown':
      return Math.min(count - 1, active + pageOfItems);
    default:
      return null;
  }
}

/** Returns the status for screen readers. Failures are alerts of their own. */
function announce({ status, shown: { query, hitCount, failure }, isCurrent }: SearchState): string {
  if (status === 'stalled') return searchWords.stillSearching;
  if (!isCurrent || query === '' || failure) return '';
  return hitCount === 0 ? `${searchWords.noResultsShort} "${query}"` : searchWords.count(hitCount, query);
}
