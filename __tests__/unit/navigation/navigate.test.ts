import { globalHistory } from '@reach/router';
import { classifyHref } from '../../../src/navigation/classify-link';
import { hasHydrated } from '../../../src/browser/useHydrated';
import { openInFull, reloadPage } from '../../../src/navigation/full-load';
import {
  announceRouteChange,
  followTraversal,
  navigateInside,
  navigateTo,
  onRouteChange,
  cancelPendingNavigation,
} from '../../../src/navigation/navigate';
import { setPageStatusRenderer, setPageStatus } from '../../../src/navigation/page-status';
import type { PageStatus } from '../../../src/navigation/page-status';
import { endProgress, startProgress } from '../../../src/navigation/progress-bar';
import { showEntry } from '../../../src/navigation/scroll-positions';

jest.mock('../../../src/browser/useHydrated', () => ({ hasHydrated: jest.fn() }));
jest.mock('../../../src/navigation/full-load', () => ({ openInFull: jest.fn(), reloadPage: jest.fn() }));
jest.mock('../../../src/navigation/progress-bar', () => ({
  startProgress: jest.fn(),
  endProgress: jest.fn(),
}));

type Answer = object | undefined;

/** Loads that wait for an answer, by path. */
const pending = new Map<string, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
const loadPage = jest.fn((path: string) => {
  return new Promise<Answer>((resolve, reject) => pending.set(path, { resolve, reject }));
});
let navigate: jest.SpyInstance;
const page = { status: 'success', page: { webpackCompilationHash: 'build' } };
const fullLoad = jest.mocked(openInFull);

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

let warn: jest.SpyInstance;
let shown: PageStatus;
setPageStatusRenderer((status) => (shown = status));

/** The failure that the reader sees. */
function failure(): Extract<PageStatus, { status: 'failed' }> {
  if (shown.status !== 'failed') throw new Error(`The status is ${shown.status}.`);
  return shown;
}

async function settle(path: string, answer: Answer): Promise<void> {
  pending.get(path)?.resolve(answer);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  cancelPendingNavigation();
  jest.clearAllMocks();
  navigate = jest.spyOn(globalHistory, 'navigate').mockResolvedValue(undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(hasHydrated).mockReturnValue(true);
  setPageStatus({ status: 'shown' });
  shown = { status: 'shown' };
  sessionStorage.clear();
  pending.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/docs/open');
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'build' });
});

/** Starts a navigation; returns how to wait for its end. */
function go(href: string, replace = false): Promise<void> {
  const target = classifyHref(href);
  if (!target) throw new Error(`${href} is not of this site`);
  return navigateInside(target, replace);
}

/** A navigation whose page is answered so. */
async function follow(href: string, answer: Answer = page): Promise<void> {
  const end = go(href);
  await settle(href.replace(/#.*/, ''), answer);
  await end;
}

describe('the form of a path', () => {
  it.each([
    ['/docs/a/', '/docs/a', '/docs/a'],
    ['/docs/a?x=1#b', '/docs/a/', '/docs/a/?x=1#b'],
    ['/docs/a/index.html#b', '/docs/a', '/docs/a#b'],
    ['/docs/a', '/docs/a', '/docs/a'],
    ['/docs/gone', '/404.html', '/docs/gone'],
  ])('NAV-03 a link to %s ends where a full load would: the page is declared as %s', async (href, path, expected) => {
    const done = go(href);
    const { pathname, search } = new URL(href.replace('index.html', ''), 'http://localhost');
    await settle(pathname + search, { status: 'success', page: { path, webpackCompilationHash: 'build' } });
    await done;
    expect(navigate).toHaveBeenCalledWith(expected, { replace: false });
  });

  it('NAV-10 a link in an overlay takes the place of the entry that the overlay has made', async () => {
    history.replaceState({ overlay: true }, '');
    await follow('/docs/a');
    expect(navigate).toHaveBeenCalledWith('/docs/a', { replace: true });
  });
});

it('NAV-10 keeps where the reader is when the page goes, though the event of the last scrolling has not come yet', async () => {
  history.replaceState({ key: 'left' }, '');
  showEntry();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 });
  await follow('/docs/a');
  expect(showEntry()).toBe(700);
});

