/** Functions that run inside the measured page; they are handed over as text, so each stands alone. */

/**
 * @typedef {{ fcp: number | null, lcp: number | null, cls: number, tasks: [start: number, duration: number][] }} Vitals
 * @typedef {Window & { vitals?: Vitals, clock?: { from: string, start: number | null, end: number | null } }} MeasuredWindow
 */

/** Records paints, shifts (in windows of at most 5 s, as browsers define CLS) and long tasks. */
export function observeVitals() {
  /** @type {Vitals} */
  const vitals = { fcp: null, lcp: null, cls: 0, tasks: [] };
  /** @type {MeasuredWindow} */ (window).vitals = vitals;
  let sum = 0;
  let first = 0;
  let last = 0;
  /**
   * @param {string} type
   * @param {(entry: any) => void} record
   */
  const observe = (type, record) => {
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    vitals.cls = Math.max(vitals.cls, sum);
  });
}

/**
 * Starts a clock at the next input into the search field and stops it in the frame after the one that shows other hits.
 * With the moment of a tap it counts from there.
 * @param {number | null} from
 */
export function armSearchClock(from) {
  const hits = () =>
    [...document.querySelectorAll('dialog[open] a[role="option"]')]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join('\n');
  const clock = { from: hits(), start: from, end: /** @type {number | null} */ (null) };
  /** @type {MeasuredWindow} */ (window).clock = clock;
  addEventListener('input', () => (clock.start ??= performance.now()), { capture: true, once: true });
  const frame = () => {
    if (clock.start !== null && hits() !== '' && hits() !== clock.from) {
      requestAnimationFrame(() => (clock.end = performance.now()));
    } else {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}

/** Starts a clock now and stops it in the frame after the one in which the search field has the focus. */
export function armOpenClock() {
  const clock = { from: '', start: performance.now(), end: /** @type {number | null} */ (null) };
  /** @type {MeasuredWindow} */ (window).clock = clock;
  const frame = () => {
    if (document.activeElement?.matches('dialog[open] input')) {
      requestAnimationFrame(() => (clock.end = performance.now()));
    } else {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}

/** Starts a clock at the next click and stops it in the frame after the one that shows another heading. */
export function armClock() {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const clock = {
    from: heading(),
    start: /** @type {number | null} */ (null),
    end: /** @type {number | null} */ (null),
  };
  /** @type {MeasuredWindow} */ (window).clock = clock;
  addEventListener('click', () => (clock.start ??= performance.now()), { capture: true, once: true });
  const frame = () => {
    if (clock.start !== null && heading() !== '' && heading() !== clock.from) {
      requestAnimationFrame(() => (clock.end = performance.now()));
    } else {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}
