import type { ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';

const processor = unified().use(rehypeRaw).freeze();

/** Parses HTML that stands inside an element of this name. */
export function parseHtml(html: string, tagName: string): ElementContent[] {
  const raw: ElementContent = { type: 'raw', value: html };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName, properties: {}, children: [raw] }],
  };
  const [parent] = processor.runSync(tree).children;
  return parent?.type === 'element' ? parent.children : [];
}
