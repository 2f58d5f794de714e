import { useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { searchWords } from '../../shared/words/search';
import { prefersReducedMotion } from '../../browser/screen';
import { removeConversation } from '../answers/stored-conversations';
import { nameOf, sectionOf } from '../model/hit';
import type { SearchSite } from '../site-search';
import { Announcement } from './Announcement';
import { groupId, indexIn, itemId, resultsId } from './ids';
import { itemsOf } from './items';
import type { Item, ItemGroup } from './items';
import { SearchIcon } from './SearchIcon';
import type { SearchIconName } from './SearchIcon';
import type { SearchModel } from './search-model';

/** The list, its active item and its pointer handlers. */
export interface ListHandlers {
  groups: readonly ItemGroup[];
  activeItem: Item | null;
  onPoint: (index: number) => void;
  onClick: (event: MouseEvent, item: Item) => void;
}

interface StartScreenProps {
  site: SearchSite;
  model: SearchModel;
  list: ListHandlers;
  field: RefObject<HTMLInputElement | null>;
}

/** Duration of the removal animation, in milliseconds. */
const leaveTime = 150;

/**
 * The screen before anything is typed: favourite and recent searches, conversations, popular
 * pages, sample questions. A grid, because its
 * rows contain buttons, which a listbox must not.
 */
export function StartScreen({ site, model, list, field }: StartScreenProps): ReactNode {
  const [leaving, setLeaving] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { groups, activeItem, onPoint, onClick } = list;
  const items = itemsOf(groups);
  const hasRecent = groups.some(({ id }) => id === 'recent' || id === 'favourites');

  const act = (index: number, item: Item, action: RowAction): void => {
    setLeaving(itemId(index));
    // Includes the title, because an unchanged text would not be announced again.
    setAnnouncement(`${action.said}: ${titleOf(item)}`);
    const finish = (): void => {
      setLeaving(null);
      action.run();
      // Moves the focus to the row that took the place of the removed one.
      const keepFocus = (): void => focusRow(index, action.name, field);
      void model.refresh().then(() => requestAnimationFrame(keepFocus));
    };
    if (prefersReducedMotion()) finish();
    else setTimeout(finish, leaveTime);
  };

  return (
    <>
      {hasRecent ? null : <p className="search-note">{searchWords.noRecent}</p>}
      <div role="grid" id={resultsId} aria-label={searchWords.suggestions} className="search-start">
        {groups.map(({ id, label, items: members }) => (
          <div key={id} role="rowgroup" aria-labelledby={groupId(id)} className="search-group">
            <div role="row">
              <div role="columnheader" className="search-group-title" id={groupId(id)} aria-colspan={2}>
                {label}
              </div>
            </div>
            {members.map((item) => {
              const index = items.indexOf(item);
              return (
                <div
                  key={keyOf(item)}
                  role="row"
                  className="search-row"
                  data-active={item === activeItem || undefined}
                  data-leaving={leaving === itemId(index) || undefined}
                  onPointerMove={() => onPoint(index)}
                >
                  <div role="gridcell" id={itemId(index)} aria-selected={item === activeItem} className="search-cell">
                    <RowContent item={item} onClick={(event) => onClick(event, item)} />
                  </div>
                  <div role="gridcell" className="search-actions">
                    {actionsOf(item, site).map((action) => (
                      <button
                        key={action.name}
                        type="button"
                        className="search-button"
                        data-action={action.name}
                        aria-label={`${action.name}: ${titleOf(item)}`}
                        title={action.name}
                        onClick={() => act(index, item, action)}
                      >
                        <SearchIcon name={action.icon} />
                      </button>
                    ))}
                  </div>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <Announcement text={announcement} />
    </>
  );
}

interface RowAction {
  name: string;
  icon: SearchIconName;
  /** Announced after the action, followed by the item's title. */
  said: string;
  run: () => void;
}

function actionsOf(item: Item, { stored, indexName }: SearchSite): RowAction[] {
  switch (item.kind) {
    case 'recent':
      return [
        { name: searchWords.save, icon: 'star', said: searchWords.saved, run: () => stored.addFavourite(item.hit) },
        {
          name: searchWords.removeRecent,
          icon: 'x',
          said: searchWords.removed,
          run: () => stored.removeRecent(item.hit),
        },
      ];
    case 'favourite':
      return [
        {
          name: searchWords.removeFavourite,
          icon: 'x',
          said: searchWords.removed,
          run: () => stored.removeFavourite(item.hit),
        },
      ];
    case 'conversation':
      return [
        {
          name: searchWords.removeConversation,
          icon: 'x',
          said: searchWords.removed,
          run: () => removeConversation(indexName, item.id),
        },
      ];
    default:
      return [];
  }
}

function focusRow(index: number, action: string, field: RefObject<HTMLInputElement | null>): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')].filter(
    ({ dataset }) => dataset.action === action,
  );
  const rows = buttons.map((button) => indexIn(button.closest('[role="row"]')));
  const next = rows.findIndex((row) => row >= index);
  const target = buttons[next] ?? buttons.at(-1) ?? field.current;
  target?.focus();
}

/** Returns a unique key for an item. */
export function keyOf(item: Item): string {
  if ('hit' in item) return `${item.kind} ${item.hit.objectID}`;
  return 'id' in item ? item.id : `${item.kind} ${titleOf(item)}`;
}

function titleOf(item: Item): string {
  if ('hit' in item) return nameOf(item.hit);
  if (item.kind === 'conversation') return item.question;
  return item.kind === 'page' ? item.title : item.query;
}

const icons: Partial<Record<Item['kind'], SearchIconName>> = {
  recent: 'history',
  favourite: 'star',
  conversation: 'question',
  ask: 'question',
};

function RowContent({ item, onClick }: { item: Item; onClick: (event: MouseEvent) => void }): ReactNode {
  const [title, section] = 'hit' in item ? [item.hit.hierarchy.lvl1, sectionOf(item.hit)] : [titleOf(item), null];
  const content = (
    <>
      <SearchIcon name={icons[item.kind] ?? 'page'} />
      <span className="search-texts">
        <span className="search-title">{title}</span>
        {section ? <span className="search-section">{section}</span> : null}
      </span>
    </>
  );
  return 'url' in item ? (
    <a className="search-link" href={item.url} tabIndex={-1} onClick={onClick}>
      {content}
    </a>
  ) : (
    <button type="button" className="search-link" tabIndex={-1} onClick={onClick}>
      {content}
    </button>
  );
}
