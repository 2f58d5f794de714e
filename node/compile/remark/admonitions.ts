import type { Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { admonitionKeywords, admonitionKind } from '../../content/admonition-kinds';
import type { SourceText } from '../compile-context';
import { fileState } from '../source/file-state';
import { visitAll } from '../tree/walk';

/**
 * Turns container directives into `<admonition>` elements, which `hast/admonitions` renders. An unknown one becomes a
 * plain block with a warning; one that is not closed ends with its file, as in Docusaurus, with a warning too.
 */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree, file) => {
  const { context, source } = fileState(file);
  visitAll(tree, (node, _index, parent) => {
    if (node.type === 'containerDirective') container(node, parent);
    else if (node.type === 'leafDirective') leaf(node);
    else if (node.type === 'paragraph') strayMarker(node);
  });

  function container(node: ContainerDirective, parent: Parents): void {
    const place = context.placeIn(source, node.position?.start);
    if (!isClosed(node)) {
      // If both have the same number of colons, the closing line closes the outer one, but usually that is the one the
      // author forgot to close.
      const isOuterOpen =
        parent.type === 'containerDirective' && isClosed(parent) && markerOf(parent, source) === markerOf(node, source);
      const open = isOuterOpen ? parent : node;
      const within = open === node ? '' : ` before ":::${node.name}" starts on line ${place.line}`;
      context.warn(
        'unclosed-admonition',
        `":::${open.name}" is not closed${within}. Expected a line with the same number of colons after its content; a nested admonition needs fewer colons than the outer one.`,
        context.placeIn(source, open.position?.start),
      );
    }
    if (!admonitionKind(node.name)) {
      unknown(node, place);
      return;
    }
    const label = node.children[0];
    if (label?.type === 'paragraph' && label.data && 'directiveLabel' in label.data) {
      label.data = { ...label.data, hName: 'admonition-title' };
    } else joinTitle(node);
    const { title, id, class: className } = node.attributes ?? {};
    node.data = {
      ...node.data,
      hName: 'admonition',
      hProperties: {
        keyword: node.name,
        ...(title ? { heading: title } : {}),
        ...(id ? { id } : {}),
        ...(className ? { className: className.split(' ') } : {}),
      },
    };
  }

  function leaf(node: LeafDirective): void {
    unknown(node, context.placeIn(source, node.position?.start));
  }

  function unknown(node: ContainerDirective | LeafDirective, place: ReturnType<typeof context.placeIn>): void {
    node.data = { ...node.data, hName: 'div' };
    const marker = node.type === 'leafDirective' ? '::' : ':::';
    context.warn(
      'unknown-directive',
      `"${marker}${node.name}" is unknown, so its content is shown as plain text. Expected one of: ${[...admonitionKeywords].join(', ')}.`,
      place,
    );
  }

  function strayMarker(node: Paragraph): void {
    const match = /^:{3,}.*/m.exec(toString(node));
    const start = node.position?.start;
    if (!match || !start) return;
    const line = start.line + toString(node).slice(0, match.index).split('\n').length - 1;
    context.warn(
      'stray-admonition-marker',
      `"${match[0].slice(0, 60)}" neither opens nor closes an admonition. Expected ":::keyword Title" or ":::keyword[Title]" to open one.`,
      context.placeIn(source, { line, column: 1 }),
    );
  }
};

/**
 * Makes a title of the tags and expressions after the keyword, which MDX parses as blocks when nothing else is on the
 * line.
 */
function joinTitle(node: ContainerDirective): void {
  const line = node.position?.start.line;
  const children: PhrasingContent[] = [];
  let end: number | undefined;
  for (const block of node.children) {
    const { start } = block.position ?? {};
    if (start === undefined || start.line !== line) break;
    if (end !== undefined && start.offset !== end) children.push({ type: 'text', value: ' ' });
    if (block.type === 'mdxJsxFlowElement') children.push({ ...block, type: 'mdxJsxTextElement' } as MdxJsxTextElement);
    else if (block.type === 'mdxFlowExpression') children.push({ ...block, type: 'mdxTextExpression' });
    else break;
    end = block.position?.end.offset;
  }
  if (children.length === 0) return;
  const count = children.filter(({ type }) => type !== 'text').length;
  node.children.splice(0, count, { type: 'paragraph', data: { hName: 'admonition-title' }, children });
}

/** Returns the opening colons, which the closing line must match. */
function markerOf({ position }: ContainerDirective, { body }: SourceText): string {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return /^:*/.exec(body.split('\n')[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '';
}

function isClosed({ data }: ContainerDirective): boolean {
  return data?.position !== undefined && 'closing' in data.position;
}
