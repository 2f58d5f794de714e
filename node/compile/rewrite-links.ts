import type { ContentNode, ElementNode } from '../../src/shared/content-tree';

const tag = /<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:="[^"]*")?)*\s*\/?>/gi;
const address = /(\s(?:href|src|data-zoom-src)=")([^"]*)"/g;
const addressProps = ['href', 'src', 'zoomSource'];

/**
 * The content with every address of a link or picture replaced by what `rewrite` makes of it; that is how `mdx:` and
 * `asset:` addresses become those of the site. Code is left alone. Nodes that do not change are shared.
 */
export function rewriteLinks(content: readonly ContentNode[], rewrite: (address: string) => string): ContentNode[] {
  return content.map((node) => {
    if (typeof node === 'string') return node;
    if ('html' in node) return { html: rewriteHtml(node.html, rewrite) };
    return rewriteElement(node, rewrite);
  });
}

/** The same for HTML as text, for instance that of a changelog entry. */
export function rewriteHtml(html: string, rewrite: (address: string) => string): string {
  return html.replace(tag, (opening) =>
    opening.replace(address, (_, before: string, value: string) => `${before}${encode(rewrite(decode(value)))}"`),
  );
}

function rewriteElement({ name, props, children }: ElementNode, rewrite: (address: string) => string): ElementNode {
  const changed = { ...props };
  for (const prop of addressProps) {
    const value = props[prop];
    if (typeof value === 'string') changed[prop] = rewrite(value);
  }
  return { name, props: changed, children: rewriteLinks(children, rewrite) };
}

/** Generated HTML escapes these characters and no others in attributes. */
function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
}

function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
