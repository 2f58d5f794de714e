import type { ReactNode } from 'react';
import { Fragment } from 'react';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Draws escaped HTML in which `<mark>` is the only element, without ever parsing HTML. */
export function HighlightedText({ html }: { html: string }): ReactNode {
  const parts = html.split(/<mark>([^]*?)<\/mark>/);
  return parts.map((part, index) => {
    if (part === '') return null;
    const text = unescapeHtml(part);
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
