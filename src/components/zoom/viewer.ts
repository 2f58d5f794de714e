import { zoom } from '../../shared/constants';
import { alternativeOf, isVector, largestFile } from './zoomables';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** Milliseconds of the way in and out (DESIGN, principle 7). */
const duration = 200;
const easing = 'cubic-bezier(0.2, 0, 0.2, 1)';

interface Viewer {
  source: Picture;
  dialog: HTMLDialogElement;
  picture: HTMLElement | SVGElement;
  /** Ends its listeners. */
  ending: AbortController;
  isClosing: boolean;
}

let viewer: Viewer | null = null;

/**
 * Shows a picture as large as the window allows. A modal dialog brings what a viewer needs: it is above everything, holds
 * the focus, makes the page inert and hears Escape (ZOM-06, ZOM-08).
 */
export function openViewer(source: Picture): void {
  closeViewer({ isAtOnce: true });
  const dialog = document.createElement('dialog');
  dialog.className = styles.viewer ?? '';
  dialog.setAttribute('aria-label', 'Zoomed image');
  // Follows the colour mode while it is open (ZOM-04).
  dialog.style.setProperty('--overlay', `light-dark(${zoom.background.light}, ${zoom.background.dark})`);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close ?? '';
  close.textContent = 'Close';
  const picture = enlarge(source);
  dialog.append(close, picture);
  document.body.append(dialog);

  const ending = new AbortController();
  viewer = { source, dialog, picture, ending, isClosing: false };
  listen(dialog, ending.signal);
  source.setAttribute('aria-expanded', 'true');
  dialog.showModal();
  move(viewer, 'normal');
}

/** Closes what is open. The page's own way out moves back to its place; a page that leaves takes it along at once. */
export function closeViewer({ isAtOnce = false } = {}): void {
  const closing = viewer;
  if (!closing) return;
  if (isAtOnce || !canMove()) {
    remove(closing);
    return;
  }
  if (closing.isClosing) return;
  closing.isClosing = true;
  closing.ending.abort();
  move(closing, 'reverse');
  // Not the end of the movement, which a hidden tab may never report.
  setTimeout(() => remove(closing), duration);
}

function remove(closing: Viewer): void {
  if (viewer !== closing) return;
  viewer = null;
  const { source, dialog, ending } = closing;
  ending.abort();
  dialog.close();
  dialog.remove();
  if (!source.isConnected) return;
  source.setAttribute('aria-expanded', 'false');
  // Where the reader came from, without scrolling there.
  source.focus({ preventScroll: true });
}

/** Every way out (ZOM-03, ZOM-06). */
function listen(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const startY = window.scrollY;
  const close = (): void => closeViewer();
  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      // There is one control, which has the focus: it does not go to the browser's own either (ZOM-08).
      if (event.key === 'Tab') event.preventDefault();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // By the browser itself, when Escape is pressed again and again.
  dialog.addEventListener('close', () => closeViewer({ isAtOnce: true }), { signal });
  window.addEventListener('resize', close, { signal });
  window.addEventListener(
    'scroll',
    () => {
      // A page that is pinched larger is panned, not scrolled (ZOM-10).
      const isPinched = (window.visualViewport?.scale ?? 1) > 1;
      if (!isPinched && Math.abs(window.scrollY - startY) > zoom.scrollOffset) close();
    },
    { signal, passive: true },
  );
}

/** A copy that fits the window: never above its natural size unless it is a drawing (ZOM-05). */
function enlarge(source: Picture): HTMLElement | SVGElement {
  const { width, height } = source.getBoundingClientRect();
  const ratio = width > 0 && height > 0 ? width / height : 1;
  const copy = source instanceof SVGElement ? copyDrawing(source) : copyImage(source);
  copy.classList.add(styles.picture ?? '');
  copy.style.setProperty('--ratio', String(ratio));
  return copy;
}

/** The same drawing with the styles of the page: nothing is loaded, and colours follow the mode. */
function copyDrawing(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  for (const name of ['tabindex', 'aria-haspopup', 'aria-expanded', 'class', 'style', 'width', 'height']) {
    copy.removeAttribute(name);
  }
  copy.setAttribute('role', 'img');
  describe(copy, (source.getAttribute('aria-label') ?? '').replace(/^Zoom image(?:: )?/, ''));
  return copy;
}

function describe(copy: SVGSVGElement, alternative: string): void {
  if (alternative) copy.setAttribute('aria-label', alternative);
  else copy.setAttribute('aria-hidden', 'true');
}

/** What is on screen already, then the largest file, if there is one and it comes. */
function copyImage(source: HTMLImageElement): HTMLImageElement {
  const copy = document.createElement('img');
  copy.src = source.currentSrc || source.src;
  copy.alt = alternativeOf(source);
  const limit = (width: number): void => {
    if (!isVector(source) && width > 0) copy.style.setProperty('--natural', `${width}px`);
  };
  const { url, width } = largestFile(source);
  limit(Math.max(width, source.naturalWidth));
  if (url === copy.src) return copy;
  const larger = new Image();
  larger.onload = () => {
    copy.src = larger.src;
    limit(larger.naturalWidth);
  };
  larger.src = url;
  return copy;
}

function canMove(): boolean {
  return (
    typeof Element.prototype.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** From its place in the page to the middle of the window, or back. */
function move({ source, dialog, picture }: Viewer, direction: PlaybackDirection): void {
  if (!canMove()) return;
  const timing: KeyframeAnimationOptions = { duration, easing, direction, fill: 'forwards' };
  dialog.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const from = source.getBoundingClientRect();
  const to = picture.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const place = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  picture.animate([{ transform: place }, { transform: 'none' }], timing);
}
