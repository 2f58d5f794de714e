import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceRouteChange } from '../../../../src/components/navigation/navigate';
import { startZoom } from '../../../../src/components/zoom';
import { zoom } from '../../../../src/shared/constants';

interface ImageState {
  complete: boolean;
  naturalWidth: number;
  width: number;
}

const states = new WeakMap<Element, ImageState>();
const loaded: ImageState = { complete: true, naturalWidth: 1200, width: 600 };

function stateOf(element: Element): ImageState {
  return states.get(element) ?? loaded;
}

function showPage(html: string, changes: Partial<ImageState> = {}): void {
  document.body.innerHTML = `<main class="prose">${html}</main>`;
  for (const image of document.images) states.set(image, { ...loaded, ...changes });
}

function changeRoute(): void {
  announceRouteChange({ location: window.location, previous: null });
}

/** The timer is up, and the lazy part is there. */
async function attach(): Promise<void> {
  changeRoute();
  await jest.advanceTimersByTimeAsync(zoom.attachDelay);
}

const picture = (name = 'Zoom image: Invoice'): HTMLElement => screen.getByRole('button', { name });
const viewer = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Zoomed image' });
const invoice = '<img src="/invoice.png" alt="Invoice" width="600" height="300">';
const diagram =
  '<figure class="diagram"><svg role="img" aria-label="A leads to B." width="80" height="60" viewBox="0 0 80 60"><g/></svg></figure>';

/** Listeners on window and document at this moment. */
const listeners = new Map<string, number>();

function countListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const change = (type: string, by: number): void => void listeners.set(type, (listeners.get(type) ?? 0) + by);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    change(type, 1);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => change(type, -1));
    add(type, listener, options);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    change(type, -1);
    remove(type, listener, options);
  });
}

beforeAll(() => {
  jest.useFakeTimers();
  startZoom();
});
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  for (const name of ['complete', 'naturalWidth'] as const) {
    Object.defineProperty(HTMLImageElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return stateOf(this)[name];
      },
    });
  }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { width } = stateOf(this);
    return new DOMRect(0, 0, width, width / 2);
  });
  // jsdom has dialogs without their behaviour.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
  window.scrollY = 0;
  Object.defineProperties(document.documentElement, {
    clientWidth: { configurable: true, value: 1024 },
    clientHeight: { configurable: true, value: 768 },
  });
});

afterEach(async () => {
  // What is pending ends before the next test begins.
  document.body.innerHTML = '';
  await attach();
});

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTimeAsync(delay).then(() => undefined) });

