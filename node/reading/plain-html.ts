import type { ChildNode } from 'domhandler';
import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { toFlow } from './markdown/article-tree';
import { handlers } from './markdown/handlers';

/** A mark says nothing where its note is not. */
const toPlainHast = unified().use(remarkRehype, { handlers: { footnoteReference: () => undefined } });

/** Returns HTML that shows the same without styles and scripts: what the Markdown of a page has of these nodes. */
export function plainHtml(nodes: readonly ChildNode[]): string {
  const content: Nodes = { type: 'root', children: toFlow(nodes, String) };
  const tree = toMdast(content, { document: true, handlers }) as Root;
  return toHtml(toPlainHast.runSync(tree), { characterReferences: { useNamedReferences: true } }).trim();
}
