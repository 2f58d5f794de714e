import type { ReactNode } from 'react';
import { useHydrated } from './engine';

interface BrowserOnlyProps {
  /** Called in the browser only, where `window` exists. */
  children: () => ReactNode;
  /** Part of the HTML, and shown until then. */
  fallback?: ReactNode;
}

/** Renders what only a browser can. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useHydrated() ? children() : fallback;
}
