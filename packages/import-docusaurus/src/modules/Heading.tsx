import { createElement } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading. The table of contents lists only those of the page's own text. */
export default function Heading({ as, ...rest }: HeadingProps): ReactNode {
  return createElement(as, rest);
}
