import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { prefersLessMotion } from '../../browser/screen';

/** How long a list of this height (in pixels) takes to unfold or fold, in milliseconds. */
export function foldTime(height: number): number {
  const rows = height / 36;
  return 10 * (4 + 15 * rows ** 0.25 + rows / 5);
}

/** A list that unfolds and folds; it is in the document while anything of it shows. */
export function useFolding(isExpanded: boolean): { list: RefObject<HTMLUListElement | null>; isPresent: boolean } {
  const list = useRef<HTMLUListElement>(null);
  const [isPresent, setPresent] = useState(isExpanded);
  const wasExpanded = useRef(isExpanded);
  if (isExpanded && !isPresent) setPresent(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (wasExpanded.current === isExpanded || !element) return undefined;
    wasExpanded.current = isExpanded;
    const isStill = typeof element.animate !== 'function' || prefersLessMotion();
    const height = element.offsetHeight;
    const heights = ['0', `${height}px`];
    const folding = isStill
      ? null
      : element.animate(
          { height: isExpanded ? heights : heights.reverse(), overflow: ['clip', 'clip'] },
          // Folded it stays so until it is taken out.
          { duration: foldTime(height), easing: 'ease-in-out', fill: isExpanded ? 'none' : 'forwards' },
        );
    const finish = (): void => setPresent(isExpanded);
    if (folding) folding.onfinish = finish;
    else finish();
    return () => folding?.cancel();
  }, [isExpanded]);

  return { list, isPresent };
}
