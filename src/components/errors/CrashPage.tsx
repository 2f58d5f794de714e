import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { settings } from '../../shared/settings';
import { Main } from '../layout/Main';
import { moveFocus } from '../../navigation/scroll';
import { errorChain } from './error-chain';
import * as styles from './CrashPage.module.css';

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands for a page that threw. */
export function CrashPage({ error, onRetry }: CrashPageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = `Page crashed | ${settings.siteTitle}`;
    let former = title;
    // Gatsby puts in the page's own title later, after it has taken out the last one.
    const hold = (): void => {
      if (['', title].includes(document.title)) return;
      former = document.title;
      document.title = title;
    };
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true });
    hold();
    if (heading.current) moveFocus(heading.current);
    return () => {
      observer.disconnect();
      document.title = former;
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
