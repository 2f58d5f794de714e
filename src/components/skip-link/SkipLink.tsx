import type { MouseEvent, ReactNode } from 'react';
import * as styles from './SkipLink.module.css';

/** Id of the one `<main>` of each page: where the skip link leads without script. */
export const mainId = 'main';

/** Focuses the first `<main>` without leaving a tab stop or a hash behind. */
function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus();
  main.scrollIntoView();
}

/** First focusable element of each page. Its container takes the focus after a navigation. */
export function SkipLink(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    focusMain();
  };
  return (
    <div data-skip-container tabIndex={-1}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
