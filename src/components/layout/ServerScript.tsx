import type { ReactNode } from 'react';

/**
 * A script that runs where it stands in the server's HTML, before the browser paints what follows. React neither
 * compares nor runs it: in the browser the source is empty.
 * @reach react-dom: leaves HTML in place that differs from `dangerouslySetInnerHTML` when it hydrates; a script that
 *   runs twice, or a warning in the console: `server-script.test.tsx`
 */
export function ServerScript({ source }: { source: string }): ReactNode {
  const html = source === '' ? '' : `<script>${source}</script>`;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
