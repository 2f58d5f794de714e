import type { ElementContent, Root } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';

/** Serializes nodes that contain no components. */
export function toHtml(nodes: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return serialize(root, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true, omitOptionalSemicolons: false },
  });
}

/** Escapes text for element content. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Escapes text for a double-quoted attribute value. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
