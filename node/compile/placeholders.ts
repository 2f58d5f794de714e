import type { ContentNode } from '../../src/shared/content-tree';

/** Whether generated HTML of the content holds a placeholder. */
export function hasPlaceholder(content: readonly ContentNode[], placeholder: RegExp): boolean {
  return content.some((node) => {
    if (typeof node === 'string') return false;
    return 'html' in node ? node.html.search(placeholder) >= 0 : hasPlaceholder(node.children, placeholder);
  });
}

/** Replaces placeholders in the generated HTML of the content. The pattern must be global. */
export function fillPlaceholders(
  content: readonly ContentNode[],
  placeholder: RegExp,
  fill: (...match: string[]) => string,
): ContentNode[] {
  return content.map((node) => {
    if (typeof node === 'string') return node;
    if ('html' in node) return { html: node.html.replace(placeholder, fill) };
    return { ...node, children: fillPlaceholders(node.children, placeholder, fill) };
  });
}
