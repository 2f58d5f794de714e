import type { MouseEvent, ReactNode } from 'react';
import { mainId } from '../../shared/page-ids';
import { navigationWords } from '../../shared/words/navigation';
import * as styles from './SkipLink.module.css';

/** Focuses `<main>` without leaving a tab stop or a hash behind. */
function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus();
  main.scrollIntoView();
}

/** The first focusable element of each page. Its container receives the focus after navigation. */
export function SkipLink(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    focusMain();
  };
  return (
    <div data-skip-container tabIndex={-1}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
        {navigationWords.skipToContent}
      </a>
    </div>
  );
}
