/** Functions that run inside the measured page. They are passed as text, so each must be self-contained. */

/**
 * @typedef {{ fcp: number | null, lcp: number | null, cls: number, tasks: [start: number, duration: number][] }} Vitals
 * @typedef {Window & { vitals?: Vitals, clock?: { start: number | null, end: number | null } }} MeasuredWindow
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
 * Starts a clock and stops it in the frame after the one in which other elements or texts appear.
 * @param {{ selector: string, on: string }} what watches the first three elements matching `selector`; the clock starts
 * at the next event `on`
 */
export function armClock({ selector, on }) {
  const shown = () =>
    [...document.querySelectorAll(selector)]
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
      .join('\n');
  const before = shown();
  const clock = { start: /** @type {number | null} */ (null), end: /** @type {number | null} */ (null) };
  /** @type {MeasuredWindow} */ (window).clock = clock;
  addEventListener(on, () => (clock.start ??= performance.now()), { capture: true, once: true });
  const frame = () => {
    const now = shown();
    if (clock.start !== null && now !== '' && now !== before) {
      requestAnimationFrame(() => (clock.end = performance.now()));
    } else {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}
