import { prefersLessMotion } from '../../browser/screen';

const share = 0.15;

/**
 * Scrolls to the top: each frame covers 15 % of the rest, and scrolling down by hand ends it. Native where CSS asks for
 * smooth scrolling, at once where the reader wants less motion. Returns the function that ends it.
 */
export function scrollToTop(): () => void {
  const isStill = prefersLessMotion();
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
