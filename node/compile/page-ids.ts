import GithubSlugger, { slug } from 'github-slugger';
import { layoutIds } from '../../src/shared/page-ids';

/** What the id of a text without letters and digits is made of. */
const fallback = 'section';

/** Signs that only change how a pictograph looks, and others without a width. */
const unseen = /[\p{VS}\p{Me}\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** The ids of a page. One that is made of a text differs from all before it and from those of the layout. */
export class PageIds {
  readonly #slugger = new GithubSlugger();
  readonly #used = new Set<string>();
  readonly #reserved = new Set<string>();

  constructor() {
    for (const id of layoutIds) this.#slugger.occurrences[id] = 0;
  }

  /** Returns an id for a text, as GitHub makes it, without signs that nobody sees or types. */
  make(text: string): string {
    const id = this.#slugger.slug(visibleSlug(text) || fallback);
    this.#used.add(id);
    return id;
  }

  /** Returns the id that GitHub makes for a text if it has signs that `make` leaves out; empty if it has none. */
  withUnseen(text: string): string {
    const id = slug(text);
    return id === visibleSlug(text) ? '' : id;
  }

  /** Numbers the next id of this text as if the first were used: that of a title has no element. */
  skip(text: string): void {
    this.#slugger.slug(visibleSlug(text));
  }

  /** Notes an id that is used as written. */
  use(id: string): void {
    this.#used.add(id);
    this.#slugger.occurrences[id] ??= 0;
  }

  /** Notes an id that an element gets without being written on the page. */
  reserve(id: string): void {
    this.use(id);
    this.#reserved.add(id);
  }

  isReserved(id: string): boolean {
    return this.#reserved.has(id);
  }

  /** Whether an element has the id. */
  has(id: string): boolean {
    return this.#used.has(id);
  }

  /** Whether an element of the layout has the id. */
  isLayoutId(id: string): boolean {
    return layoutIds.includes(id);
  }
}

/** Returns what an address is made of, for a text: as GitHub makes it, without signs that nobody sees or types. */
export function visibleSlug(text: string): string {
  return slug(text).replace(unseen, '').replace(/^-+/, '');
}
