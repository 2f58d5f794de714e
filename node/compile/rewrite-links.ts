import type { ContentNode, ElementNode } from '../../src/shared/content-tree';
import { addressProps, rewriteHtmlAddresses } from '../../src/shared/html-addresses';

/**
 * The content with every address of a link or file replaced by what `rewrite` makes of it; that is how `mdx:` and
 * `asset:` addresses become those of the site. Code is left alone. Nodes that do not change are shared.
 */
export function rewriteLinks(content: readonly ContentNode[], rewrite: (address: string) => string): ContentNode[] {
  return content.map((node) => {
    if (typeof node === 'string') return node;
    if ('html' in node) return { html: rewriteHtmlAddresses(node.html, rewrite) };
    return rewriteElement(node, rewrite);
  });
}

function rewriteElement({ name, props, children }: ElementNode, rewrite: (address: string) => string): ElementNode {
  const changed = { ...props };
  for (const prop of addressProps) {
    const value = props[prop];
    if (typeof value === 'string') changed[prop] = rewrite(value);
  }
  return { name, props: changed, children: rewriteLinks(children, rewrite) };
}
