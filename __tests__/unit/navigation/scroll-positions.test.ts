import type * as Positions from '../../../src/navigation/scroll-positions';

let positions: typeof Positions;

/** As a document that has just been loaded does. */
async function load(): Promise<void> {
  jest.resetModules();
  positions = await import('../../../src/navigation/scroll-positions');
  positions.keepScrollPositions();
}

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  window.dispatchEvent(new Event('scroll'));
}

/** Puts an entry into the address bar; its page is not yet on screen. */
const enter = (key: string): void => history.replaceState({ key }, '');

describe('scroll positions', () => {
  it('NAV-10 are kept for each entry', async () => {
    enter('a');
    await load();
    scrollTo(400.4);
    enter('b');
    expect(positions.showEntry()).toBeUndefined();
    scrollTo(70);
    enter('a');
    expect(positions.showEntry()).toBe(400);
    enter('b');
    expect(positions.showEntry()).toBe(70);
  });

  it('NAV-10 stay as they were while a page is on its way, for which Safari scrolls by itself', async () => {
    enter('a');
    await load();
    scrollTo(300);
    enter('b');
    scrollTo(70);
    expect(positions.showEntry()).toBeUndefined();
    enter('a');
    expect(positions.showEntry()).toBe(300);
  });

  it('NAV-10 outlive the document', async () => {
    enter('a');
    await load();
    scrollTo(400);
    window.dispatchEvent(new Event('pagehide'));
    await load();
    expect(positions.showEntry()).toBe(400);
  });

  it('are not kept without end', async () => {
    enter('first');
    await load();
    for (let index = 0; index < 60; index += 1) {
      enter(`entry ${index}`);
      positions.showEntry();
      scrollTo(index);
    }
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('site.scroll') ?? '')).toHaveLength(50);
    await load();
    enter('entry 0');
    expect(positions.showEntry()).toBeUndefined();
    enter('entry 59');
    expect(positions.showEntry()).toBe(59);
  });

  it.each(['', '\uFFFF', '{"a":1}', '3', 'null', '[["a"],["b","c"],3,null]'])(
    'STO-05 take garbage (%j) for none',
    async (stored) => {
      sessionStorage.setItem('site.scroll', stored);
      enter('a');
      await load();
      expect(positions.showEntry()).toBeUndefined();
    },
  );

  it('STO-05 keep what is sound beside garbage', async () => {
    sessionStorage.setItem('site.scroll', '[["a","7"],[1,2],["b",8],["c"]]');
    enter('a');
    await load();
    expect(positions.showEntry()).toBeUndefined();
    enter('b');
    expect(positions.showEntry()).toBe(8);
  });
});

describe('a page that is still being filled', () => {
  const scrolls: (ScrollToOptions | undefined)[] = [];
  let grow: (height: number) => void;

  function setHeight(height: number): void {
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
  }

  beforeEach(async () => {
    jest.useFakeTimers();
    scrolls.length = 0;
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') scrolls.push(options);
    };
    const observers = new Set<ResizeObserverCallback>();
    window.ResizeObserver = class {
      constructor(private readonly callback: ResizeObserverCallback) {}
      observe = (): void => void observers.add(this.callback);
      unobserve = (): void => void observers.delete(this.callback);
      disconnect = this.unobserve;
    };
    grow = (height) => {
      setHeight(height);
      for (const callback of [...observers]) callback([], {} as ResizeObserver);
    };
    setHeight(window.innerHeight);
    enter('a');
    await load();
  });

  afterEach(() => jest.useRealTimers());

  it('SPG-14 comes to the place each time that it grows', () => {
    positions.returnTo(500);
    for (const height of [100, 600, 900]) grow(window.innerHeight + height);
    expect(scrolls).toEqual(Array.from({ length: 4 }, () => ({ top: 500, behavior: 'instant' })));
  });

  it('is left alone when it is high enough from the start', () => {
    grow(window.innerHeight + 499.6);
    positions.returnTo(500);
    grow(window.innerHeight + 900);
    expect(scrolls).toHaveLength(1);
  });

  it('keeps the place that the reader had, not where the page ends meanwhile', () => {
    scrollTo(500);
    positions.returnTo(500);
    scrollTo(0);
    expect(positions.showEntry()).toBe(500);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stays where it is after %s', (act) => {
    positions.returnTo(500);
    window.dispatchEvent(new Event(act));
    grow(window.innerHeight + 900);
    expect(scrolls).toHaveLength(1);
    scrollTo(40);
    expect(positions.showEntry()).toBe(40);
  });

  it('stays where it is once it took too long, and when another page has been opened', () => {
    positions.returnTo(500);
    jest.advanceTimersByTime(10_000);
    grow(window.innerHeight + 900);
    expect(scrolls).toHaveLength(1);
    setHeight(window.innerHeight);
    positions.returnTo(500);
    positions.showEntry();
    grow(window.innerHeight + 900);
    expect(scrolls).toHaveLength(2);
  });

  it('stays where the reader goes by dragging the scroll bar', () => {
    scrollTo(0);
    positions.returnTo(500);
    scrollTo(40);
    grow(window.innerHeight + 900);
    expect(scrolls).toHaveLength(1);
  });

  it('stays at the element that it was opened at, and remembers where that is', () => {
    const element = document.createElement('h2');
    element.scrollIntoView = jest.fn();
    scrollTo(300);
    positions.stayAt(element);
    expect(element.scrollIntoView).not.toHaveBeenCalled();
    grow(window.innerHeight + 100);
    grow(window.innerHeight + 600);
    expect(element.scrollIntoView).toHaveBeenCalledTimes(2);
    expect(positions.showEntry()).toBe(300);
    grow(window.innerHeight + 900);
    expect(element.scrollIntoView).toHaveBeenCalledTimes(2);
  });
});
