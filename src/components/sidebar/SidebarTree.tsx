import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { isModified } from '../../browser/is-modified';
import { isSamePath } from '../../shared/paths';
import { isCategory } from '../../shared/sidebar';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../shared/sidebar';
import { navigationWords } from '../../shared/words/navigation';
import { useHydrated } from '../../browser/useHydrated';
import { SiteLink } from '../link/SiteLink';
import { containsPath, firstPath, isVisible, keyOf, linkOf } from './tree';
import type { ItemKey } from './tree';
import type { Expansion } from './useExpansion';
import { useFolding } from './useFolding';
import * as styles from './SidebarTree.module.css';

/** Number of entries from which a list can be filtered. */
const longList = 30;

interface TreeProps {
  items: readonly SidebarItem[];
  /** Path of the current page. */
  path: string;
  expansion: Expansion;
  /** Key of the parent category. */
  parent?: ItemKey | null;
  id?: string;
  list?: RefObject<HTMLUListElement | null>;
  /** Whether it is being collapsed, and so must be inert. */
  isLeaving?: boolean;
  /** Words that a label must contain to show. */
  filter?: string;
}

/** A level of the sidebar and the expanded levels below it; collapsed ones are not in the document. */
export function SidebarTree({
  items,
  path,
  expansion,
  parent = null,
  id,
  list,
  isLeaving = false,
  filter = '',
}: TreeProps): ReactNode {
  return (
    <ul ref={list} className={styles.list} id={id} inert={isLeaving}>
      {items.map((item, index) => {
        if (!isVisible(item, path) || !hasWords(item.label, filter)) return null;
        const key = keyOf(parent, index);
        return (
          <li key={key}>
            {isCategory(item) && item.items.some((child) => isVisible(child, path)) ? (
              <Category category={item} itemKey={key} path={path} expansion={expansion} />
            ) : (
              <PageLink item={item} path={path} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a label contains every word of a filter. */
function hasWords(label: string, filter: string): boolean {
  return filter
    .toLowerCase()
    .split(' ')
    .every((word) => label.toLowerCase().includes(word));
}

function PageLink({ item, path }: { item: SidebarLink | SidebarCategory; path: string }): ReactNode {
  const to = item.path ?? '';
  return (
    <SiteLink to={to} externalIcon className={styles.link} aria-current={isSamePath(to, path) ? 'page' : undefined}>
      {item.label}
    </SiteLink>
  );
}

interface CategoryProps {
  category: SidebarCategory;
  itemKey: ItemKey;
  path: string;
  expansion: Expansion;
}

function Category({ category, itemKey, path, expansion }: CategoryProps): ReactNode {
  const id = useId();
  const isExpanded = expansion.isExpanded(itemKey);
  const { list, isPresent } = useFolding(isExpanded);
  const to = linkOf(category, path);
  const [filter, setFilter] = useState('');
  const isFiltered = isExpanded && category.items.length >= longList;
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came counts too.
  useEffect(() => setFilter(field.current?.value ?? ''), [isFiltered]);
  const controls = { 'aria-expanded': isExpanded, 'aria-controls': isExpanded ? id : undefined };
  return (
    <>
      {to === undefined ? (
        <Label category={category} path={path} controls={controls} onToggle={() => expansion.toggle(itemKey)} />
      ) : (
        <div className={styles.row}>
          <CategoryLink category={category} to={to} path={path} itemKey={itemKey} expansion={expansion} />
          <button
            type="button"
            className={`${styles.caret ?? ''} needs-script`}
            data-early
            aria-label={
              isExpanded
                ? navigationWords.collapseCategory(category.label)
                : navigationWords.expandCategory(category.label)
            }
            onClick={() => expansion.toggle(itemKey)}
            {...controls}
          />
        </div>
      )}
      {isFiltered ? (
        <input
          ref={field}
          type="search"
          className={`${styles.link ?? ''} ${styles.filter ?? ''} needs-script`}
          aria-label={navigationWords.filterCategory(category.label)}
          placeholder={navigationWords.filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      ) : null}
      {isPresent ? (
        <SidebarTree
          items={category.items}
          path={path}
          expansion={expansion}
          parent={itemKey}
          id={id}
          list={list}
          isLeaving={!isExpanded}
          filter={filter}
        />
      ) : null}
    </>
  );
}

/** Navigates and expands the category; on the category's own page it toggles instead. */
function CategoryLink({ category, to, path, itemKey, expansion }: CategoryProps & { to: string }): ReactNode {
  const isCurrent = isSamePath(to, path);
  const click = (event: MouseEvent): void => {
    if (isModified(event)) return;
    if (!isCurrent) {
      expansion.expand(itemKey);
      return;
    }
    event.preventDefault();
    expansion.toggle(itemKey);
  };
  return (
    <SiteLink
      to={to}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={containsPath(category, path) || undefined}
      onClick={click}
    >
      {category.label}
    </SiteLink>
  );
}

interface LabelProps {
  category: SidebarCategory;
  path: string;
  controls: { 'aria-expanded': boolean; 'aria-controls': string | undefined };
  onToggle: () => void;
}

/** A category without a page: a button, but a link to its first page without JavaScript. */
function Label({ category, path, controls, onToggle }: LabelProps): ReactNode {
  const isHydrated = useHydrated();
  const active = containsPath(category, path) || undefined;
  const first = firstPath(category, path);
  if (!isHydrated && first !== undefined) {
    return (
      <SiteLink to={first} className={styles.link} data-active={active}>
        {category.label}
      </SiteLink>
    );
  }
  return (
    <button
      type="button"
      className={`${styles.link ?? ''} ${styles.label ?? ''}`}
      data-active={active}
      onClick={onToggle}
      {...controls}
    >
      {category.label}
    </button>
  );
}
