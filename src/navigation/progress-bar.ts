import { progressBarDelay } from '../shared/constants';
import { navigationWords } from '../shared/words/navigation';

/** Starting width and how often it creeps on (milliseconds). */
const startShare = 0.08;
const creepInterval = 800;
const holdTime = 200;
const fadeTime = 200;

let delay: ReturnType<typeof setTimeout> | undefined;
let creep: ReturnType<typeof setInterval> | undefined;
let bar: HTMLElement | null = null;

/** A navigation to another path begins; the bar shows when it is still pending after 200 ms. */
export function startProgress(): void {
  clearTimeout(delay);
  delay = setTimeout(showBar, progressBarDelay);
}

/** The navigation arrived, failed or was given up. */
export function endProgress(): void {
  clearTimeout(delay);
  clearInterval(creep);
  const ending = bar;
  bar = null;
  if (!ending) return;
  setShare(ending, 1);
  setTimeout(() => {
    ending.classList.add('progress-bar-done');
    setTimeout(() => ending.remove(), fadeTime);
  }, holdTime);
}

function showBar(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', navigationWords.loadingPage);
  document.body.append(bar);
  let share = startShare;
  setShare(bar, share);
  creep = setInterval(() => {
    // Ever smaller steps, so that it never gets there on its own.
    share += (0.994 - share) * (0.05 + Math.random() * 0.1);
    if (bar) setShare(bar, share);
  }, creepInterval);
}

function setShare(element: HTMLElement, share: number): void {
  element.style.setProperty('--progress', String(share));
  element.setAttribute('aria-valuenow', String(Math.round(share * 100)));
}
