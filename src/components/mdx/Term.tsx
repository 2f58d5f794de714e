import { use, useId } from 'react';
import type { ReactNode } from 'react';
import { pageWords } from '../../shared/words/page';
import { PageDataContext } from '../content/page-content';
import { SiteLink } from '../link/SiteLink';
import * as styles from './Term.module.css';

export interface TermProps {
  /** Key in the glossary; the compile step derives it from the text if the writer gives none. */
  id: string;
  children?: ReactNode;
}

/** A glossary term that opens its definition in a popover, which works without JavaScript. */
export function Term({ id, children }: TermProps): ReactNode {
  const popoverId = useId();
  const entry = use(PageDataContext).terms.find(({ key }) => key === id);
  if (!entry) return children;
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={popoverId}>
        {children}
      </button>
      <span id={popoverId} className={styles.definition} popover="auto" role="note" aria-label={entry.term}>
        <strong>{entry.term}</strong> {entry.definition}
        {entry.page ? (
          <>
            {' '}
            <SiteLink to={entry.page}>{pageWords.readMore}</SiteLink>
          </>
        ) : null}
      </span>
    </>
  );
}
