import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ChangelogEntry } from '../../shared/content-tree';
import { useHydrated } from '../hydration/useHydrated';
import { filterEntries } from './filter-entries';
import * as styles from './ChangelogFilter.module.css';

interface ChangelogFilterProps {
  entries: readonly Pick<ChangelogEntry, 'area'>[];
}

/** Shows the entries of one area only. Without script all entries show, and the filter does not (CHG-02). */
export function ChangelogFilter({ entries }: ChangelogFilterProps): ReactNode {
  const isHydrated = useHydrated();
  const group = useRef<HTMLFieldSetElement>(null);
  const [area, setArea] = useState<string | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const areas = [...new Set(entries.map((entry) => entry.area))].sort();

  useEffect(() => {
    const page = group.current?.closest('article');
    if (!page) return;
    filterEntries(page, null);
    return () => {
      filterEntries(page, null);
    };
  }, [isHydrated]);

  if (!isHydrated || areas.length < 2) return null;
  const choose = (next: string | null): void => {
    const page = group.current?.closest('article');
    setArea(next);
    if (page) setShown(filterEntries(page, next));
  };
  return (
    <fieldset ref={group} className={`${styles.filter ?? ''} no-print`}>
      <legend className="visually-hidden">Show changes of one area</legend>
      {[null, ...areas].map((name) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name="changelog-area"
            className="visually-hidden"
            checked={name === area}
            onChange={() => choose(name)}
          />
          <span>{name ?? 'All areas'}</span>
        </label>
      ))}
      <span className="visually-hidden" role="status">
        {shown === null ? '' : `${shown} ${shown === 1 ? 'change' : 'changes'} shown`}
      </span>
    </fieldset>
  );
}
