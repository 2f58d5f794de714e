import type { ReactNode } from 'react';

interface AdmonitionProps {
  /** Keyword of the kind, for instance `tip`; it is the default title. */
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}

/** An admonition without an icon. */
export default function Admonition({ type = 'note', title = type, children }: AdmonitionProps): ReactNode {
  return (
    <div className={`admonition admonition-${type}`}>
      <p className="admonition-title">{title}</p>
      {children}
    </div>
  );
}
