import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** State of word wrap; it is offered while a line overflows or wrapping is on. */
export function useWordWrap(pre: RefObject<HTMLElement | null>): {
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
} {
  const [isOn, setOn] = useState(false);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = pre.current;
    // Wrapped lines never overflow, and the focused button must not disappear.
    if (!element || isOn) return;
    // Also fires when a hidden tab panel is shown.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pre, isOn]);

  return { isOffered: overflows || isOn, isOn, toggle: () => setOn(!isOn) };
}
