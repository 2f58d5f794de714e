import { prefersReducedMotion } from '../../browser/screen';

const share = 0.15;

/**
 * Scrolls to the top by 15 % of the remaining distance per frame, until the reader scrolls down. Uses native scrolling
 * if CSS sets smooth scrolling, and jumps if the reader prefers reduced motion. Returns the function that cancels it.
 */
export function scrollToTop(): () => void {
  const isStill = prefersReducedMotion();
  if (isStill || getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'auto' });
    return () => undefined;
  }
  let last = window.scrollY;
  let frame = 0;
  const step = (): void => {
    const now = window.scrollY;
    if (now > last) return;
    last = Math.floor(now * (1 - share));
    window.scrollTo(0, last);
    if (last > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
