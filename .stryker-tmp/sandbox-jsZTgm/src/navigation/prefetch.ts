import { classifyLink } from './classify-link';
import { loadPage } from './gatsby-runtime';

interface ConnectionNavigator {
  connection?: { effectiveType?: string; saveData?: boolean };
}
const parallelLimit = 4;
const requested = new Set<string>();
const waiting: string[] = [];
let running = 0;

/** Whether this reader's browser may load pages ahead. */
export function mayPrefetch(source: Navigator & ConnectionNavigator = navigator): boolean {
  if (/bot|crawler|spider/i.test(source.userAgent)) return false;
  const { effectiveType = '', saveData = false } = source.connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/** Loads the page of a link ahead of a click, each path once; failures are silent. */
export function prefetchLink(anchor: HTMLAnchorElement): void {
  if (!mayPrefetch()) return;
  const target = classifyLink(anchor);
  if (!target || target.pathname === window.location.pathname || requested.has(target.pathname)) return;
  requested.add(target.pathname);
  waiting.push(target.pathname + target.search);
  runNext();
}

function runNext(): void {
  if (running >= parallelLimit) return;
  const path = waiting.shift();
  if (path === undefined) return;
  running += 1;
  void loadPage(path).then(() => {
    running -= 1;
    runNext();
  });
}

/** Links that load when they come into view: previous/next and cards. */
const inViewSelector = 'a[data-prefetch="view"]';

let observer: IntersectionObserver | undefined;

/** Looks at the page's own links of this kind; called after each route change. */
export function watchLinksInView(): void {
  observer?.disconnect();
  if (typeof IntersectionObserver === 'undefined' || !mayPrefetch()) return;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer?.unobserve(target);
      prefetchLink(target);
    }
  });
  for (const anchor of document.querySelectorAll(inViewSelector)) observer.observe(anchor);
}
