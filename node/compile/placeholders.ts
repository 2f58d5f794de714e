import type { ContentNode } from '../../src/shared/content-tree';

/**
 * Replaces placeholders in the generated HTML of the content. `load` receives what the pattern captures, and is called
 * once for each different placeholder. The pattern must be global.
 */
export async function fillPlaceholders(
  content: ContentNode[],
  placeholder: RegExp,
  load: (captured: string) => Promise<string>,
): Promise<ContentNode[]> {
  const loaded = new Map<string, string>();
  for (const [found, captured = ''] of matchesIn(content, placeholder)) {
    if (!loaded.has(found)) loaded.set(found, await load(captured));
  }
  return loaded.size === 0 ? content : fill(content, placeholder, (found) => loaded.get(found) ?? '');
}

function matchesIn(content: readonly ContentNode[], placeholder: RegExp): RegExpMatchArray[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return [];
    return 'html' in node ? [...node.html.matchAll(placeholder)] : matchesIn(node.children, placeholder);
  });
}

function fill(content: readonly ContentNode[], placeholder: RegExp, htmlOf: (found: string) => string): ContentNode[] {
  return content.map((node) => {
    if (typeof node === 'string') return node;
    if ('html' in node) return { html: node.html.replace(placeholder, htmlOf) };
    return { ...node, children: fill(node.children, placeholder, htmlOf) };
  });
}
