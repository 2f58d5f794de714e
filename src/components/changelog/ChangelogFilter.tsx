import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pageWords } from '../../shared/words/page';
import { useHydrated } from '../../browser/useHydrated';
import { findTarget } from '../../navigation/scroll';
import { filterEntries } from './filter-entries';
import * as styles from './ChangelogFilter.module.css';

type Areas = readonly (readonly [area: string, entries: number])[];

/** Filters the changelog by area, which the address keeps. Hidden without JavaScript. */
export function ChangelogFilter({ areas }: { areas: Areas }): ReactNode {
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, setArea] = useState<string | null>();
  const isHydrated = useHydrated();
  const area = chosen ?? (chosen === undefined && isHydrated ? areaOfAddress(areas) : null);
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    const page = group.current?.closest('.prose');
    if (page) setShown(area === null ? null : filterEntries(page, area));
    return () => {
      if (page) filterEntries(page, null);
    };
  }, [area]);

  // Shows all entries before the page scrolls to a hidden one. Synchronously, because React may render too late.
  useEffect(() => {
    const page = group.current?.closest('.prose');
    const reveal = ({ target }: Event): void => {
      if (!page || !(target instanceof Element) || !target.closest('[hidden]')) return;
      filterEntries(page, null);
      setArea(null);
    };
    page?.addEventListener('site:reveal', reveal);
    return () => page?.removeEventListener('site:reveal', reveal);
  }, []);

  return (
    <fieldset ref={group} className={`${styles.filter ?? ''} needs-script no-print`}>
      <legend className="visually-hidden">{pageWords.changesOfArea}</legend>
      {[[null, null] as const, ...areas].map(([name, entries]) => (
        <label key={name} className={styles.choice} data-early>
          <input
            type="radio"
            name="changelog-area"
            className="visually-hidden"
            checked={name === area}
            onChange={() => {
              setArea(name);
              const address = name === null ? window.location.pathname : `?area=${encodeURIComponent(name)}`;
              history.replaceState(history.state, '', address);
            }}
          />
          <span>
            {name ?? pageWords.allAreas} {entries}
          </span>
        </label>
      ))}
      <span className="visually-hidden" role="status">
        {shown === null ? '' : pageWords.changesShown(shown)}
      </span>
    </fieldset>
  );
}

/** The area that the address names, unless the entry that it leads to is of another one. */
function areaOfAddress(areas: Areas): string | null {
  const named = new URLSearchParams(window.location.search).get('area');
  const entry = findTarget(window.location.hash)?.closest<HTMLElement>('.changelog-entry');
  if (entry && entry.dataset.area !== named) return null;
  return areas.some(([area]) => area === named) ? named : null;
}
