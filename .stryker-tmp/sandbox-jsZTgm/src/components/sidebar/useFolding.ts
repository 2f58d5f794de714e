import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../browser/screen';

/** Returns the duration of the animation in milliseconds for a list height in pixels. */
export function foldTime(height: number): number {
  const rows = height / 36;
  return 10 * (4 + 15 * rows ** 0.25 + rows / 5);
}

/** Animates expanding and collapsing a list. `isPresent` is whether to render it, which includes while it collapses. */
export function useFolding(isExpanded: boolean): { list: RefObject<HTMLUListElement | null>; isPresent: boolean } {
  const list = useRef<HTMLUListElement>(null);
  const [isPresent, setPresent] = useState(isExpanded);
  const wasExpanded = useRef(isExpanded);
  if (isExpanded && !isPresent) setPresent(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (wasExpanded.current === isExpanded || !element) return undefined;
    wasExpanded.current = isExpanded;
    const isStill = typeof element.animate !== 'function' || prefersReducedMotion();
    const height = element.offsetHeight;
    const heights = ['0', `${height}px`];
    const animation = isStill
      ? null
      : element.animate(
          { height: isExpanded ? heights : heights.reverse(), overflow: ['clip', 'clip'] },
          // Stays collapsed until it is unmounted.
          { duration: foldTime(height), easing: 'ease-in-out', fill: isExpanded ? 'none' : 'forwards' },
        );
    const finish = (): void => setPresent(isExpanded);
    if (animation) animation.onfinish = finish;
    else finish();
    return () => animation?.cancel();
  }, [isExpanded]);

  return { list, isPresent };
}
