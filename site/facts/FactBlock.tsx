import type { ReactNode } from 'react';
import type { NamedPage } from './figure';
import { PageName } from './PageName';
import * as styles from './FactBlock.module.css';

/** A compact block of facts above a page's text; null facts are left out. */
export function FactBlock({
  label,
  facts,
}: {
  label: string;
  facts: readonly (readonly [string, ReactNode])[];
}): ReactNode {
  return (
    <div className={styles.block} role="group" aria-label={label} data-markdown>
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact !== null)
          .map(([name, fact]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** Renders the names of other pages as links; null if there are none. */
export function pageNames(pages: readonly NamedPage[]): ReactNode {
  if (pages.length === 0) return null;
  return (
    <ul className={styles.names}>
      {pages.map((page) => (
        <li key={page.name}>
          <PageName {...page} />
        </li>
      ))}
    </ul>
  );
}
