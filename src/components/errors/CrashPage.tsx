import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { settings } from '../../shared/settings';
import { Main } from '../layout/Main';
import { errorChain } from './error-chain';
import * as styles from './CrashPage.module.css';

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands for a page that threw (ERR-07, ERR-10). */
export function CrashPage({ error, onRetry }: CrashPageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = document.title;
    document.title = `Page crashed | ${settings.siteTitle}`;
    heading.current?.focus();
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <Main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1}>
        This page crashed.
      </h1>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
      <p className={styles.chain}>{errorChain(error)}</p>
    </Main>
  );
}
