import type { ChildNode, Element as HtmlElement } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { Element, ElementContent, Properties } from 'hast';
import { classesOf, elementsIn, hasAttribute, isBlockElement, isVoid, isWrapper } from '../parse';
import { isHidden } from '../readable';

const shownVoidElements = new Set(['br', 'hr', 'img']);

/** Elements that are nothing without content. Others still hold a place, such as the cell of a table. */
const filledElements = new Set(
  'a b code del em figcaption h2 h3 h4 h5 h6 i kbd mark q s samp strike strong summary u var'.split(' '),
);

/** Elements in which writers place blocks only, each in lines of its own. */
const blockContainers = new Set('article aside blockquote details div section'.split(' '));

/** Attributes that Markdown can represent, with their names in the tree. */
const keptAttributes: Readonly<Record<string, string>> = {
  align: 'align',
  alt: 'alt',
  colspan: 'colSpan',
  'data-footnote-ref': 'dataFootnoteRef',
  'data-label': 'dataLabel',
  id: 'id',
  role: 'role',
  rowspan: 'rowSpan',
  start: 'start',
};

/** Returns the URL that Markdown has instead of one in a page. */
export type Resolve = (address: string) => string;

/**
 * Converts a sequence of blocks to an HTML tree. What is not a block, such as an image or a glossary term in a line of its
 * own, becomes one, unless there is text beside it, which makes it a part of a sentence.
 */
export function toFlow(nodes: readonly ChildNode[], resolve: Resolve): ElementContent[] {
  const content: ElementContent[] = [];
  let run: ChildNode[] = [];
  const endRun = (): void => {
    for (const part of run.some(isInSentence) ? [run] : run.map((node) => [node])) {
      const children = toHast(part, resolve);
      if (children.length > 0) content.push(elementOf('div', {}, children));
    }
    run = [];
  };
  for (const node of nodes.flatMap(withoutWrapper)) {
    // What nobody sees ends no sentence.
    if (isTag(node) && hasAttribute(node, 'hidden') && isHidden(node)) continue;
    if (isTag(node) && isBlockElement(node.name) && node.name !== 'br') {
      endRun();
      content.push(...convert(node, resolve));
    } else run.push(node);
  }
  endRun();
  return content;
}

/** White space with a line break is between blocks. */
function isInSentence(node: ChildNode): boolean {
  return isText(node) ? !/^\s*\n\s*$/.test(node.data) : isTag(node) && node.name === 'br';
}

/** Returns a node, or the content of a wrapper that only React needs. */
function withoutWrapper(node: ChildNode): ChildNode[] {
  return isTag(node) && isWrapper(node) ? node.children.flatMap(withoutWrapper) : [node];
}

function toHast(nodes: readonly ChildNode[], resolve: Resolve): ElementContent[] {
  const content: ElementContent[] = [];
  const addText = (value: string): void => {
    const last = content.at(-1);
    if (last?.type === 'text') last.value += value;
    else content.push({ type: 'text', value });
  };
  for (const node of nodes) {
    if (isText(node)) addText(node.data);
    if (!isTag(node)) continue;
    for (const child of convert(node, resolve)) {
      if (child.type === 'text') addText(child.value);
      else content.push(child);
    }
  }
  return content;
}

function convert(element: HtmlElement, resolve: Resolve): ElementContent[] {
  const { name, attribs, children } = element;
  const classes = classesOf(element);
  if (isHidden(element)) {
    // A diagram with a text alternative becomes that text. Its drawing for narrow columns says the same.
    const isSaid = name === 'svg' && !classes.includes('narrow');
    const alternative = isSaid ? attribs['aria-label'] : undefined;
    return alternative ? [paragraph(alternative)] : [];
  }
  // An image for the dark colour mode stands beside the one for the light.
  if (name === 'h1' || (name === 'img' && classes.includes('only-dark'))) return [];
  if (name === 'input' && attribs.type === 'checkbox') {
    return [elementOf(name, { checked: hasAttribute(element, 'checked') })];
  }
  if (name === 'video' || name === 'audio') return mediaLink(element, resolve);
  if (isVoid(element)) {
    return shownVoidElements.has(name) ? [elementOf(name, propertiesOf(element, [], resolve))] : [];
  }
  const content = blockContainers.has(name) ? toFlow(children, resolve) : toHast(children, resolve);
  if (isTransparent(element, classes)) return content;
  if (filledElements.has(name) && content.every(isSpace)) {
    const label = name === 'a' ? attribs['aria-label'] : undefined;
    if (!label) return content;
    content.push({ type: 'text', value: label });
  }
  return [elementOf(name, propertiesOf(element, classes, resolve), content)];
}

/** Returns a link to the first file of a video or sound. What is in it is for browsers that cannot play any. */
function mediaLink(element: HtmlElement, resolve: Resolve): ElementContent[] {
  const { name, attribs } = element;
  const sources = [...elementsIn(element)].filter((part) => part.name === 'source');
  const src = [element, ...sources].map((file) => file.attribs.src).find(Boolean);
  if (!src) return [];
  const label = attribs['aria-label'] || attribs.title || (name === 'video' ? 'Video' : 'Audio');
  return [elementOf('a', { href: resolve(src) }, [{ type: 'text', value: label }])];
}

function elementOf(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

function propertiesOf({ attribs }: HtmlElement, className: string[], resolve: Resolve): Properties {
  const properties: Properties = className.length > 0 ? { className } : {};
  for (const [name, value] of Object.entries(attribs)) {
    const kept = keptAttributes[name];
    if (kept !== undefined) properties[kept] = value;
    else if (name === 'style') properties.align ??= /text-align:\s*(left|right|center)/.exec(value)?.[1];
    // That of a footnote mark is read for its name.
    else if (name === 'href' && 'data-footnote-ref' in attribs) properties.href = value;
    else if (name === 'href' || name === 'src') properties[name] = resolve(value);
  }
  return properties;
}

/** Whether only an element's children matter. */
function isTransparent(element: HtmlElement, classes: readonly string[]): boolean {
  switch (element.name) {
    case 'a':
      return !hasAttribute(element, 'href');
    case 'span':
      return !classes.some((className) => className.startsWith('changelog-'));
    default:
      return element.name === 'button';
  }
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function paragraph(value: string): Element {
  return elementOf('p', {}, [{ type: 'text', value }]);
}
