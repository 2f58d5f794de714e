import { scrollAfterNavigation, scrollToHash } from '../../../src/navigation/scroll';

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

const at = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash } as Location;
};
const shown = (): string[] => scrollIntoView.mock.calls.map(([element]) => element.id);
const tops = (): unknown[] => scrollTo.mock.calls;
/** What scrolls to the top: as CSS asks, at once unless it asks for smooth scrolling (NAV-05). */
const top = [0, 0];
const restored = (position: number) => [{ top: position, behavior: 'instant' }];

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

  it('TAB-07 what hides the element is told how to scroll to it once it shows', () => {
    document.body.innerHTML = '<div hidden><h2 id="inside">Inside</h2></div>';
    const then: unknown[] = [];
    const note = (event: Event): void => void then.push((event as CustomEvent).detail);
    document.addEventListener('site:reveal', note);
    scrollAfterNavigation(at('/b#inside'), at('/a'));
    scrollAfterNavigation(at('/a#inside'), at('/b'), 'traversal', 300);
    document.removeEventListener('site:reveal', note);
    scrollIntoView.mockClear();
    scrollTo.mockClear();
    for (const scroll of then) (scroll as () => void)();
    expect(shown()).toEqual(['inside']);
    expect(tops()).toEqual([restored(300)]);
  });

  it.each(['/b', '/b?x=1', '/b#', '/b#top', '/b#gone'])('NAV-05 %s is shown from its top, as CSS asks', (address) => {
    scrollAfterNavigation(at(address), at('/a'));
    expect(tops()).toEqual([top]);
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

  it('NAV-08 TAB-07 a new query with the same hash shows its element again where that was closed', () => {
    scrollAfterNavigation(at('/a?x=2#inner'), at('/a?x=1#inner'));
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
    expect(shown()).toEqual(['inner']);
    scrollAfterNavigation(at('/a?x=1#inner'), at('/a?x=2#inner'));
    expect(shown()).toEqual(['inner']);
  });

  it('NAV-07 NAV-08 a new query with a new hash brings its element into view', () => {
    scrollAfterNavigation(at('/a?x=2#one'), at('/a?x=1'));
    expect(shown()).toEqual(['one']);
  });

  it('NAV-05 the same address again is shown from its top, or from its hash', () => {
    scrollAfterNavigation(at('/a?x=1'), at('/a?x=1'));
    expect(tops()).toEqual([top]);
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

  it('NAV-19 also when the router focuses its wrapper after that', () => {
    const wrapper = document.createElement('div');
    Object.assign(wrapper, { id: 'gatsby-focus-wrapper', tabIndex: -1 });
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
    scrollAfterNavigation(at('/b#one'), at('/a'));
    wrapper.focus();
    expect(document.getElementById('one')).toHaveFocus();
    wrapper.focus();
    expect(wrapper).toHaveFocus();
    expect(document.getElementById('one')).not.toHaveAttribute('tabindex');
  });

  it('NAV-19 and stays where it is without a hash', () => {
    document.getElementById('link')?.focus();
    scrollAfterNavigation(at('/b'), at('/a'));
    expect(document.getElementById('link')).toHaveFocus();
  });
});

describe('back and forward', () => {
  it('NAV-10 restores the position, also with a hash, whose element is revealed first', () => {
    scrollAfterNavigation(at('/a'), at('/b'), 'traversal', 740);
    scrollAfterNavigation(at('/a#inner'), at('/b'), 'traversal', 300);
    expect(tops()).toEqual([restored(740), restored(300)]);
    expect(shown()).toEqual([]);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  });

  it('NAV-10 restores the position after a change of hash or query too', () => {
    scrollAfterNavigation(at('/a'), at('/a#one'), 'traversal', 120);
    scrollAfterNavigation(at('/a?x=1'), at('/a?x=2'), 'traversal', 0);
    expect(tops()).toEqual([restored(120), restored(0)]);
  });

  it('NAV-10 goes to the hash, else to the top, when no position is known', () => {
    scrollAfterNavigation(at('/a#one'), at('/b'), 'traversal');
    expect(shown()).toEqual(['one']);
    scrollAfterNavigation(at('/a'), at('/b'), 'traversal');
    scrollAfterNavigation(at('/a#gone'), at('/b'), 'traversal');
    expect(tops()).toEqual([top, top]);
  });

  it('NAV-10 a position is not for a link', () => {
    scrollAfterNavigation(at('/c'), at('/b'), 'link', 500);
    expect(tops()).toEqual([top]);
  });
});

describe('a fragment link that the browser followed', () => {
  it('NAV-08 is no step back: its element stays in view, whatever position is known', () => {
    scrollAfterNavigation(at('/a#one'), at('/a'), 'fragment', 740);
    expect(shown()).toEqual(['one']);
    expect(tops()).toEqual([]);
  });

  it('NAV-08 to no element scrolls nowhere', () => {
    scrollAfterNavigation(at('/a#gone'), at('/a'), 'fragment');
    expect(shown()).toEqual([]);
    expect(tops()).toEqual([]);
  });

  it('NAV-08 to nothing goes to the top', () => {
    scrollAfterNavigation(at('/a#'), at('/a#one'), 'fragment');
    expect(tops()).toEqual([top]);
  });
});
