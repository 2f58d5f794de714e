import type { ReactNode } from 'react';
import { PageName } from './measures/PageName';
import * as styles from './FactBlock.module.css';

export interface NamedPage {
  name: string;
  page: { path: string } | null;
}

/** The facts of a page as one compact block above the text. */
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

/** Names of other pages, as links; nothing when there are none. */
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
