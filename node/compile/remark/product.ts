import type { Image, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxTextExpression } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { fillProductSlug } from '../../../src/shared/product';
import type { Product } from '../../../src/shared/product';
import type { CompileContext } from '../compile-context';
import { fileState } from '../source/file-state';
import { mapTexts } from '../tree/map-texts';
import { walk } from '../tree/walk';

const urlAttributes = new Set(['href', 'to', 'src', 'id']);

/**
 * Replaces `{product}` with the product's name in text, headings, code and attributes, and with its slug in URLs. Must
 * run before slugs, table of contents and links are built. In MDX, `\{product}` is left as it is.
 */
export const remarkProduct: Plugin<[], Root> = () => (tree, file) => {
  const { context, source } = fileState(file);
  if (!source.body.includes('product}') && !source.body.includes('product%7D')) return;
  const { product } = context.input;
  const isMdx = source.format === 'mdx';

  walk(tree, (node, index, parent) => {
    switch (node.type) {
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        if (node.value.trim() === 'product') {
          parent.children[index] = replacement(node, parent, index);
          return 'skip';
        }
        break;
      case 'image':
        node.alt = isMdx ? altOf(node) : productInText(node.alt ?? '', product);
        node.url = fillProductSlug(node.url, product);
        if (node.title) node.title = productInText(node.title, product);
        break;
      case 'link':
      case 'definition':
        node.url = fillProductSlug(node.url, product);
        if (node.title) node.title = productInText(node.title, product);
        break;
      case 'code':
        node.value = productInText(node.value, product);
        if (node.meta) node.meta = productInText(node.meta, product);
        break;
      case 'inlineCode':
        node.value = productInText(node.value, product);
        break;
      case 'text':
      case 'html':
        if (!isMdx) node.value = productInText(node.value, product);
        break;
      case 'containerDirective':
        if (node.attributes?.title) node.attributes.title = productInText(node.attributes.title, product);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        replaceInAttributes(node);
        break;
      default:
        break;
    }
    return undefined;
  });

  function replacement(
    node: MdxFlowExpression | MdxTextExpression,
    parent: Parents,
    index: number,
  ): RootContent & PhrasingContent {
    const before = edgeWord(parent.children[index - 1], /\S*$/);
    const after = edgeWord(parent.children[index + 1], /^\S*/);
    const word = productInText(`${before}{product}${after}`, product);
    const text: Text = { type: 'text', value: word.slice(before.length, word.length - after.length) };
    const isInLine =
      node.type === 'mdxTextExpression' ||
      (parent.type === 'mdxJsxFlowElement' && parent.position?.start.line === node.position?.start.line);
    const paragraph: Paragraph = { type: 'paragraph', children: [text] };
    return (isInLine ? text : paragraph) as RootContent & PhrasingContent;
  }

  /** The parser turns `{product}` in alt text into `product`, so the source must be read again. */
  function altOf(node: Image): string {
    const { start, end } = node.position ?? {};
    const alt = node.alt ?? '';
    if (start?.offset === undefined || end?.offset === undefined) return alt;
    const raw = /^!\[([^\]]*)\]/.exec(source.body.slice(start.offset, end.offset))?.[1] ?? '';
    return raw.includes('{product}') ? productInText(raw, product) : alt;
  }

  function replaceInAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const replace = urlAttributes.has(attribute.name) ? fillProductSlug : productInText;
      if (typeof attribute.value === 'string') attribute.value = replace(attribute.value, product);
      else if (attribute.value?.value.trim() === 'product') attribute.value = replace('{product}', product);
    }
  }
};

function edgeWord(node: Nodes | undefined, pattern: RegExp): string {
  return node?.type === 'text' ? (pattern.exec(node.value)?.[0] ?? '') : '';
}

/** A word that looks like a path, a host or a URL. */
const pathLike = /\/|\}\.[a-z\d]|[a-z\d][.@]\{/i;

/** Replaces `{product}` in the texts of a value that pages show: front matter, data files. */
export function withProduct(value: unknown, { input: { product } }: CompileContext): unknown {
  return mapTexts(value, (text) => productInText(text, product));
}

/** Replaces `{product}` with the name, or in words that look like a path with the slug. */
function productInText(text: string, product: Product): string {
  if (!text.includes('{product}')) return text;
  return text.replace(/\S*\{product\}\S*/g, (word) =>
    word.replaceAll('{product}', () => (pathLike.test(word) ? product.slug : product.name)),
  );
}
