import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceRouteChange } from '../../../../src/navigation/navigate';
import { BackToTop, showsBackToTop } from '../../../../src/components/back-to-top/BackToTop';

const frames: FrameRequestCallback[] = [];
const runFrame = () => act(() => frames.shift()?.(0));
const button = () => screen.queryByRole('button', { name: 'Scroll back to top' });

function scrollPageTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    for (const frame of frames.splice(0)) frame(0);
  });
}

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 });
  window.innerHeight = 800;
  scrollPageTo(0);
});

describe('BTT-02', () => {
  it.each([
    ['scrolling up below the threshold', false, 1000, 900, true],
    ['scrolling down', true, 900, 1000, false],
    ['above 300 px', true, 400, 300, false],
    ['the rebound at the very bottom', false, 4250, 4200, false],
    ['no movement', true, 900, 900, true],
  ])('%s', (_, shown, from, to, expected) => {
    expect(showsBackToTop(shown, from, to, 4200)).toBe(expected);
  });

  it('BTT-01 is hidden at load, shows on the way up and goes after a jump to a heading', () => {
    render(<BackToTop />);
    expect(button()).toBeNull();
    scrollPageTo(1500);
    expect(button()).toBeNull();
    scrollPageTo(1200);
    expect(button()).toBeVisible();
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(button()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['a jump upwards to a heading', () => void window.dispatchEvent(new Event('hashchange'))],
    [
      'another page, whose heading or restored position is further up,',
      () => announceRouteChange({ location: window.location, previous: window.location }),
    ],
  ])('%s does not bring it', (_, jump) => {
    render(<BackToTop />);
    scrollPageTo(2500);
    // The page has been scrolled before anyone hears of it.
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 1200 });
    act(jump);
    scrollPageTo(1200);
    expect(button()).toBeNull();
    scrollPageTo(1100);
    expect(button()).toBeVisible();
    act(jump);
    expect(button()).toBeNull();
  });
});

describe('BTT-03 a click', () => {
  const scrollTo = jest.fn((_x: number, y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  });

  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
    render(
      <>
        <div data-skip-container tabIndex={-1} />
        <BackToTop />
      </>,
    );
    scrollPageTo(1500);
    scrollPageTo(1000);
  });

  const click = () => userEvent.click(screen.getByRole('button', { name: 'Scroll back to top' }));

  it('covers 15 % of the rest in each frame, down to the top', async () => {
    await click();
    runFrame();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 850);
    runFrame();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 722);
    for (let index = 0; index < 60; index++) runFrame();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('ends when the reader scrolls down by hand', async () => {
    await click();
    runFrame();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 900 });
    runFrame();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, 'instant' | 'auto', boolean, 'auto' | 'smooth']>([
    ['at once when less motion is asked for', 'instant', true, 'auto'],
    ['at once when less motion is asked for, whatever CSS asks for', 'instant', true, 'smooth'],
    ['as the browser does where CSS asks for smooth scrolling', 'auto', false, 'smooth'],
  ])('scrolls %s', async (_, behavior, lessMotion, css) => {
    window.matchMedia = () => ({ matches: lessMotion }) as MediaQueryList;
    document.documentElement.style.scrollBehavior = css;
    await click();
    document.documentElement.style.scrollBehavior = '';
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(frames).toHaveLength(0);
  });

  it('moves the focus to the start of the page', async () => {
    await click();
    expect(document.querySelector('[data-skip-container]')).toHaveFocus();
  });
});
