import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { Main } from '../layout/Main';
import { moveFocus } from '../../navigation/scroll';
import { errorChain } from './error-chain';
import * as styles from './CrashPage.module.css';

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that threw while rendering. */
export function CrashPage({ error, onRetry }: CrashPageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = `${navigationWords.crashTitle} | ${site.siteTitle}`;
    let pageTitle = title;
    // Gatsby sets the page's own title later, after removing the previous one.
    // @reach gatsby: removes the title of the page, and adds the new one, as children of the head; the tab of a crashed
    //   page has the title of the page: `page-failures.spec.ts`
    const keepTitle = (): void => {
      if (['', title].includes(document.title)) return;
      pageTitle = document.title;
      document.title = title;
    };
    const observer = new MutationObserver(keepTitle);
    observer.observe(document.head, { childList: true });
    keepTitle();
    if (heading.current) moveFocus(heading.current);
    return () => {
      observer.disconnect();
      document.title = pageTitle;
    };
  }, []);
  return (
    <Main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1}>
        {navigationWords.crashed}
      </h1>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {navigationWords.retryCrashed}
      </button>
      <p className={styles.chain}>{errorChain(error)}</p>
    </Main>
  );
}
