import { isValidElement } from 'react';
import type { ReactNode } from 'react';

interface DetailsProps {
  /** A text, or a `<summary>`. */
  summary?: ReactNode;
  open?: boolean;
  children?: ReactNode;
}

export default function Details({ summary = 'Details', open, children }: DetailsProps): ReactNode {
  return (
    <details className="details" open={open}>
      {isValidElement(summary) && summary.type === 'summary' ? summary : <summary>{summary}</summary>}
      <div className="details-content">{children}</div>
    </details>
  );
}