describe('image zoom', () => {
  it('ZOM-02 attaches 1000 ms after a route update', async () => {
    showPage(invoice);
    changeRoute();
    await jest.advanceTimersByTimeAsync(999);
    expect(screen.queryByRole('button')).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(picture()).toBeInTheDocument();
  });

  it('ZOM-02 starts anew at the next update, and attaches once to each picture', async () => {
    showPage(invoice);
    changeRoute();
    await jest.advanceTimersByTimeAsync(900);
    changeRoute();
    await jest.advanceTimersByTimeAsync(900);
    expect(screen.queryByRole('button')).toBeNull();
    await attach();
    await attach();
    expect(picture()).toHaveAccessibleName('Zoom image: Invoice');
  });

  it.each([
    ['in a link', `<a href="/a">${invoice}</a>`],
    ['in a button', `<button>${invoice}</button>`],
    ['marked', invoice.replace('<img', '<img class="no-zoom"')],
    ['in a marked part', `<div class="no-zoom">${invoice}</div>`],
  ])('ZOM-01 leaves out a picture %s', async (_, html) => {
    showPage(`${html}<img src="/other.png" alt="Other">`);
    await attach();
    expect(document.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(1);
    expect(picture('Zoom image: Other')).toBeInTheDocument();
  });

  it('ZOM-01 leaves out icons and what is not part of the text', async () => {
    showPage(invoice, { width: 99 });
    document.body.insertAdjacentHTML('beforeend', '<img src="/logo.png" alt="Logo">');
    await attach();
    expect(screen.queryByRole('button')).toBeNull();
    showPage(invoice, { width: 100 });
    await attach();
    expect(picture()).toBeInTheDocument();
  });

  it('ZOM-04 has the background of the colour mode, live', async () => {
    showPage(invoice);
    await attach();
    await user.click(picture());
    expect(viewer()?.style.getPropertyValue('--overlay')).toBe('light-dark(#fff, rgb(50,50,50))');
  });

  it('ZOM-05 does not exceed the natural size, unless it is a drawing', async () => {
    showPage(`${invoice}<img src="/plan.svg" alt="Plan">`);
    await attach();
    await user.click(picture());
    expect(screen.getByRole('img', { name: 'Invoice' }).style.getPropertyValue('--natural')).toBe('1200px');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(picture('Zoom image: Plan'));
    expect(screen.getByRole('img', { name: 'Plan' }).style.getPropertyValue('--natural')).toBe('');
  });

  it('ZOM-05 knows the largest file of a picture', async () => {
    const files = (format: string): string => `/a-740.${format} 740w, /a-1480.${format} 1480w`;
    showPage(
      `<picture><source type="image/webp" srcset="${files('webp')}"><img src="/a.png" srcset="${files('png')}" alt="Invoice"></picture>`,
    );
    const [image] = document.images;
    Object.defineProperty(image, 'currentSrc', { value: `${location.origin}/a-740.webp` });
    const requested = jest.spyOn(window, 'Image');
    await attach();
    await user.click(picture());
    const [larger] = requested.mock.instances;
    const shown = screen.getByRole('img', { name: 'Invoice' });
    expect(shown).toHaveAttribute('src', `${location.origin}/a-740.webp`);
    expect(shown.style.getPropertyValue('--natural')).toBe('1480px');
    expect(requested).toHaveBeenCalledTimes(1);
    expect(larger).toBeDefined();
  });

  it.each([
    ['a click on the image', () => user.click(screen.getByRole('img', { name: 'Invoice' }))],
    ['a click on the overlay', () => user.click(viewer() ?? document.body)],
    ['the button', () => user.keyboard('{Enter}')],
    ['Escape', async () => fireEvent(viewer() ?? window, new Event('cancel', { cancelable: true }))],
    ['a resize', async () => fireEvent(window, new Event('resize'))],
    [
      'scrolling 41 px',
      async () => {
        window.scrollY = 41;
        fireEvent.scroll(window);
      },
    ],
    ['a route update', async () => changeRoute()],
  ])('ZOM-03, ZOM-06, ZOM-07 closes by %s', async (_, close) => {
    showPage(invoice);
    await attach();
    await user.click(picture());
    expect(viewer()).toBeInTheDocument();
    await close();
    expect(viewer()).toBeNull();
    expect(picture()).toHaveFocus();
  });

  it('ZOM-03 stays open while scrolling 40 px, and ZOM-10 while panning a pinched page', async () => {
    showPage(invoice);
    await attach();
    await user.click(picture());
    window.scrollY = 40;
    fireEvent.scroll(window);
    Object.assign(window, { visualViewport: { scale: 2 } });
    window.scrollY = 400;
    fireEvent.scroll(window);
    Reflect.deleteProperty(window, 'visualViewport');
    expect(viewer()).toBeInTheDocument();
  });

  it('ZOM-07 has as many listeners after 50 navigations as after the first', async () => {
    listeners.clear();
    countListeners(window);
    countListeners(document);
    const visit = async (): Promise<void> => {
      showPage(invoice + diagram);
      await attach();
      fireEvent.click(picture());
      expect(viewer()).toBeInTheDocument();
      changeRoute();
    };
    await visit();
    const before = new Map(listeners);
    for (let page = 0; page < 50; page += 1) await visit();
    expect(listeners).toEqual(before);
    expect(document.querySelectorAll('dialog')).toHaveLength(0);
  });

  it.each(['{Enter}', ' '])('ZOM-08 opens by %p, says so, holds the focus and gives it back', async (key) => {
    showPage(invoice);
    await attach();
    await user.tab();
    expect(picture()).toHaveFocus();
    expect(picture()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(key);
    expect(document.querySelector('.prose img')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    fireEvent(viewer() ?? window, new Event('cancel', { cancelable: true }));
    expect(picture()).toHaveFocus();
    expect(picture()).toHaveAttribute('aria-expanded', 'false');
  });

  it('ZOM-08 leaves keys with modifiers and other keys alone', async () => {
    showPage(invoice);
    await attach();
    await user.tab();
    await user.keyboard('{Control>}{Enter}{/Control}x');
    expect(viewer()).toBeNull();
  });

  it('ZOM-09 does not offer a broken image, also when it breaks later', async () => {
    showPage(invoice, { naturalWidth: 0 });
    await attach();
    expect(screen.queryByRole('button')).toBeNull();
    showPage(invoice);
    await attach();
    fireEvent.error(picture());
    expect(screen.getByRole('img', { name: 'Invoice' })).not.toHaveAttribute('tabindex');
  });

  it('ZOM-09 opens an image that is still loading when it has loaded, if the reader is still there', async () => {
    showPage(invoice.replace('<img', '<img loading="lazy"'), { complete: false, naturalWidth: 0 });
    await attach();
    const image = picture();
    await user.click(image);
    expect(viewer()).toBeNull();
    expect(image).toHaveAttribute('loading', 'eager');
    states.set(image, loaded);
    fireEvent.load(image);
    expect(viewer()).toBeInTheDocument();
    changeRoute();
    states.set(image, { ...loaded, complete: false });
    await user.click(image);
    changeRoute();
    states.set(image, loaded);
    fireEvent.load(image);
    expect(viewer()).toBeNull();
  });

  it('ZOM-09 does not move when the reader wants none', async () => {
    const animate = jest.fn();
    Object.assign(Element.prototype, { animate });
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList);
    showPage(invoice);
    await attach();
    await user.click(picture());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(viewer()).toBeNull();
    expect(animate).not.toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('ZOM-06 is gone 200 ms after it began to close, however often it is asked', async () => {
    Object.assign(Element.prototype, { animate: jest.fn() });
    showPage(invoice);
    await attach();
    fireEvent.click(picture());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(viewer()).toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(200);
    expect(viewer()).toBeNull();
    expect(picture()).toHaveFocus();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('ZOM-01 zooms diagrams, with their text alternative', async () => {
    showPage(diagram);
    await attach();
    await user.click(picture('Zoom image: A leads to B.'));
    const copy = screen.getByRole('img', { name: 'A leads to B.' });
    expect(viewer()).toContainElement(copy);
    expect(copy).toHaveAttribute('viewBox', '0 0 80 60');
    for (const name of ['width', 'tabindex', 'aria-expanded']) expect(copy).not.toHaveAttribute(name);
  });

  it('ZOM-01 does not offer a diagram that would become smaller', async () => {
    showPage(diagram);
    for (const drawing of document.querySelectorAll('svg')) states.set(drawing, { ...loaded, width: 2000 });
    await attach();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ZOM-01 zooms a diagram without text alternative and keeps it silent', async () => {
    showPage(diagram.replace('aria-label="A leads to B."', 'aria-hidden="true"'));
    await attach();
    await user.click(picture('Zoom image'));
    expect(viewer()?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
