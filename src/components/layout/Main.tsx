import type { ReactNode } from 'react';
import { mainId } from '../../shared/page-ids';

/** The `<main>` of a page, rendered by `DocsLayout` or by the page itself. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <main id={mainId} className={className}>
      {children}
    </main>
  );
}
