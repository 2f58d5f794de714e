import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceRouteChange } from '../../../../src/navigation/navigate';
import { startZoom } from '../../../../src/enhancements/zoom';
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
  // What lies over the page stands beside it.
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<main class="prose">${html}</main>`);
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

async function visit(...page: Parameters<typeof showPage>): Promise<void> {
  showPage(...page);
  await attach();
}

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTimeAsync(delay).then(() => undefined) });
const picture = (name = 'Zoom image: Invoice'): HTMLElement => screen.getByRole('button', { name });
const viewer = (): HTMLElement | null => screen.queryByRole('dialog', { name: /^Zoomed image/ });
/** The picture that medium-zoom moves. */
const enlarged = (): HTMLElement | null => document.querySelector('.medium-zoom-image--opened');
const address = (path: string): string => new URL(path, document.baseURI).href;
const invoice = '<img src="/invoice.png" alt="Invoice" width="600" height="300">';
const diagram =
  '<figure class="diagram"><svg role="img" aria-label="A leads to B." width="80" height="60" viewBox="0 0 80 60"><g/></svg></figure>';

async function zoomInto(name?: string): Promise<void> {
  await user.click(picture(name));
  await jest.advanceTimersByTimeAsync(0);
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
  HTMLImageElement.prototype.decode = async function () {
    if (!this.complete) await new Promise((resolve) => this.addEventListener('load', resolve, { once: true }));
    if (this.naturalWidth === 0 || this.src.includes('missing')) throw new Error('EncodingError');
  };
  // jsdom has dialogs without their behaviour.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  window.scrollY = 0;
  Object.defineProperty(window, 'pageYOffset', { configurable: true, get: () => window.scrollY });
  Object.defineProperties(document.documentElement, {
    clientWidth: { configurable: true, value: 1024 },
    clientHeight: { configurable: true, value: 768 },
  });
  Object.defineProperty(document.body, 'clientWidth', { configurable: true, value: 1024 });
});

afterEach(async () => {
  // What is pending ends before the next test begins.
  document.querySelector('main')?.remove();
  await attach();
  document.body.innerHTML = '';
});

describe('image zoom', () => {
  it('ZOM-02 starts again at the next update, and attaches once to each picture', async () => {
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
    await visit(`${html}<img src="/other.png" alt="Other">`);
    expect(document.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(1);
    expect(picture('Zoom image: Other')).toBeInTheDocument();
  });

  it('ZOM-01 leaves out icons and what is not part of the text', async () => {
    showPage(invoice, { width: 99, naturalWidth: 99 });
    document.body.insertAdjacentHTML('beforeend', '<img src="/logo.png" alt="Logo">');
    await attach();
    expect(screen.queryByRole('button')).toBeNull();
    await visit(invoice, { width: 100, naturalWidth: 100 });
    expect(picture()).toBeInTheDocument();
  });

  it('ZOM-01 takes a large picture that is shown small, but no drawing, which has no natural size', async () => {
    await visit(invoice, { width: 80, naturalWidth: 1200 });
    expect(picture()).toBeInTheDocument();
    await visit(invoice.replace('.png', '.svg'), { width: 24, naturalWidth: 512 });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ZOM-05 shows the largest file of a picture', async () => {
    const files = (format: string): string => `/a-740.${format} 740w, /a-1480.${format} 1480w`;
    showPage(
      `<picture><source type="image/webp" srcset="${files('webp')}"><img src="/a.png" srcset="${files('png')}" alt="Invoice"></picture>`,
    );
    const [image] = document.images;
    Object.defineProperty(image, 'currentSrc', { value: address('/a-740.webp') });
    await attach();
    await zoomInto();
    expect(enlarged()).toHaveAttribute('src', '/a-1480.webp');
    for (const name of ['srcset', 'data-zoom-src']) expect(enlarged()).not.toHaveAttribute(name);
  });

  it('ZOM-05 shows the file on screen when the larger one does not come', async () => {
    await visit(invoice.replace('<img', '<img data-zoom-src="/missing.png"'));
    await zoomInto();
    expect(enlarged()).toHaveAttribute('src', address('/invoice.png'));
  });

  it('ZOM-05 does not wait for a larger file without end', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
      return this.src.includes('slow') ? new Promise(() => undefined) : Promise.resolve();
    });
    await visit(invoice.replace('<img', '<img data-zoom-src="/slow.png"'));
    await zoomInto();
    expect(viewer()).toBeNull();
    expect(picture()).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(2000);
    expect(viewer()).toBeInTheDocument();
    expect(enlarged()).toHaveAttribute('src', address('/invoice.png'));
    expect(document.querySelector('.prose img')).not.toHaveAttribute('aria-busy');
  });

  it('ZOM-03 closes when the page scrolls, but ZOM-10 not while a pinched page is panned', async () => {
    await visit(invoice);
    await zoomInto();
    const scrollTo = async (place: number): Promise<void> => {
      window.scrollY = place;
      fireEvent.scroll(document);
      await jest.advanceTimersByTimeAsync(1000);
    };
    Object.assign(window, { visualViewport: { scale: 2 } });
    await scrollTo(400);
    Reflect.deleteProperty(window, 'visualViewport');
    expect(viewer()).toBeInTheDocument();
    await scrollTo(400);
    expect(viewer()).toBeNull();
  });

  it('ZOM-08 leaves keys with modifiers and other keys alone', async () => {
    await visit(invoice);
    await user.tab();
    await user.keyboard('{Control>}{Enter}{/Control}x');
    await jest.advanceTimersByTimeAsync(0);
    expect(viewer()).toBeNull();
  });

  it('ZOM-09 does not offer a broken image, also when it breaks later', async () => {
    await visit(invoice, { naturalWidth: 0 });
    expect(screen.queryByRole('button')).toBeNull();
    await visit(invoice);
    fireEvent.error(picture());
    expect(screen.getByRole('img', { name: 'Invoice' })).not.toHaveAttribute('tabindex');
  });

  it('ZOM-09 opens an image that is still loading when it has loaded, if the reader is still there', async () => {
    await visit(invoice.replace('<img', '<img loading="lazy"'), { complete: false, naturalWidth: 0 });
    const image = picture();
    await zoomInto();
    expect(viewer()).toBeNull();
    expect(image).toHaveAttribute('loading', 'eager');
    states.set(image, loaded);
    fireEvent.load(image);
    await jest.advanceTimersByTimeAsync(0);
    expect(viewer()).toBeInTheDocument();
    changeRoute();
    states.set(image, { ...loaded, complete: false });
    await zoomInto();
    changeRoute();
    states.set(image, loaded);
    fireEvent.load(image);
    await jest.advanceTimersByTimeAsync(0);
    expect(viewer()).toBeNull();
  });

  it('ZOM-09 opens nothing when the picture that the reader waits for breaks', async () => {
    await visit(invoice, { complete: false, naturalWidth: 0 });
    const image = picture();
    await zoomInto();
    states.set(image, { ...loaded, naturalWidth: 0 });
    fireEvent.load(image);
    await jest.advanceTimersByTimeAsync(0);
    expect(viewer()).toBeNull();
  });

  it('ZOM-01 does not offer a diagram that would become smaller', async () => {
    showPage(diagram);
    for (const drawing of document.querySelectorAll('svg')) states.set(drawing, { ...loaded, width: 2000 });
    await attach();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ZOM-01 zooms a diagram without text alternative and keeps it silent', async () => {
    await visit(diagram.replace('aria-label="A leads to B."', 'aria-hidden="true"'));
    await zoomInto('Zoom image');
    expect(viewer()).toHaveAccessibleName('Zoomed image');
  });
});
