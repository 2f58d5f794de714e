import type { ContentNode, ElementNode } from '../../src/shared/content-tree';
import { addressProps, rewriteHtmlAddresses } from '../../src/shared/html-addresses';

/**
 * Returns the content with the URL of every link and file replaced by `rewrite`, which turns `mdx:` and `asset:` URLs
 * into those of the site. Code is left alone. Unchanged nodes are shared.
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
