import { format } from 'node:util';
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
  // Defined again for each test, so that no test sees another's replacement.
  Object.defineProperties(window, {
    matchMedia: { configurable: true, writable: true, value: matchMedia },
    scrollTo: { configurable: true, writable: true, value: () => undefined },
    ResizeObserver: { configurable: true, writable: true, value: SilentObserver },
    IntersectionObserver: { configurable: true, writable: true, value: SilentObserver },
  });
  Element.prototype.scrollIntoView = () => undefined;
});

/** What a component or React complains about is a fault, unless the test expects it and spies on the console itself. */
const complaints: unknown[][] = [];
beforeEach(() => {
  console.error = (...parts) => complaints.push(parts);
});
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw new Error(`console.error was called: ${format(...first)}`);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-theme-choice');
});
