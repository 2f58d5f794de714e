import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Navbar } from '../../../../src/components/navbar/Navbar';
import { currentOf } from '../../../../src/components/navbar/active';
import { isHiddenAfter } from '../../../../src/components/navbar/navbar-hiding';
import { navbarScript } from '../../../../src/components/navbar/navbar-script';
import { site } from '../../../../src/shared/site';
import { isDropdown } from '../../../../src/shared/site-definition';
import { tree } from '../sidebar/tree-fixture';

jest.mock('../../../../src/navigation/navigate', () => ({
  navigateTo: jest.fn(),
  onRouteChange: jest.fn(() => () => undefined),
}));

const root = document.documentElement;
const bar = () => screen.getByRole('navigation', { name: 'Main' });

afterEach(() => {
  delete root.dataset.navbar;
  delete root.dataset.platform;
  window.history.replaceState(null, '', '/');
});

const plain = [...site.navbar.left, ...site.navbar.right].flatMap((item) => (isDropdown(item) ? [] : item));

describe('NVB-01', () => {
  it('has logo, links, colour-mode button and search in order', () => {
    render(<Navbar path="/" sidebar={[]} />);
    const links = within(bar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', ...plain.map(({ to }) => to)]);
    expect(within(bar()).getAllByRole('button').at(-1)).toHaveAttribute('href', '/search');
    expect(within(bar()).getByRole('button', { name: /light mode/ })).toBeVisible();
  });
});

it('NVB-02 the logo has its size and a text, in light and dark', () => {
  const { container } = render(<Navbar path="/" sidebar={[]} />);
  const logos = [...container.querySelectorAll('nav img')];
  expect(logos.map((logo) => logo.className)).toEqual(['only-light', 'only-dark']);
  for (const logo of logos) {
    expect(logo).toHaveAttribute('width', String(site.logo.header.width));
    expect(logo).toHaveAttribute('height', String(site.logo.header.height));
    expect(logo).toHaveAttribute('alt', site.logo.alt);
  }
});

describe('NVB-03 the active mark', () => {
  const link = { label: 'Checkout', to: '/docs/checkout' };

  it('is "page" on the page itself, with or without slash', () => {
    expect(currentOf(link, '/docs/checkout/', tree)).toBe('page');
  });

  it('is an ancestor where the sidebar puts the page below it', () => {
    expect(
      currentOf(
        { label: 'Start', to: '/docs/category/get-started' },
        '/docs/get-started/manage-users/privileges',
        tree,
      ),
    ).toBe('true');
    expect(currentOf(link, '/docs/get-started/quick-start-guide', tree)).toBeUndefined();
  });

  it('is an ancestor for paths below it, or below its base path', () => {
    expect(currentOf({ label: 'Guides', to: '/guides' }, '/guides/example', [])).toBe('true');
    expect(currentOf({ label: 'Guides', to: '/x', activeBasePath: '/guides' }, '/guides/example', [])).toBe('true');
    expect(currentOf({ label: 'Guides', to: '/guides' }, '/guidesx', [])).toBeUndefined();
  });

  it('is none for external links', () => {
    expect(currentOf({ label: 'Status', to: 'https://status.example.com/' }, '/docs/checkout', tree)).toBeUndefined();
  });
});

it('SOV-04 the search button is a link without script, and tells assistive technology its keys', () => {
  expect(renderToString(<Navbar path="/" sidebar={[]} />)).not.toContain('role="button"');
  render(<Navbar path="/" sidebar={[]} />);
  const search = screen.getByRole('button', { name: /^Search/ });
  expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
});

it('MOB-02 the menu button says whether the menu is open', () => {
  render(<Navbar path="/" sidebar={[]} />);
  const button = screen.getByRole('button', { name: 'Toggle navigation bar' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('data-menu-open');
});

describe('NVB-06', () => {
  const step = { hidden: false, bottom: 4000, barHeight: 60 };

  it.each([
    ['down hides', { ...step, from: 500, to: 600 }, true],
    ['up shows', { ...step, hidden: true, from: 600, to: 500 }, false],
    ['up at the very bottom is the rebound and shows nothing', { ...step, hidden: true, from: 4010, to: 4000 }, true],
    ['near the top it always shows', { ...step, hidden: true, from: 20, to: 59 }, false],
    ['no movement changes nothing', { ...step, hidden: true, from: 600, to: 600 }, true],
  ])('%s', (_, input, expected) => {
    expect(isHiddenAfter(input)).toBe(expected);
  });

  const scrollTo = (position: number): void => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };

  beforeEach(() => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      callback(0);
      return 0;
    });
    Object.defineProperties(root, {
      scrollHeight: { configurable: true, value: 5000 },
      clientHeight: { configurable: true, value: 800 },
    });
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 });
    scrollTo(0);
    render(<Navbar path="/docs/x" sidebar={[]} />);
  });

  it('hides on the way down and shows on the way up, without moving the page', () => {
    scrollTo(800);
    expect(root.dataset.navbar).toBe('hidden');
    scrollTo(700);
    expect(root.dataset.navbar).toBeUndefined();
  });

  it('hides after a jump to a heading, and scrolling on from there counts', () => {
    scrollTo(400);
    window.history.replaceState(null, '', '#part');
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 });
    window.dispatchEvent(new Event('hashchange'));
    scrollTo(300);
    expect(root.dataset.navbar).toBe('hidden');
    scrollTo(250);
    expect(root.dataset.navbar).toBeUndefined();
  });

  it('NVB-07 stays while it has the focus', () => {
    bar().querySelector('a')?.focus();
    scrollTo(800);
    expect(root.dataset.navbar).toBeUndefined();
  });

  it('NVB-07 stays while a dialog is open', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    scrollTo(800);
    expect(root.dataset.navbar).toBeUndefined();
    dialog.remove();
  });
});

describe('before first paint', () => {
  function run(): void {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the inline script of the page
    new Function(navbarScript)();
  }

  it('NVB-06 the bar is away on a page opened at a heading', () => {
    window.history.replaceState(null, '', '#part');
    run();
    expect(root.dataset.navbar).toBe('hidden');
  });

  it('NVB-06 the bar is there otherwise', () => {
    run();
    expect(root.dataset.navbar).toBeUndefined();
  });

  it('SOV-04 Apple systems are known', () => {
    jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue('MacIntel');
    run();
    expect(root.dataset.platform).toBe('apple');
  });
});
