import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  chooseColourMode,
  nextChoice,
  onColourModeChange,
  parseChoice,
  readColourMode,
} from '../../../../src/components/colour-mode/colour-mode';
import { colourModeScript } from '../../../../src/components/colour-mode/colour-mode-script';
import { ColourModeButton } from '../../../../src/components/colour-mode/ColourModeButton';
import { site } from '../../../../src/shared/site';

const root = document.documentElement;
const marks = () => [root.dataset.theme, root.dataset.themeChoice];
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** Runs the script of the page's head, as at the start of a page view. */
function startPage(search = ''): void {
  window.history.replaceState(null, '', `/${search}`);
  root.removeAttribute('data-theme');
  root.removeAttribute('data-theme-choice');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the inline script of the page
  new Function(colourModeScript)();
}

const initial = { ...site.colourMode };
afterEach(() => {
  Object.assign(site.colourMode, initial);
  document.head.innerHTML = '<meta name="color-scheme" content="light"><meta name="theme-color" content="">';
});

describe('the cycle', () => {
  it('CLR-01 has two states where the system is not followed', () => {
    expect(nextChoice('light', false)).toBe('dark');
    expect(nextChoice('dark', false)).toBe('light');
  });

  it('CLR-02 goes system, light, dark, system where it is', () => {
    expect(nextChoice('system', true)).toBe('light');
    expect(nextChoice('light', true)).toBe('dark');
    expect(nextChoice('dark', true)).toBe('system');
  });
});

it.each([
  [null, null],
  ['system', null],
  ['dark', 'dark'],
  ['light', 'light'],
  ['{"x":', 'light'],
])('CLR-03 the stored value %j is read as %j', (stored, choice) => {
  expect(parseChoice(stored)).toBe(choice);
});

describe('before first paint', () => {
  it('CLR-01 CLR-04 the default is light', () => {
    startPage();
    expect(marks()).toEqual(['light', 'light']);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['garbage', 'light'],
  ])('CLR-05 the stored %s gives %s', (stored, mode) => {
    localStorage.setItem('theme', stored);
    startPage();
    expect(marks()).toEqual([mode, mode]);
  });

  it('CLR-06 the URL parameter wins and is not stored; an invalid one is ignored', () => {
    localStorage.setItem('theme', 'dark');
    startPage('?a=1&theme=light');
    expect(marks()).toEqual(['light', 'light']);
    expect(localStorage.getItem('theme')).toBe('dark');
    startPage('?theme=pink');
    expect(marks()).toEqual(['dark', 'dark']);
  });

  it('CLR-11 sets the meta elements for the browser’s own controls', () => {
    localStorage.setItem('theme', 'dark');
    startPage();
    expect(meta('color-scheme')).toBe('dark');
    expect(meta('theme-color')).toBe(site.theme.background.dark);
  });

  it('CLR-11 claims no colour scheme where the reader’s own colours are forced', () => {
    document.head.innerHTML = '<meta name="color-scheme" content="light"><meta name="theme-color" content="">';
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(forced-colors: active)' });
    startPage();
    expect(meta('color-scheme')).toBeUndefined();
    act(() => chooseColourMode('dark'));
    expect(meta('color-scheme')).toBeUndefined();
    expect(marks()).toEqual(['dark', 'dark']);
  });
});

describe('the button', () => {
  beforeEach(() => startPage());

  it('CLR-10 names the current mode and is disabled until hydrated', () => {
    expect(renderToString(<ColourModeButton />)).toMatch(/disabled=""/);
    render(<ColourModeButton />);
    const button = screen.getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' });
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('title', 'light mode');
  });

  it('CLR-01 toggles, stores the choice and announces the mode', async () => {
    render(<ColourModeButton />);
    await userEvent.click(screen.getByRole('button'));
    expect(marks()).toEqual(['dark', 'dark']);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByText('Switched to dark mode')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: /currently dark mode/ }));
    expect(marks()).toEqual(['light', 'light']);
  });

  it('CLR-09 is not there when switching is disabled', () => {
    site.colourMode.canSwitch = false;
    const { container } = render(<ColourModeButton />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('changes from elsewhere', () => {
  beforeEach(() => startPage());

  it('CLR-07 a change in this tab is reported once', () => {
    const listener = jest.fn();
    const end = onColourModeChange(listener);
    chooseColourMode('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    chooseColourMode('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    chooseColourMode('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('CLR-08 a system choice follows the system live and stores nothing', () => {
    site.colourMode.respectSystem = true;
    const system = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => system as MediaQueryList;
    const end = onColourModeChange(() => undefined);
    chooseColourMode('system');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(marks()).toEqual(['light', 'system']);
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(marks()).toEqual(['dark', 'system']);
    expect(readColourMode()).toEqual({ mode: 'dark', choice: 'system' });
    expect(localStorage.getItem('theme')).toBeNull();
    end();
  });
});
