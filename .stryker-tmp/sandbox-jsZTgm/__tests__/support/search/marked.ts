import type { MarkedText } from '../../../src/search/model/hit';

/** A marked text as one string: `The <mark>card</mark>`. */
export function toMarkup(text: MarkedText | null | undefined): string {
  return (text ?? []).map((segment) => (segment.marked ? `<mark>${segment.text}</mark>` : segment.text)).join('');
}
