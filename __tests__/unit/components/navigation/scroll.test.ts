import type { ShouldUpdateScrollArgs } from 'gatsby';
import { decideScroll, scrollAfterNavigation, scrollToHash } from '../../../../src/components/navigation/scroll';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn<undefined, [Element]>();

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this);
  };
  document.body.innerHTML =
    '<h2 id="one">One</h2><h2 id="zwölf">Zwölf</h2><h2 id="a b">A b</h2><h2 id="%41">Raw</h2><a id="link" href="/x">x</a>' +
    '<details><summary>S</summary><details><summary>S</summary><p id="inner">Inner</p></details></details>';
});

const at = (address: string, action = 'PUSH'): Location & { action: string } => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, action } as Location & { action: string };
};
const shown = (): string[] => scrollIntoView.mock.calls.map(([element]) => element.id);
const tops = (): unknown[] => scrollTo.mock.calls.map(([options]) => options as unknown);
const top = (position: number) => ({ top: position, behavior: 'instant' });

/** What Gatsby tells before the page is on screen. */
function remember(position: unknown, address: string, action: string): boolean {
  return decideScroll({
    prevRouterProps: { location: at('/before') },
    routerProps: { location: at(address, action) },
    getSavedScrollPosition: () => position,
  } as unknown as ShouldUpdateScrollArgs);
}

describe('after a navigation', () => {
  it.each([
    ['/b#one', 'one'],
    ['/b#zw%C3%B6lf', 'zwölf'],
    ['/b#a%20b', 'a b'],
    ['/b#%2541', '%41'],
  ])('NAV-05 NAV-09 %s brings its element into view', (address, id) => {
    scrollAfterNavigation(at(address), at('/a'));
    expect(shown()).toEqual([id]);
    expect(tops()).toEqual([]);
  });

  it('NAV-09 an id that cannot be decoded is used raw', () => {
    document.body.innerHTML = '<h2 id="100%">All</h2>';
    expect(scrollToHash('#100%')).toBe(true);
    expect(shown()).toEqual(['100%']);
  });

  it.each(['/b', '/b?x=1', '/b#', '/b#top', '/b#gone'])('NAV-05 %s is shown from its top, at once', (address) => {
    scrollAfterNavigation(at(address), at('/a'));
    expect(tops()).toEqual([top(0)]);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['/a?x=2', '/a?x=1'],
    ['/a', '/a?x=1'],
    ['/a/?x=1', '/a'],
    ['/a?x=2#one', '/a?x=1#one'],
  ])('NAV-07 from %s to %s nothing scrolls: only the query differs', (to, from) => {
    scrollAfterNavigation(at(to), at(from));
    expect(tops()).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('NAV-05 the same address again is shown from its top, or from its hash', () => {
    scrollAfterNavigation(at('/a?x=1'), at('/a?x=1'));
    expect(tops()).toEqual([top(0)]);
    scrollAfterNavigation(at('/a#one'), at('/a#one'));
    expect(shown()).toEqual(['one']);
  });

  it('NAV-08 a new hash on the same page brings its element into view; one of no element does nothing', () => {
    scrollAfterNavigation(at('/a#one'), at('/a'));
    expect(shown()).toEqual(['one']);
    scrollAfterNavigation(at('/a#gone'), at('/a#one'));
    expect(tops()).toEqual([]);
    expect(shown()).toEqual(['one']);
  });

  it('MDX-01 TAB-07 what hides the element opens first', () => {
    const revealed: EventTarget[] = [];
    const note = ({ target }: Event): void => {
      if (target) revealed.push(target);
    };
    document.addEventListener('site:reveal', note);
    scrollAfterNavigation(at('/b#inner'), at('/a'));
    document.removeEventListener('site:reveal', note);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
    expect(revealed).toEqual([document.getElementById('inner')]);
    expect(shown()).toEqual(['inner']);
  });

  it('NAV-19 the focus goes on from the element of the hash', () => {
    scrollAfterNavigation(at('/b#one'), at('/a'));
    const heading = document.getElementById('one');
    expect(heading).toHaveFocus();
    heading?.blur();
    expect(heading).not.toHaveAttribute('tabindex');
    scrollAfterNavigation(at('/c#link'), at('/b'));
    expect(document.getElementById('link')).toHaveFocus();
    expect(document.getElementById('link')).not.toHaveAttribute('tabindex');
  });

  it('NAV-19 and stays where it is without a hash', () => {
    document.getElementById('link')?.focus();
    scrollAfterNavigation(at('/b'), at('/a'));
    expect(document.getElementById('link')).toHaveFocus();
  });
});

describe('back and forward', () => {
  it('NAV-10 restores the position, also with a hash', () => {
    expect(remember([0, 740], '/a', 'POP')).toBe(false);
    scrollAfterNavigation(at('/a', 'POP'), at('/b'));
    remember([0, 300], '/a#one', 'POP');
    scrollAfterNavigation(at('/a#one', 'POP'), at('/b'));
    expect(tops()).toEqual([top(740), top(300)]);
    expect(shown()).toEqual([]);
  });

  it('NAV-10 goes to the hash, else to the top, when no position is known', () => {
    scrollAfterNavigation(at('/a#one', 'POP'), at('/b'));
    expect(shown()).toEqual(['one']);
    scrollAfterNavigation(at('/a', 'POP'), at('/b'));
    scrollAfterNavigation(at('/a#gone', 'POP'), at('/b'));
    expect(tops()).toEqual([top(0), top(0)]);
  });

  it('NAV-10 a position serves once, and not for a link', () => {
    remember([0, 740], '/a', 'POP');
    scrollAfterNavigation(at('/a', 'POP'), at('/b'));
    scrollAfterNavigation(at('/b', 'POP'), at('/a'));
    expect(tops()).toEqual([top(740), top(0)]);
    remember([0, 500], '/c', 'PUSH');
    scrollAfterNavigation(at('/c'), at('/b'));
    expect(tops()).toEqual([top(740), top(0), top(0)]);
  });
});

describe('a fragment link that the browser followed', () => {
  it('NAV-08 is no step back: its element stays in view, whatever position is known', () => {
    remember([0, 740], '/a#one', 'POP');
    scrollAfterNavigation(at('/a#one', 'POP'), at('/a'), true);
    expect(shown()).toEqual(['one']);
    expect(tops()).toEqual([]);
  });

  it('NAV-08 to no element scrolls nowhere', () => {
    scrollAfterNavigation(at('/a#gone', 'POP'), at('/a'), true);
    expect(shown()).toEqual([]);
    expect(tops()).toEqual([]);
  });

  it('NAV-08 to nothing goes to the top', () => {
    scrollAfterNavigation(at('/a#', 'POP'), at('/a#one'), true);
    expect(tops()).toEqual([top(0)]);
  });
});

it.each([null, undefined, [0, null], 'x'])(
  'NAV-06 NAV-10 Gatsby itself never scrolls; a position of %j is none',
  (position) => {
    expect(remember(position, '/a', 'POP')).toBe(false);
    scrollAfterNavigation(at('/a', 'POP'), at('/b'));
    expect(tops()).toEqual([top(0)]);
  },
);
