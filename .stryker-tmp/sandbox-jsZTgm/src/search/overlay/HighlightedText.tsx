import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { MarkedText } from '../model/hit';

/** A text with its matches in `<mark>`. */
export function HighlightedText({ text }: { text: MarkedText }): ReactNode {
  return text.map((segment, index) =>
    segment.marked ? <mark key={index}>{segment.text}</mark> : <Fragment key={index}>{segment.text}</Fragment>,
  );
}
