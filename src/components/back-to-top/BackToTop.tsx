import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { backToTopThreshold } from '../../shared/constants';
import { navigationWords } from '../../shared/words/navigation';
import { Icon } from '../icons/Icon';
import { onRouteChange } from '../../navigation/navigate';
import { onScroll } from '../../browser/on-scroll';
import { scrollToTop } from './scroll-to-top';
import * as styles from './BackToTop.module.css';

/** Whether the button shows after scrolling from one position to another. `bottom` is the maximum scroll position. */
export function showsBackToTop(shown: boolean, from: number, to: number, bottom: number): boolean {
  if (to <= backToTopThreshold) return false;
  if (to > from) return false;
  if (to < from) return to < bottom;
  return shown;
}

/** A button that appears when the reader scrolls back up. */
export function BackToTop(): ReactNode {
  const [shown, setShown] = useState(false);
  const position = useRef(0);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => {
    position.current = window.scrollY;
    // Scrolling caused by navigation does not count as scrolling by the reader.
    const jump = (): void => {
      position.current = window.scrollY;
      setShown(false);
    };
    const measure = (): void => {
      const from = position.current;
      const to = window.scrollY;
      position.current = to;
      const bottom = document.documentElement.scrollHeight - window.innerHeight;
      setShown((was) => showsBackToTop(was, from, to, bottom));
    };
    const unsubscribers = [onScroll(measure), onRouteChange(jump)];
    window.addEventListener('hashchange', jump);
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      window.removeEventListener('hashchange', jump);
      stop.current();
    };
  }, []);

  const click = (): void => {
    stop.current = scrollToTop();
    document.querySelector<HTMLElement>('[data-skip-container]')?.focus({ preventScroll: true });
  };
  if (!shown) return null;
  return (
    <button type="button" className={styles.button} aria-label={navigationWords.backToTop} onClick={click}>
      <Icon name="arrow-up" />
    </button>
  );
}
