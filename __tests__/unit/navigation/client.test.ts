import type { RouteUpdateArgs } from 'gatsby';
import { onRouteCommitted, startNavigation } from '../../../src/navigation/client';
import { followTraversal, navigateInside, cancelPendingNavigation } from '../../../src/navigation/navigate';
import { prefetchLink } from '../../../src/navigation/prefetch';
import { startProgress } from '../../../src/navigation/progress-bar';

jest.mock('../../../src/navigation/navigate', () => ({
  navigateInside: jest.fn(() => Promise.resolve()),
  followTraversal: jest.fn(() => Promise.resolve()),
  announceRouteChange: jest.fn(),
  cancelPendingNavigation: jest.fn(),
}));
jest.mock('../../../src/navigation/prefetch', () => ({
  prefetchLink: jest.fn(),
  watchLinksInView: jest.fn(),
}));
jest.mock('../../../src/navigation/progress-bar', () => ({
  startProgress: jest.fn(),
  endProgress: jest.fn(),
}));

beforeAll(() => {
  history.replaceState(null, '', '/docs/a?x=1#%E0%A4%A');
  startNavigation();
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<a id="inside" href="/docs/b#c"><b id="bold">B</b></a><a id="hash" href="#c">C</a><a id="empty" href="#">D</a>' +
    '<a id="outside" href="https://example.com/">E</a><svg><a id="drawn" href="/docs/d"><text>F</text></a></svg><p id="text">G</p>';
});

const element = (id: string): Element => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
};

/** Clicks; returns whether the site took the click over. The browser itself never follows it here. */
function click(id: string, options: MouseEventInit = {}, before?: (event: Event) => void): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  let isTaken = false;
  const stop = (seen: Event): void => {
    isTaken = seen.defaultPrevented;
    seen.preventDefault();
  };
  if (before) element(id).addEventListener('click', before, { once: true });
  window.addEventListener('click', stop, { once: true });
  element(id).dispatchEvent(event);
  return isTaken;
}

describe('startNavigation', () => {
  it('NAV-10 leaves scrolling to the site, but that of a reload to the browser, which may do it after the event', async () => {
    const modes = ['pagehide', 'pageshow'].map((type) => {
      window.dispatchEvent(new Event(type));
      return history.scrollRestoration;
    });
    expect(modes).toEqual(['auto', 'auto']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(history.scrollRestoration).toBe('manual');
  });

  it.each(['beforeunload', 'pagehide'])(
    'NAV-18 PRG-05 drops a pending click at %s: the reader leaves the page, which may come back',
    (type) => {
      window.dispatchEvent(new Event(type));
      expect(cancelPendingNavigation).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a click', () => {
  it.each(['inside', 'bold'])('NAV-01 on a link (#%s) navigates inside the site', (id) => {
    expect(click(id)).toBe(true);
    expect(jest.mocked(navigateInside).mock.calls.map(([target]) => target.href)).toEqual(['/docs/b#c']);
  });

  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'NAV-11 with %j is left to the browser',
    (options) => {
      expect(click('inside', options)).toBe(false);
      expect(navigateInside).not.toHaveBeenCalled();
    },
  );

  it.each(['hash', 'empty', 'outside', 'drawn', 'text'])('NAV-08 NAV-11 on #%s is left to the browser', (id) => {
    expect(click(id)).toBe(false);
    expect(navigateInside).not.toHaveBeenCalled();
  });

  it('SBR-07 that a component has handled is not followed', () => {
    click('inside', {}, (event) => event.preventDefault());
    expect(navigateInside).not.toHaveBeenCalled();
  });
});

it.each(['pointerover', 'focusin', 'pointerdown'])('NAV-14 %s on a link prefetches it', (type) => {
  element('bold').dispatchEvent(new Event(type, { bubbles: true }));
  expect(jest.mocked(prefetchLink).mock.calls).toEqual([[element('inside')]]);
  element('text').dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetchLink).toHaveBeenCalledTimes(1);
});

it('SPG-14 a page that is loaded again is brought to its place only where it did not reach so far for the browser', () => {
  const commit = (): void =>
    onRouteCommitted({ location: { pathname: '/search', search: '', hash: '' } } as unknown as RouteUpdateArgs);
  const setHeight = (value: number): object =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState({ key: 'search' }, '', '/search');
  commit();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 500 });
  window.dispatchEvent(new Event('scroll'));
  setHeight(5000);
  commit();
  expect(scrollTo).not.toHaveBeenCalled();
  setHeight(0);
  commit();
  expect(scrollTo).toHaveBeenCalledWith({ top: 500, behavior: 'instant' });
  scrollTo.mockRestore();
});

describe('a step of the browser', () => {
  const commit = (): void => {
    const { pathname, search, hash } = window.location;
    const location = { pathname, search, hash };
    onRouteCommitted({ location, prevLocation: null } as unknown as RouteUpdateArgs);
  };
  const step = (path: string, state: object | null): void => {
    history.replaceState(state, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  it('PRG-01 NAV-18 to another path starts the progress bar and supersedes a click', () => {
    commit();
    step('/docs/other', { key: '1' });
    expect(cancelPendingNavigation).toHaveBeenCalledTimes(1);
    expect(startProgress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/docs/same#x', null],
    ['/docs/same#x', { key: '2' }],
    ['/docs/same?y=1', { key: '3' }],
    ['/docs/same/', { key: '4' }],
  ])('PRG-02 to %s with %j does not', (path, state) => {
    history.replaceState({ key: '0' }, '', '/docs/same');
    commit();
    step(path, state);
    expect(startProgress).not.toHaveBeenCalled();
  });

  it('NAV-01 NAV-02 is heard of by the router when its page is there', () => {
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    step('/docs/other#x', { key: '5' });
    expect(heard).not.toHaveBeenCalled();
    jest.mocked(followTraversal).mock.lastCall?.[0]();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(followTraversal).toHaveBeenCalledTimes(1);
    // To a place on the same page the browser has gone already.
    step('/docs/other#y', null);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(followTraversal).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', heard);
  });

  it.each(['/docs/same#place', '/docs/same?x=1', '/docs/same/'])('NAV-19 nothing is announced at %s', (address) => {
    const announcer = document.body.appendChild(document.createElement('div'));
    announcer.id = 'gatsby-announcer';
    history.replaceState(null, '', '/docs/same');
    commit();
    history.replaceState(null, '', address);
    commit();
    expect(announcer.ariaLive).toBe('off');
    announcer.remove();
  });
});
