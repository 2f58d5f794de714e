import type { ReactNode } from 'react';
import { prefixHtml } from './prefix-html';

/** A run of generated HTML, in a wrapper that is no box; it never contains reader input. */
export function GeneratedHtml({ html, ...attributes }: { html: string; 'data-markdown'?: '' }): ReactNode {
  return <div className="html" {...attributes} dangerouslySetInnerHTML={{ __html: prefixHtml(html) }} />;
}
