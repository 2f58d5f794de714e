import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { toTree } from './markdown/article-markdown';
import { toFlow } from './markdown/article-tree';
import type { PageNode } from './parse';

/** A mark says nothing where its note is not. */
const toPlainHast = unified().use(remarkRehype, { handlers: { footnoteReference: () => undefined } });

/** Returns HTML that shows the same without styles and scripts: what the Markdown of a page has of these nodes. */
export function plainHtml(nodes: readonly PageNode[]): string {
  const tree = toTree({ type: 'root', children: toFlow(nodes, String) });
  return toHtml(toPlainHast.runSync(tree), { characterReferences: { useNamedReferences: true } }).trim();
}
