import type { Element, ElementContent, Root, Text } from 'hast';
import type { ContentNode, ElementNode, JsonValue } from '../../../src/shared/content-tree';
import type { ComponentNode } from '../compile-context';
import { toHtml } from './html';
import { toReactProps } from './react-props';
import { isInline, isInlineComponent, plainTextOf, textOf } from './text';

/**
 * Builds the content tree: nodes without components below them become HTML.
 *
 * An `HtmlNode` occurs in two places only. At the root or directly below a block component it is a run of blocks; below
 * a lower-case element it is the only child, so that the element can take it as inner HTML.
 */
export function toContentTree(root: Root): ContentNode[] {
  const nodes = root.children.filter((node): node is ElementContent => node.type !== 'doctype');
  trimBlocks(nodes);
  return blocks(nodes, markAncestors(nodes));
}

/**
 * Removes line breaks between blocks: they are invisible, and React would compare them one by one. One beside a component in
 * a sentence is a space.
 */
function trimBlocks(nodes: ElementContent[]): void {
  const isBreak = (node: ElementContent | undefined): node is Text =>
    node?.type === 'text' && node.value.includes('\n') && node.value.trim() === '';
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (isBreak(node)) {
      const before = nodes.slice(0, i).findLast((other) => !isBreak(other));
      // Later breaks have already been handled.
      const beside = [before, nodes[i + 1]].filter((other) => other !== undefined && isInline(other));
      if (beside.length === 0) nodes.splice(i, 1);
      else if (beside.length === 2 && beside.some((other) => other?.type === 'component')) node.value = ' ';
    } else if ((node?.type === 'element' && node.tagName !== 'pre') || node?.type === 'component') {
      trimBlocks(node.children);
    }
  }
}

/** Returns all nodes that are or contain a component. */
function markAncestors(nodes: readonly ElementContent[], marked = new Set<ElementContent>()): Set<ElementContent> {
  for (const node of nodes) {
    if (node.type !== 'element' && node.type !== 'component') continue;
    markAncestors(node.children, marked);
    if (node.type === 'component' || node.children.some((child) => marked.has(child))) marked.add(node);
  }
  return marked;
}

type Marked = ReadonlySet<ElementContent>;

function blocks(nodes: readonly ElementContent[], marked: Marked): ContentNode[] {
  const content: ContentNode[] = [];
  let run: ElementContent[] = [];
  // A space beside what stands in a sentence is seen.
  let isInSentence = false;
  const endRun = (next?: ElementContent): void => {
    const willBe = next !== undefined && isInline(next);
    const html = toHtml(run)
      .replace(isInSentence ? /^\n+/ : /^\s+/, '')
      .replace(willBe ? /\n+$/ : /\s+$/, '');
    if (html) content.push({ html });
    run = [];
    isInSentence = willBe;
  };
  for (const node of nodes) {
    if (!marked.has(node)) {
      run.push(node);
      continue;
    }
    endRun(node);
    content.push(...inlines([node], marked));
  }
  endRun();
  return content;
}

function inlines(nodes: readonly ElementContent[], marked: Marked): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'element':
        return [elementNode(node, marked)];
      case 'component':
        return [componentNode(node, marked)];
      case 'raw':
        return [{ name: 'span', props: {}, children: [{ html: node.value }] }];
      default:
        return [];
    }
  });
}

function elementNode(node: Element, marked: Marked): ElementNode {
  const props = toReactProps(node.tagName, node.properties);
  // React takes the text as a value only.
  if (node.tagName === 'textarea')
    return { name: 'textarea', props: { ...props, defaultValue: textOf(node) }, children: [] };
  if (marked.has(node)) return { name: node.tagName, props, children: inlines(node.children, marked) };
  const html = toHtml(node.children);
  return { name: node.tagName, props, children: html ? [{ html }] : [] };
}

function componentNode(component: ComponentNode, marked: Marked): ElementNode {
  const { name, props, children } = component;
  return {
    name,
    props: jsonProps(props),
    children: isInlineComponent(component) ? inlines(children, marked) : blocks(children, marked),
  };
}

/** Converts props to JSON. Elements become their text; the runtime has already reported functions. */
function jsonProps(props: Readonly<Record<string, unknown>>): { [prop: string]: JsonValue } {
  const result: { [prop: string]: JsonValue } = {};
  for (const [name, value] of Object.entries(props)) {
    const json = toJson(value);
    if (json !== undefined) result[name] = json;
  }
  return result;
}

function toJson(value: unknown): JsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map((item) => toJson(item) ?? null);
  if (typeof value !== 'object') return undefined;
  if (isNode(value)) return plainTextOf(value);
  return jsonProps(value as Record<string, unknown>);
}

function isNode(value: object): value is Element | ComponentNode {
  return 'type' in value && (value.type === 'element' || value.type === 'component') && 'children' in value;
}
