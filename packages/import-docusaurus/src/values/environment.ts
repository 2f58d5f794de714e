/** What `@docusaurus/ExecutionEnvironment` says. */
export interface ExecutionEnvironment {
  canUseDOM: boolean;
  canUseEventListeners: boolean;
  canUseIntersectionObserver: boolean;
  canUseViewport: boolean;
}

/** Returns what code of Docusaurus sites learns of where it runs. */
export function environmentOf(isBrowser: boolean): ExecutionEnvironment {
  return {
    canUseDOM: isBrowser,
    canUseEventListeners: isBrowser,
    canUseIntersectionObserver: isBrowser,
    canUseViewport: isBrowser,
  };
}
