import { screen } from '@testing-library/react';
import { replayEarlyEvents } from '../../../src/navigation/early-events';
import { storageKeys } from '../../../src/shared/constants';
import { runStarter } from '../../../src/navigation/starter';
import type { StarterOptions } from '../../../src/navigation/starter';

const options: StarterOptions = {
  timeout: 5000,
  searchShortcuts: true,
  pageShortcuts: true,
  singleKeysKey: storageKeys.singleKeys,
  pageId: 'page',
  bannerId: 'base-url-banner',
};

interface EarlyWindow {
  ___early?: { type: string; text?: string }[];
  ___ready?: boolean;
}

const early = window as unknown as EarlyWindow;
type AddListener = EventTarget['addEventListener'];

let idle: (() => void) | undefined;
const listeners: [
  EventTarget,
  string,
  EventListenerOrEventListenerObject,
  boolean | AddEventListenerOptions | undefined,
][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  early.___early = [];
  delete early.___ready;
  document.head.replaceChildren();
  document.body.innerHTML =
    '<script type="site/late" data-src="/runtime.js"></script><script type="site/late" data-src="/app.js"></script>' +
    '<a href="/docs/a">Plain</a><a href="#search" data-search-open><b>Search</b></a>' +
    '<button data-menu-open>Menu</button><button data-early>Tab</button><input aria-label="Field"><div contenteditable>Text</div>';
  idle = undefined;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
  // Each test runs the script again: what it listens to is taken away after it.
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target) as AddListener;
    const spy = jest.spyOn(target as EventTarget, 'addEventListener');
    spy.mockImplementation((type, listener, options) => {
      if (listener) listeners.push([target, type, listener, options]);
      add(type, listener, options);
    });
  }
  runStarter(options);
});

function stopListening(): void {
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options);
}

