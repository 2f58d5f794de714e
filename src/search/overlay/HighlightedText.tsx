import type { ReactNode } from 'react';
import type { MarkedText } from '../model/hit';

/**
 * A text with its matches in `<mark>`. Each part is an element: a translator in the browser replaces text nodes, and
 * React cannot change or remove those that it put between elements: https://github.com/facebook/react/issues/11538
 */
export function HighlightedText({ text }: { text: MarkedText }): ReactNode {
  return text.map((segment, index) =>
    segment.marked ? <mark key={index}>{segment.text}</mark> : <span key={index}>{segment.text}</span>,
  );
}
