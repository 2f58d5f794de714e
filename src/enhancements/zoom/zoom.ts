import { enhancementWords } from '../../shared/words/enhancements';
import { isComposing } from '../../browser/site-keys';
import { loadStandIn } from './stand-in';
import { closeViewer, openViewer } from './viewer';
import { addButton, alternativeOf, controlOf, isZoomable, pictureOfButton, zoomables } from './zoomables';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** The image that the reader wants to zoom and that is still loading. */
let pending: Picture | null = null;
const zoomable = String(styles.zoomable);

// Delegated and never removed, so that navigation does not add listeners.
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
// Captured, because `error` does not bubble.
document.addEventListener('error', onError, true);

/** Enables zoom for the images of the current page; can be called repeatedly. */
export function attachZoom(): void {
  for (const picture of document.querySelectorAll<Picture>(zoomables)) {
    if (!picture.classList.contains(zoomable) && isZoomable(picture)) mark(picture);
  }
}

/** Closes the viewer and cancels a pending zoom, because the page is being left. */
export function closeZoom(): void {
  pending = null;
  closeViewer();
}

const attributes = ['role', 'tabindex', 'aria-label', 'aria-haspopup', 'aria-expanded'] as const;

/** Turns an image into a button for assistive technology and the keyboard, and gives a drawing one. */
function mark(picture: Picture): void {
  picture.classList.add(zoomable);
  let control = controlOf(picture);
  if (picture instanceof SVGElement) {
    if (control !== picture) return;
    control = addButton(picture);
  }
  const alternative = alternativeOf(picture);
  const values = [
    'button',
    '0',
    alternative ? enhancementWords.zoomImageNamed(alternative) : enhancementWords.zoomImage,
    'dialog',
    'false',
  ];
  for (const [index, name] of attributes.entries()) control.setAttribute(name, values[index] ?? '');
  if (control === picture) picture.removeAttribute('aria-hidden');
}

function markedPicture({ target }: Event): Picture | null {
  if (!(target instanceof Element)) return null;
  return target.closest<Picture>(`.${zoomable}`) ?? pictureOfButton(target) ?? null;
}

function onClick(event: MouseEvent): void {
  const picture = event.defaultPrevented || event.button !== 0 ? null : markedPicture(event);
  if (picture) void zoomInto(picture);
}

function onKey(event: KeyboardEvent): void {
  if ((event.key !== 'Enter' && event.key !== ' ') || isComposing(event)) return;
  const picture =
    event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ? null : markedPicture(event);
  if (!picture) return;
  // The space key would scroll the page.
  event.preventDefault();
  if (!event.repeat) void zoomInto(picture);
}

async function zoomInto(picture: Picture): Promise<void> {
  pending = picture;
  controlOf(picture).setAttribute('aria-busy', 'true');
  try {
    const standIn = await loadStandIn(picture);
    if (pending !== picture) return;
    pending = null;
    openViewer(picture, standIn);
  } catch {
    // A broken image stays as it is.
  } finally {
    controlOf(picture).removeAttribute('aria-busy');
  }
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.classList.contains(zoomable)) return;
  for (const name of attributes) target.removeAttribute(name);
  target.classList.remove(zoomable);
}
