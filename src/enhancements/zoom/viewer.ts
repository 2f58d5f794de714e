import mediumZoom from 'medium-zoom/dist/pure';
import { zoom } from '../../shared/constants';
import type { Picture } from './zoomables';
import * as styles from './zoom.module.css';

/** Milliseconds after which the way back is over: its end is not reported where nothing moves. */
const closingTime = 400;

/** Follows the colour mode while it is open. */
const background = `light-dark(${zoom.background.light}, ${zoom.background.dark})`;

let shown: { picture: Picture; standIn: HTMLImageElement; dialog: HTMLDialogElement; copy: HTMLElement | null } | null =
  null;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The one instance: its listeners are on the document and stay. */
const viewer = mediumZoom({ margin: 0, scrollOffset: zoom.scrollOffset, background })
  .on('close', giveBack)
  .on('closed', clear);

// Before medium-zoom hears of it.
window.addEventListener('scroll', notePinch, { capture: true, passive: true });

/**
 * Shows a picture as large as the window allows: medium-zoom enlarges the stand-in, which lies over the picture. A modal
 * dialog in front of both holds the focus, makes the page inert and hears Escape.
 */
export function openViewer(picture: Picture, standIn: HTMLImageElement): void {
  closeViewer();
  const { top, left, width, height } = picture.getBoundingClientRect();
  const place = `top: ${top + window.scrollY}px; left: ${left + window.scrollX}px`;
  standIn.style.cssText = `position: absolute; ${place}; width: ${width}px; height: ${height}px`;
  const copy = picture instanceof SVGElement ? copyDrawing(picture, standIn) : null;
  const dialog = createDialog(picture);
  document.body.append(standIn, ...(copy ? [copy] : []), dialog);
  shown = { picture, standIn, dialog, copy };
  picture.setAttribute('aria-expanded', 'true');
  picture.classList.add(String(styles.away));
  // Without the place of a scrollbar, which medium-zoom counts in where none is shown.
  viewer.update({ container: { width: document.body.clientWidth } });
  void viewer.attach(standIn).open({ target: standIn });
  // From now on it listens, not only when the movement has ended.
  endMovement();
  copy?.style.setProperty('transform', enlarged()?.style.transform ?? '');
  dialog.showModal();
}

/** Closes what is open at once, also half-way: its page leaves. */
export function closeViewer(): void {
  viewer.detach();
  endMovement();
}

/** The way back begins: the page is the reader's again. */
function giveBack(): void {
  if (!shown) return;
  const { picture, dialog, copy } = shown;
  dialog.remove();
  copy?.style.removeProperty('transform');
  picture.setAttribute('aria-expanded', 'false');
  // Where the reader came from, without scrolling there.
  picture.focus({ preventScroll: true });
  closing = setTimeout(endMovement, closingTime);
  // medium-zoom says with the next frame that it is open, also when it no longer is.
  requestAnimationFrame(() => document.body.classList.remove('medium-zoom--opened'));
}

function clear(): void {
  clearTimeout(closing);
  shown?.picture.classList.remove(String(styles.away));
  shown?.standIn.remove();
  shown?.copy?.remove();
  shown = null;
}

/** A page that is pinched larger is panned, not scrolled. */
function notePinch(): void {
  const isPinched = (window.visualViewport?.scale ?? 1) > 1;
  if (shown) viewer.update({ scrollOffset: isPinched ? Infinity : zoom.scrollOffset });
}

const enlarged = (): HTMLElement | null => document.querySelector('.medium-zoom-image--opened');

/** medium-zoom hears nothing until a movement has ended, and for ever where there is none. */
function endMovement(): void {
  enlarged()?.dispatchEvent(new Event('transitionend'));
}

function createDialog(picture: Picture): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = String(styles.viewer);
  dialog.setAttribute('aria-label', String(picture.getAttribute('aria-label')).replace('Zoom', 'Zoomed'));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = String(styles.close);
  button.textContent = 'Close';
  dialog.append(button);
  const close = (): void => void viewer.close();
  dialog.addEventListener('click', close);
  // By Escape.
  dialog.addEventListener('close', close);
  dialog.addEventListener('keydown', (event) => {
    // There is one control, which has the focus: it does not go to the browser's own either.
    if (event.key === 'Tab') event.preventDefault();
  });
  return dialog;
}

/**
 * medium-zoom takes images only, and an image of a drawing has neither the fonts nor the colours of the page: a copy of
 * the drawing goes the way of the stand-in, which is empty.
 */
function copyDrawing(drawing: SVGSVGElement, standIn: HTMLImageElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = String(styles.copy);
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = standIn.style.cssText;
  // Nothing is drawn around what is not there.
  standIn.className = String(styles.away);
  // Labels of lines cover what is below them.
  copy.style.setProperty('--diagram-background', background);
  copy.append(drawing.cloneNode(true));
  copy.firstElementChild?.removeAttribute('tabindex');
  return copy;
}
