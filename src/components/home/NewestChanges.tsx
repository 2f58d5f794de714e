import type { ReactNode } from 'react';
import type { ChangelogKind } from '../../shared/content-tree';
import { formatDate } from '../../shared/format';
import { site } from '../../shared/site';
import { otherPageWords } from '../../shared/words/other-pages';
import { SiteLink } from '../link/SiteLink';
import * as styles from './home-parts.module.css';

export interface Change {
  /** Path and anchor of the entry. */
  to: string;
  title: string;
  /** ISO date. */
  date: string;
  kind: ChangelogKind;
  area: string;
}

const kindNames: Record<ChangelogKind, string> = {
  new: otherPageWords.newChange,
  improved: otherPageWords.improvedChange,
  fixed: otherPageWords.fixedChange,
  retired: otherPageWords.retiredChange,
};

/** The newest entries of the changelog; nothing without any. */
export function NewestChanges({ changes }: { changes: readonly Change[] }): ReactNode {
  if (changes.length === 0 || site.changelog === null) return null;
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">{otherPageWords.newestChanges}</h2>
      <ul className={styles.changes}>
        {changes.map(({ to, title, date, kind, area }) => (
          <li key={to} className="changelog-entry" data-kind={kind}>
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p className="changelog-meta">
              <span className="changelog-kind">{kindNames[kind]}</span> <span>{area}</span>{' '}
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <SiteLink to={site.changelog.path}>{otherPageWords.allChanges}</SiteLink>
      </p>
    </section>
  );
}
