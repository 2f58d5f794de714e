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
