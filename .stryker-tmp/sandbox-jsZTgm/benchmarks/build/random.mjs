/** Seeded random numbers (mulberry32): the same on every machine. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * Returns an integer from `from` to `to`, both inclusive.
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
