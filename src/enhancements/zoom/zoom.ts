import { loadStandIn } from './stand-in';
import { closeViewer, openViewer } from './viewer';
import { alternativeOf, isZoomable, zoomables } from './zoomables';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** What the reader asked for and what is still loading. */
let awaited: Picture | null = null;
const zoomable = String(styles.zoomable);

// These stay, so that navigations add none.
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
// Does not bubble.
document.addEventListener('error', onError, true);

/** Lets readers zoom into the pictures of the page that is on screen; each is prepared once. */
export function attachZoom(): void {
  for (const picture of document.querySelectorAll<Picture>(zoomables)) {
    if (!picture.classList.contains(zoomable) && isZoomable(picture)) mark(picture);
  }
}

/** The page is leaving the screen: nothing of it stays open or wanted. */
export function closeZoom(): void {
  awaited = null;
  closeViewer();
}

const attributes = ['role', 'tabindex', 'aria-label', 'aria-haspopup', 'aria-expanded'] as const;

/** A button for everyone, with the keyboard too. */
function mark(picture: Picture): void {
  const alternative = alternativeOf(picture);
  const values = ['button', '0', alternative ? `Zoom image: ${alternative}` : 'Zoom image', 'dialog', 'false'];
  for (const [index, name] of attributes.entries()) picture.setAttribute(name, values[index] ?? '');
  picture.removeAttribute('aria-hidden');
  picture.classList.add(zoomable);
}

function markedPicture({ target }: Event): Picture | null {
  return target instanceof Element ? target.closest<Picture>(`.${zoomable}`) : null;
}

function onClick(event: MouseEvent): void {
  const picture = event.defaultPrevented || event.button !== 0 ? null : markedPicture(event);
  if (picture) void zoomInto(picture);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const picture =
    event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ? null : markedPicture(event);
  if (!picture) return;
  // A space would scroll the page.
  event.preventDefault();
  if (!event.repeat) void zoomInto(picture);
}

async function zoomInto(picture: Picture): Promise<void> {
  awaited = picture;
  picture.setAttribute('aria-busy', 'true');
  try {
    const standIn = await loadStandIn(picture);
    if (awaited !== picture) return;
    awaited = null;
    openViewer(picture, standIn);
  } catch {
    // A picture that does not come stays as it is.
  } finally {
    picture.removeAttribute('aria-busy');
  }
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.classList.contains(zoomable)) return;
  for (const name of attributes) target.removeAttribute(name);
  target.classList.remove(zoomable);
}
