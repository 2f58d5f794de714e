import { closeViewer, openViewer } from './viewer';
import { alternativeOf, isZoomable, zoomables } from './zoomables';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** A picture that the reader asked for and that is still loading (ZOM-09). */
let awaited: HTMLImageElement | null = null;
let isListening = false;
const zoomable = String(styles.zoomable);

/**
 * Lets readers zoom into the pictures of the page that is on screen; each is prepared once. The listeners are on the document and stay, so
 * that navigations add none (ZOM-07).
 */
export function attachZoom(): void {
  for (const picture of document.querySelectorAll<Picture>(zoomables)) {
    if (!picture.classList.contains(zoomable) && isZoomable(picture)) mark(picture);
  }
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  // Neither bubbles.
  document.addEventListener('load', onLoad, true);
  document.addEventListener('error', onError, true);
}

/** The page is leaving the screen: nothing of it stays open or wanted (ZOM-07). */
export function closeZoom(): void {
  awaited = null;
  closeViewer({ isAtOnce: true });
}

const attributes = ['role', 'tabindex', 'aria-label', 'aria-haspopup', 'aria-expanded'] as const;

/** A button for everyone, with the keyboard too (ZOM-08). */
function mark(picture: Picture): void {
  const alternative = alternativeOf(picture);
  const values = ['button', '0', alternative ? `Zoom image: ${alternative}` : 'Zoom image', 'dialog', 'false'];
  for (const [index, name] of attributes.entries()) picture.setAttribute(name, values[index] ?? '');
  picture.removeAttribute('aria-hidden');
  picture.classList.add(zoomable);
}

function unmark(picture: Picture): void {
  for (const name of attributes) picture.removeAttribute(name);
  picture.classList.remove(zoomable);
}

function markedPicture({ target }: Event): Picture | null {
  return target instanceof Element ? target.closest<Picture>(`.${zoomable}`) : null;
}

function onClick(event: MouseEvent): void {
  const picture = event.defaultPrevented || event.button !== 0 ? null : markedPicture(event);
  if (picture) zoomInto(picture);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const picture =
    event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ? null : markedPicture(event);
  if (!picture) return;
  // A space would scroll the page.
  event.preventDefault();
  if (!event.repeat) zoomInto(picture);
}

function zoomInto(picture: Picture): void {
  awaited = null;
  if (!(picture instanceof HTMLImageElement) || picture.complete) {
    openViewer(picture);
    return;
  }
  awaited = picture;
  picture.setAttribute('loading', 'eager');
}

function onLoad({ target }: Event): void {
  if (target === awaited && awaited) zoomInto(awaited);
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  if (target === awaited) awaited = null;
  if (target.classList.contains(zoomable)) unmark(target);
}
