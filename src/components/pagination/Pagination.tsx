import type { ReactNode } from 'react';
import type { Neighbour } from '../../shared/sidebar';
import { pageWords } from '../../shared/words/page';
import { SiteLink } from '../link/SiteLink';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Links to the neighbours in reading order; nothing if there are none. */
export function Pagination({ previous, next }: PaginationProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label={pageWords.pagination}>
      {previous ? <Side word={pageWords.previous} rel="prev" neighbour={previous} /> : null}
      {next ? <Side word={pageWords.next} rel="next" neighbour={next} /> : null}
    </nav>
  );
}

function Side({ word, rel, neighbour }: { word: string; rel: 'prev' | 'next'; neighbour: Neighbour }): ReactNode {
  return (
    <SiteLink to={neighbour.path} rel={rel} className={styles.side} data-prefetch="view">
      <span className={styles.word}>{word}</span> <span className={styles.title}>{neighbour.label}</span>
    </SiteLink>
  );
}
