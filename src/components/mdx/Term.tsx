import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { SiteLink } from '../link/SiteLink';
import { glossaryKey, useGlossary } from './glossary';
import * as styles from './Term.module.css';

export interface TermProps {
  /** Key in the glossary, when the words differ from it. */
  id?: string;
  children?: ReactNode;
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
}

/** A word of the field with its definition one press away; a popover, so it works without script. */
export function Term({ id, children }: TermProps): ReactNode {
  const popoverId = useId();
  const key = id ?? glossaryKey(textOf(children));
  const entry = useGlossary().find((term) => term.key === key);
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
            <SiteLink to={entry.page}>Read more</SiteLink>
          </>
        ) : null}
      </span>
    </>
  );
}
