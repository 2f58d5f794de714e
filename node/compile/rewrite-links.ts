import type { ContentNode, ElementNode } from '../../src/shared/content-tree';
import { isImportedName } from '../../src/shared/mdx-components';
import { isRecord } from '../base/is-record';
import { rewriteHtmlAddresses, rewritePropAddresses } from '../../src/shared/html-addresses';

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
  const changed = rewritePropAddresses(props, rewrite);
  return {
    name,
    props: isImportedName(name) ? (rewriteAssets(changed, rewrite) as typeof props) : changed,
    children: rewriteLinks(children, rewrite),
  };
}

/** Files may stand anywhere in the properties of an imported component. */
function rewriteAssets(value: unknown, rewrite: (address: string) => string): unknown {
  if (typeof value === 'string') return value.startsWith('asset:') ? rewrite(value) : value;
  if (Array.isArray(value)) return value.map((item) => rewriteAssets(item, rewrite));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteAssets(item, rewrite)]));
}
