import mediumZoom from 'medium-zoom/dist/pure';
import { zoom } from '../../shared/constants';
import { enhancementWords } from '../../shared/words/enhancements';
import { alternativeOf, controlOf } from './zoomables';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** Milliseconds after which closing is over; without motion there is no `transitionend`. */
const closingTime = 400;

/** Follows the colour mode even while the viewer is open. */
const background = `light-dark(${zoom.background.light}, ${zoom.background.dark})`;

let shown: { picture: Picture; standIn: HTMLImageElement; dialog: HTMLDialogElement; copy: HTMLElement | null } | null =
  null;
let closing: ReturnType<typeof setTimeout> | undefined;

/** A single instance, because its document listeners cannot be removed. */
const viewer = mediumZoom({ margin: 0, scrollOffset: zoom.scrollOffset, background })
  .on('close', startClosing)
  .on('closed', clear);

// In the capture phase, to run before medium-zoom's own listener.
window.addEventListener('scroll', ignorePanning, { capture: true, passive: true });

/**
 * Shows an image as large as the window allows. medium-zoom enlarges the stand-in, which covers the image. A modal
 * dialog in front of both traps the focus, makes the page inert and handles Escape.
 */
export function openViewer(picture: Picture, standIn: HTMLImageElement): void {
  closeViewer();
  const { top, left, width, height } = picture.getBoundingClientRect();
  const position = `top: ${top + window.scrollY}px; left: ${left + window.scrollX}px`;
  standIn.style.cssText = `position: absolute; ${position}; width: ${width}px; height: ${height}px; max-inline-size: none`;
  const copy = picture instanceof SVGElement ? copyDrawing(picture, standIn) : null;
  const dialog = createDialog(picture);
  document.body.append(standIn, ...(copy ? [copy] : []), dialog);
  shown = { picture, standIn, dialog, copy };
  controlOf(picture).setAttribute('aria-expanded', 'true');
  picture.classList.add(String(styles.away));
  // medium-zoom would include the width of a scrollbar that is not shown.
  viewer.update({ container: { width: document.body.clientWidth } });
  void viewer.attach(standIn).open({ target: standIn });
  // Otherwise medium-zoom would ignore input until the transition has ended.
  endTransition();
  copy?.style.setProperty('transform', enlarged()?.style.transform ?? '');
  dialog.showModal();
}

/** Closes the viewer immediately, even during a transition, because its page is being left. */
export function closeViewer(): void {
  viewer.detach();
  endTransition();
}

/** Makes the page usable again as soon as closing starts. */
function startClosing(): void {
  if (!shown) return;
  const { picture, dialog, copy } = shown;
  dialog.remove();
  copy?.style.removeProperty('transform');
  const control = controlOf(picture);
  control.setAttribute('aria-expanded', 'false');
  control.focus({ preventScroll: true });
  closing = setTimeout(endTransition, closingTime);
  // medium-zoom adds this class in the next frame even if it has been closed meanwhile.
  requestAnimationFrame(() => document.body.classList.remove('medium-zoom--opened'));
}

function clear(): void {
  clearTimeout(closing);
  shown?.picture.classList.remove(String(styles.away));
  shown?.standIn.remove();
  shown?.copy?.remove();
  shown = null;
}

/** Panning a page during pinch zoom fires scroll events, which must not close the viewer. */
function ignorePanning(): void {
  const isPinched = (window.visualViewport?.scale ?? 1) > 1;
  if (shown) viewer.update({ scrollOffset: isPinched ? Infinity : zoom.scrollOffset });
}

const enlarged = (): HTMLElement | null => document.querySelector('.medium-zoom-image--opened');

/**
 * medium-zoom ignores input until a transition has ended, which never happens without motion.
 * @reach medium-zoom: adds its classes one frame after it is opened, and takes one `transitionend` on the image for the end
 *   of its motion; the page stays dark, or the viewer does not close: `zoom.test.tsx`, `zoom.spec.ts`
 */
function endTransition(): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
}

function createDialog(picture: Picture): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = String(styles.viewer);
  const alternative = alternativeOf(picture);
  dialog.setAttribute(
    'aria-label',
    alternative ? enhancementWords.zoomedImageNamed(alternative) : enhancementWords.zoomedImage,
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = String(styles.close);
  button.textContent = enhancementWords.close;
  dialog.append(button);
  const close = (): void => void viewer.close();
  dialog.addEventListener('click', close);
  // Escape closes the dialog.
  dialog.addEventListener('close', close);
  dialog.addEventListener('keydown', (event) => {
    // There is only one control, so the focus must stay; otherwise it would move to the browser's UI.
    if (event.key === 'Tab') event.preventDefault();
  });
  return dialog;
}

/**
 * medium-zoom only takes images, and an image of an SVG has neither the fonts nor the colours of the page. So a copy of
 * the drawing moves along with the stand-in, which is empty.
 */
function copyDrawing(drawing: SVGSVGElement, standIn: HTMLImageElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = String(styles.copy);
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = standIn.style.cssText;
  // Hides the border of the empty stand-in.
  standIn.className = String(styles.away);
  // Labels cover the lines below them with this colour.
  copy.style.setProperty('--diagram-background', background);
  copy.append(drawing.cloneNode(true));
  return copy;
}
