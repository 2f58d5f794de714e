import type { ReactNode } from 'react';
import { mainId } from '../skip-link/SkipLink';

/** The one `<main>` of a page. Docs pages get theirs from `DocsLayout`. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <main id={mainId} className={className}>
      {children}
    </main>
  );
}