afterEach(() => {
  stopListening();
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const started = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
const recorded = (): string[] => (early.___early ?? []).map(({ type, text }) => (text ? `${type} ${text}` : type));

/** Returns whether the page took it over. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
}

function click(target: Element, options: MouseEventInit = {}): boolean {
  return !target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

describe('starter', () => {
  it('loads the scripts in their order when the page is idle, once', () => {
    expect(started()).toEqual([]);
    idle?.();
    expect(started()).toEqual(['/runtime.js', '/app.js']);
    expect([...document.head.querySelectorAll('script')].map(({ async: isAsync }) => isAsync)).toEqual([false, false]);
    idle?.();
    press('x');
    expect(started()).toHaveLength(2);
  });

  it.each([
    ['/docs/100%?x=1#y', '/docs/100%EF%BC%85?x=1#y'],
    ['/docs/100%25', '/docs/100%EF%BC%8525'],
    ['/docs%2Ffoo%2fbar%2C?x=%2F#%2F', '/docs/foo/bar,?x=%2F#%2F'],
    ['/docs/foo%23bar', '/docs/foo%EF%BC%8523bar'],
    ['/%2Fevil.example', '//evil.example'],
    ['/docs/%E0%A4%A', '/docs/%EF%BC%85E0%EF%BC%85A4%EF%BC%85A'],
    ['/docs/a?x=%ZZ#%E0%A4%A', '/docs/a?x=%ZZ#%E0%A4%A'],
    ['/docs/gr%C3%B6%C3%9Fe?x=1#zw%C3%B6lf', '/docs/gr%C3%B6%C3%9Fe?x=1#zw%C3%B6lf'],
  ])('RTE-15 NAV-09 the address %s is %s when they run', (address, expected) => {
    history.replaceState({ key: '1' }, '', address);
    idle?.();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(expected);
    expect(history.state).toEqual({ key: '1' });
  });

  it.each(['pointerdown', 'pointermove', 'focusin', 'keydown', 'click'])('loads them at the first %s', (type) => {
    screen.getByText('Plain').addEventListener('click', (event) => event.preventDefault());
    screen.getByText('Plain').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(started()).toHaveLength(2);
  });

  it.each<[string, KeyboardEventInit]>([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('SOV-01 records the key %s %j', (key, modifiers) => {
    expect(press(key, modifiers)).toBe(true);
    expect(recorded()).toEqual(['search']);
  });

  it('SXP-02 records no key where the owner wants no shortcuts, and clicks as before', () => {
    stopListening();
    runStarter({ ...options, searchShortcuts: false });
    expect(press('/')).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(recorded()).toEqual([]);
    expect(click(screen.getByText('Search'))).toBe(true);
    expect(recorded()).toEqual(['search']);
  });

  it('SOV-01 records no single key for a reader who has switched them off', () => {
    localStorage.setItem(storageKeys.singleKeys, 'off');
    for (const key of ['/', '[', ']', '?']) expect(press(key)).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(true);
    localStorage.clear();
    expect(recorded()).toEqual(['search']);
  });

  it('records the keys that turn pages, and hands them on when the site runs', () => {
    expect(press('[', { ctrlKey: true })).toBe(false);
    expect(press(']', {}, screen.getByRole('textbox'))).toBe(false);
    for (const key of ['[', ']', '?']) expect(press(key)).toBe(true);
    expect(recorded()).toEqual(['key [', 'key ]', 'key ?']);
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', listen);
    replayEarlyEvents();
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['[', ']', '?']);
  });

  it('keeps what is typed after search was asked for, and nothing before', () => {
    expect(press('a')).toBe(false);
    press('/');
    for (const key of ['p', 'r', 'Shift', 'i', '/']) press(key);
    expect(press('c', { ctrlKey: true })).toBe(false);
    expect(recorded()).toEqual(['search', 'text p', 'text r', 'text i', 'text /']);
  });

  it('records clicks on search, menu and other controls that need the scripts', () => {
    expect(click(screen.getByText('Search'))).toBe(true);
    expect(click(screen.getByText('Menu'))).toBe(true);
    expect(click(screen.getByText('Tab'))).toBe(true);
    expect(recorded()).toEqual(['search', 'menu', 'click']);
  });

  it('NAV-11 leaves clicks with other meanings to the browser', () => {
    const search = screen.getByText('Search');
    for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(click(search, options)).toBe(false);
    }
    expect(recorded()).toEqual([]);
  });

  it('steps back once the site runs', () => {
    early.___ready = true;
    expect(press('/')).toBe(false);
    expect(click(screen.getByText('Menu'))).toBe(false);
    expect(recorded()).toEqual([]);
  });

  it('hands everything over: the search opens with what was typed', () => {
    const opened: unknown[] = [];
    const open = (event: Event): void => void opened.push((event as CustomEvent<unknown>).detail);
    document.addEventListener('site:open-search', open);
    press('/');
    press('p');
    press('r');
    replayEarlyEvents();
    replayEarlyEvents();
    document.removeEventListener('site:open-search', open);
    expect(opened).toEqual([{ query: 'pr' }]);
    expect(early).toMatchObject({ ___ready: true, ___early: [] });
  });

  it('hands clicks over to their controls', () => {
    const clicked: string[] = [];
    for (const name of ['Menu', 'Tab']) {
      const control = screen.getByText(name);
      click(control);
      control.addEventListener('click', () => clicked.push(name));
    }
    replayEarlyEvents();
    expect(clicked).toEqual(['Menu', 'Tab']);
  });

  it('ERR-05 says above the text when a script cannot be loaded, once', () => {
    idle?.();
    for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
    expect(screen.getAllByRole('alert')).toEqual([document.body.firstElementChild]);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByText('Plain')).toBeInTheDocument();
  });

  it.each<[string, () => void]>([
    ['follows a link', () => click(screen.getByText('Plain'))],
    ['leaves in another way', () => window.dispatchEvent(new Event('beforeunload'))],
  ])('ERR-05 hides for a while what would tell of a failure when the reader %s', (_, leave) => {
    screen.getByText('Plain').addEventListener('click', (event) => event.preventDefault());
    leave();
    idle?.();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(document.documentElement).toHaveAttribute('data-leaving');
    jest.advanceTimersByTime(5000);
    expect(document.documentElement).not.toHaveAttribute('data-leaving');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it.each([
    ['Plain', { ctrlKey: true }],
    ['Hash', {}],
    ['Tab', {}],
  ])('ERR-05 hides nothing after a click on %s %j, by which nobody leaves', (name, options) => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#hash">Hash</a>');
    click(screen.getByText(name), options);
    expect(document.documentElement).not.toHaveAttribute('data-leaving');
  });

  it.each([
    ['loads a page again that comes back without its scripts', true, false, true, 1],
    ['leaves one alone that comes back with them', true, true, true, 0],
    ['leaves one alone that is shown for the first time', false, false, true, 0],
    ['leaves one alone while there is no network', true, false, false, 0],
  ])('NAV-18 %s', (_, persisted, isReady, isOnline, count) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    document.documentElement.dataset.leaving = '';
    // How jsdom says that it does not load a page.
    const load = jest.spyOn(console, 'error').mockReturnValue(undefined);
    if (isReady) early.___ready = true;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(load).toHaveBeenCalledTimes(count);
    expect(document.documentElement.hasAttribute('data-leaving')).toBe(count > 0 || !persisted);
    jest.restoreAllMocks();
  });

  it.each([
    ['BAS-04 leaves it to the banner of a wrong base path, where that shows', '', 1],
    ['BAS-02 ERR-05 says so where that banner is hidden', 'none', 2],
  ])('%s', (_, display, count) => {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.display = display;
    document.body.prepend(banner);
    idle?.();
    for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(count);
  });

  it('ERR-05 leads to the search page when the scripts that would open search cannot be loaded', () => {
    click(screen.getByText('Search'));
    expect(window.location.hash).toBe('');
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(window.location.hash).toBe('#search');
    expect(click(screen.getByText('Menu'))).toBe(false);
  });

  it('ERR-05 NAV-18 goes nowhere when scripts break off because the reader leaves, until the page has stayed', () => {
    click(screen.getByText('Search'));
    window.dispatchEvent(new Event('beforeunload'));
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(document.documentElement).toHaveAttribute('data-leaving');
    jest.advanceTimersByTime(4999);
    expect(window.location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(document.documentElement).not.toHaveAttribute('data-leaving');
    expect(window.location.hash).toBe('#search');
  });

  it('stays on the page without a network, where the browser would show its own error', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('k', { ctrlKey: true });
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(5000);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    jest.restoreAllMocks();
  });

  it('leads to the search page when the scripts take too long', () => {
    press('k', { ctrlKey: true });
    jest.advanceTimersByTime(4999);
    expect(window.location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(window.location.hash).toBe('#search');
  });

  it('NVB-06 the bar comes back when the scripts take too long, and is theirs once the site runs', () => {
    const { dataset } = document.documentElement;
    for (const isReady of [false, true]) {
      dataset.navbar = 'hidden';
      stopListening();
      delete early.___ready;
      runStarter(options);
      idle?.();
      jest.advanceTimersByTime(4999);
      expect(dataset.navbar).toBe('hidden');
      if (isReady) replayEarlyEvents();
      jest.advanceTimersByTime(1);
      expect(dataset.navbar).toBe(isReady ? 'hidden' : undefined);
    }
    delete dataset.navbar;
  });

  it('does not, once the site runs', () => {
    click(screen.getByText('Search'));
    replayEarlyEvents();
    jest.advanceTimersByTime(10_000);
    expect(window.location.hash).toBe('');
  });

  it('does nothing by itself when scripts fail and nobody asked for search', () => {
    click(screen.getByText('Menu'));
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(10_000);
    expect(window.location.hash).toBe('');
  });
});
