import type { ContentNode, ElementNode } from '../../src/shared/content-tree';
import { isImportedName } from '../../src/shared/mdx-components';
import { mapTexts } from './tree/map-texts';
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
  // Files may stand anywhere in the properties of an imported component.
  const rewriteAsset = (text: string): string => (text.startsWith('asset:') ? rewrite(text) : text);
  return {
    name,
    props: isImportedName(name) ? (mapTexts(changed, rewriteAsset) as typeof props) : changed,
    children: rewriteLinks(children, rewrite),
  };
}
