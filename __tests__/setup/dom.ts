import '@testing-library/jest-dom';

/** What jsdom lacks and components ask for. A test that needs an answer replaces these. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

beforeEach(() => {
  // Defined anew for each test, so that no test sees another's replacement.
  Object.defineProperties(window, {
    matchMedia: { configurable: true, writable: true, value: matchMedia },
    scrollTo: { configurable: true, writable: true, value: () => undefined },
    ResizeObserver: { configurable: true, writable: true, value: SilentObserver },
    IntersectionObserver: { configurable: true, writable: true, value: SilentObserver },
  });
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-theme-choice');
});