describe('navigateInside', () => {
  it.each<[string, (path: string) => void]>([
    ['nothing', (path) => pending.get(path)?.resolve(undefined)],
    ['an exception', (path) => pending.get(path)?.reject(new Error('gone'))],
  ])(
    'NAV-02 NAV-04 NAV-16 when the loader gives %s, the whole target is loaded once, with query and hash',
    async (_, fail) => {
      const end = go('/docs/a?x=1#y');
      fail('/docs/a?x=1');
      await end;
      expect(fullLoad.mock.calls).toEqual([['http://localhost/docs/a?x=1#y', false]]);
      expect(navigate).not.toHaveBeenCalled();
      expect(endProgress).toHaveBeenCalled();
      expect(warn.mock.calls).toEqual([['The page /docs/a?x=1 could not be loaded.']]);
    },
  );

  describe('the second time within 30 s', () => {
    beforeEach(async () => {
      for (let time = 1; time <= 2; time += 1) {
        await follow('/docs/a#y', { status: 'error', error: new Error('Loading chunk 5 failed.') });
      }
    });

    it('ERR-03 Retry loads the parts of the page again, as often as it fails, and never the document', async () => {
      const entries = history.length;
      for (const text of ['first', 'second']) {
        failure().retry();
        expect(shown).toEqual({ status: 'loading', keepsText: false });
        await settle('/docs/a', { status: 'error', error: new Error(text) });
        expect(failure().message).toBe(text);
      }
      failure().retry();
      await settle('/docs/a', page);
      expect(shown.status).toBe('shown');
      expect(navigate.mock.calls).toEqual([['/docs/a#y', { replace: true }]]);
      expect(fullLoad).toHaveBeenCalledTimes(1);
      expect(history).toHaveLength(entries);
    });

    it('NAV-18 goes when another page is shown, and its Retry ends with it', async () => {
      failure().retry();
      await follow('/docs/b');
      expect(shown.status).toBe('shown');
      await settle('/docs/a', page);
      expect(navigate.mock.calls).toEqual([['/docs/b', { replace: false }]]);
    });

    it('NAV-21 a Retry that meets another build loads the page in full', async () => {
      failure().retry();
      await settle('/docs/a', { ...page, page: { webpackCompilationHash: 'newer' } });
      expect(fullLoad).toHaveBeenCalledTimes(2);
    });
  });

  it('NAV-03 loads another address all the same', async () => {
    for (const path of ['/docs/a', '/docs/b']) {
      const end = go(path);
      pending.get(path)?.resolve({ status: 'error' });
      await end;
    }
    expect(fullLoad).toHaveBeenCalledTimes(2);
  });

  it('NAV-18 a newer click wins, whichever page arrives first', async () => {
    const first = go('/docs/a');
    const second = go('/docs/b');
    pending.get('/docs/b')?.resolve(page);
    await second;
    pending.get('/docs/a')?.resolve(page);
    await first;
    expect(navigate.mock.calls).toEqual([['/docs/b', { replace: false }]]);
  });

  it('NAV-18 the failure of an older click does nothing', async () => {
    const first = go('/docs/a');
    const second = go('/docs/b');
    pending.get('/docs/a')?.resolve({ status: 'error' });
    await first;
    expect(fullLoad).not.toHaveBeenCalled();
    pending.get('/docs/b')?.resolve(page);
    await second;
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('NAV-18 PRG-05 a step back supersedes a pending click', async () => {
    const end = go('/docs/a');
    jest.mocked(endProgress).mockClear();
    cancelPendingNavigation();
    expect(endProgress).toHaveBeenCalled();
    pending.get('/docs/a')?.resolve(page);
    await end;
    expect(navigate).not.toHaveBeenCalled();
  });

  it('ERR-05 is the browser’s while the first page is not drawn, whose parts may never come', async () => {
    jest.mocked(hasHydrated).mockReturnValue(false);
    await go('/docs/a?x=1#y', true);
    expect(fullLoad.mock.calls).toEqual([['/docs/a?x=1#y', true]]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('is loaded in full while the site’s loader is missing', async () => {
    Reflect.deleteProperty(window, '___loader');
    await go('/docs/a');
    expect(fullLoad).toHaveBeenCalledWith('http://localhost/docs/a', false);
  });

  it.each([
    ['/docs/a', 1],
    ['/docs/open?x=1', 0],
    ['/docs/open/', 0],
    ['/docs/open', 0],
  ])('PRG-01 PRG-02 the progress bar for %s: %i', async (href, times) => {
    const end = go(href);
    expect(startProgress).toHaveBeenCalledTimes(times);
    for (const { resolve } of pending.values()) resolve(page);
    await end;
  });

  it.each([
    ['/docs/open', false, true],
    ['/docs/open?x=1', false, false],
    ['/docs/a', false, false],
    ['/docs/a', true, true],
  ])('%s asked to replace %s makes no new entry: %s', async (href, asked, replaced) => {
    const end = go(href, asked);
    for (const { resolve } of pending.values()) resolve(page);
    await end;
    expect(navigate).toHaveBeenCalledWith(href, { replace: replaced });
  });
});

describe('followTraversal', () => {
  const commit = jest.fn();

  beforeEach(() => {
    cancelPendingNavigation();
    commit.mockClear();
    history.replaceState(null, '', '/docs/a?x=1#y');
  });

  it('NAV-01 lets the router know when the page is there', async () => {
    const end = followTraversal(commit);
    expect(commit).not.toHaveBeenCalled();
    pending.get('/docs/a?x=1')?.resolve(page);
    await end;
    expect(commit).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('NAV-02 NAV-03 GAT-03 loads the address, which is there already, in full when the page cannot be loaded, once', async () => {
    const fail = async (): Promise<void> => {
      const end = followTraversal(commit);
      pending.get('/docs/a?x=1')?.resolve({ status: 'error' });
      await end;
    };
    await fail();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(fullLoad).not.toHaveBeenCalled();
    expect(commit).not.toHaveBeenCalled();
    await fail();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    failure().retry();
    await settle('/docs/a?x=1', page);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(commit).toHaveBeenCalledTimes(1);
    expect(shown.status).toBe('shown');
  });

  it('NAV-18 a click while the page is on its way wins', async () => {
    const end = followTraversal(commit);
    const click = go('/docs/b');
    pending.get('/docs/b')?.resolve(page);
    await click;
    pending.get('/docs/a?x=1')?.resolve(page);
    await end;
    expect(commit).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

describe('navigateInside without a network', () => {
  beforeEach(async () => {
    document.body.innerHTML = '<main><a href="/docs/a">Page</a></main>';
    document.querySelector('a')?.focus();
    setOnline(false);
    await follow('/docs/a?x=1#y', { status: 'error' });
    pending.clear();
  });

  it.each<[string, () => void]>([
    ['the network is back', () => void window.dispatchEvent(new Event('online'))],
    ['the reader tries again', () => failure().retry()],
  ])('NAV-04 the target opens when %s, once', async (_, comeBack) => {
    setOnline(true);
    comeBack();
    expect(shown.status).toBe('shown');
    pending.get('/docs/a?x=1')?.resolve(page);
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigate.mock.calls).toEqual([['/docs/a?x=1#y', { replace: false }]]);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('says so again when the network is still gone', async () => {
    failure().retry();
    await settle('/docs/a?x=1', { status: 'error' });
    expect(failure().message).toContain('You are offline');
    expect(fullLoad).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['chooses to stay', () => failure().dismiss?.()],
    ['goes back', () => cancelPendingNavigation()],
    ['follows another link', () => void go('/docs/b')],
  ])('NAV-18 nothing opens by itself once the reader %s', (_, leave) => {
    leave();
    window.dispatchEvent(new Event('online'));
    expect(shown.status).toBe('shown');
    expect(pending.has('/docs/a?x=1')).toBe(false);
  });

  it('the focus goes back to the link of a reader who stays', () => {
    failure().dismiss?.();
    expect(document.querySelector('a')).toHaveFocus();
  });
});

describe('navigateTo', () => {
  it('goes inside the site when it can', () => {
    navigateTo('/docs/a#b');
    expect(loadPage).toHaveBeenCalledWith('/docs/a');
  });

  it.each([
    ['https://example.com/', false],
    ['/file.pdf', true],
    ['/%E0%A4%A', false],
  ])('loads %s in full', (href, replace) => {
    navigateTo(href, { replace });
    expect(loadPage).not.toHaveBeenCalled();
    expect(fullLoad.mock.calls).toEqual([[href, replace]]);
  });
});

describe('onRouteChange', () => {
  it('calls back after each change until it is stopped, and the progress bar ends', () => {
    const listener = jest.fn();
    const stop = onRouteChange(listener);
    const change = { location: window.location, previous: null };
    announceRouteChange(change);
    expect(listener.mock.calls).toEqual([[change]]);
    expect(endProgress).toHaveBeenCalledTimes(1);
    stop();
    announceRouteChange(change);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
