import type { ElementContent, Root } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';

/** HTML of nodes without components. */
export function toHtml(nodes: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return serialize(root, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true, omitOptionalSemicolons: false },
  });
}

/** Text as the content of an element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
