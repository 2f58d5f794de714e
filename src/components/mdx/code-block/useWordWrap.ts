import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a line of the code overflows, or wrapping is on: then there is something to toggle. */
export function useWordWrap(pre: RefObject<HTMLElement | null>): {
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
} {
  const [isOn, setOn] = useState(false);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = pre.current;
    // Wrapped lines do not tell; the button that has wrapped them stays, and the focus with it.
    if (!element || isOn) return;
    // Also fires when a hidden tab shows its panel.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pre, isOn]);

  return { isOffered: overflows || isOn, isOn, toggle: () => setOn(!isOn) };
}
