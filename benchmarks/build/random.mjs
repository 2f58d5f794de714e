/** The same numbers for the same seed on every machine (mulberry32). */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, without, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * A whole number; both ends may come.
   * @param {number} from
   * @param {number} to
   */
  between(from, to) {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /**
   * @template T
   * @param {readonly [T, ...T[]]} list
   * @returns {T}
   */
  pick(list) {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }
}
