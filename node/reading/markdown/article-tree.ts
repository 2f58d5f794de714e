import type { Element, ElementContent, Properties } from 'hast';
import { attributeOf, classesOf, elementOf, elementsIn, isBlockElement, isElement, isVoid, isWrapper } from '../parse';
import type { PageNode } from '../parse';
import { isHidden } from '../readable';

const shownVoidElements = new Set(['br', 'hr', 'img']);

/** Elements that are nothing without content. Others still hold a place, such as the cell of a table. */
const filledElements = new Set(
  'a b code del em figcaption h2 h3 h4 h5 h6 i kbd mark q s samp strike strong summary u var'.split(' '),
);

/** Elements in which writers place blocks only, each in lines of its own. */
const blockContainers = new Set('article aside blockquote details div section'.split(' '));

/** Attributes that Markdown can represent. */
const keptAttributes = new Set(
  'align alt alttext colSpan dataFootnoteRef dataLabel display id role rowSpan start'.split(' '),
);

/** Returns the URL that Markdown has instead of one in a page. */
export type Resolve = (address: string) => string;

/**
 * Returns a sequence of blocks without what only a screen needs. What is not a block, such as an image or a glossary term in a line of its
 * own, becomes one, unless there is text beside it, which makes it a part of a sentence.
 */
export function toFlow(nodes: readonly PageNode[], resolve: Resolve): ElementContent[] {
  const content: ElementContent[] = [];
  let run: PageNode[] = [];
  const endRun = (): void => {
    for (const part of run.some(isInSentence) ? [run] : run.map((node) => [node])) {
      const children = toHast(part, resolve);
      if (children.length > 0) content.push(elementOf('div', {}, children));
    }
    run = [];
  };
  for (const node of nodes.flatMap(withoutWrapper)) {
    // What nobody sees ends no sentence.
    if (isElement(node) && attributeOf(node, 'hidden') !== undefined && isHidden(node)) continue;
    if (isElement(node) && isBlockElement(node.tagName) && node.tagName !== 'br') {
      endRun();
      content.push(...convert(node, resolve));
    } else run.push(node);
  }
  endRun();
  return content;
}

/** White space with a line break is between blocks. */
function isInSentence(node: PageNode): boolean {
  return node.type === 'text' ? !/^\s*\n\s*$/.test(node.value) : isElement(node) && node.tagName === 'br';
}

/** Returns a node, or the content of a wrapper that only React needs. */
function withoutWrapper(node: PageNode): PageNode[] {
  return isElement(node) && isWrapper(node) ? node.children.flatMap(withoutWrapper) : [node];
}

function toHast(nodes: readonly PageNode[], resolve: Resolve): ElementContent[] {
  const content: ElementContent[] = [];
  const addText = (value: string): void => {
    const last = content.at(-1);
    if (last?.type === 'text') last.value += value;
    else content.push({ type: 'text', value });
  };
  for (const node of nodes) {
    if (node.type === 'text') addText(node.value);
    if (!isElement(node)) continue;
    for (const child of convert(node, resolve)) {
      if (child.type === 'text') addText(child.value);
      else content.push(child);
    }
  }
  return content;
}

function convert(element: Element, resolve: Resolve): ElementContent[] {
  const { tagName: name, children } = element;
  const classes = classesOf(element);
  if (isHidden(element)) {
    // A diagram with a text alternative becomes that text. Its drawing for narrow columns says the same.
    const isSaid = name === 'svg' && !classes.includes('narrow');
    const alternative = isSaid ? attributeOf(element, 'ariaLabel') : undefined;
    return alternative ? [paragraph(alternative)] : [];
  }
  // An image for the dark colour mode stands beside the one for the light.
  if (name === 'h1' || (name === 'img' && classes.includes('only-dark'))) return [];
  if (name === 'input' && attributeOf(element, 'type') === 'checkbox') {
    return [elementOf(name, { checked: attributeOf(element, 'checked') !== undefined })];
  }
  if (name === 'video' || name === 'audio') return mediaLink(element, resolve);
  if (isVoid(element)) {
    return shownVoidElements.has(name) ? [elementOf(name, propertiesOf(element, [], resolve))] : [];
  }
  const content = blockContainers.has(name) ? toFlow(children, resolve) : toHast(children, resolve);
  if (isTransparent(element, classes)) return content;
  if (filledElements.has(name) && content.every(isSpace)) {
    const label = name === 'a' ? attributeOf(element, 'ariaLabel') : undefined;
    if (!label) return content;
    content.push({ type: 'text', value: label });
  }
  return [elementOf(name, propertiesOf(element, classes, resolve), content)];
}

/** Returns a link to the first file of a video or sound. What is in it is for browsers that cannot play any. */
function mediaLink(element: Element, resolve: Resolve): ElementContent[] {
  const sources = [...elementsIn(element)].filter((part) => part.tagName === 'source');
  const src = [element, ...sources].map((file) => attributeOf(file, 'src')).find(Boolean);
  if (!src) return [];
  const kind = element.tagName === 'video' ? 'Video' : 'Audio';
  const label = attributeOf(element, 'ariaLabel') || attributeOf(element, 'title') || kind;
  return [elementOf('a', { href: resolve(src) }, [{ type: 'text', value: label }])];
}

function propertiesOf(element: Element, className: string[], resolve: Resolve): Properties {
  const properties: Properties = className.length > 0 ? { className } : {};
  for (const [name, value] of Object.entries(element.properties)) {
    const text = attributeOf(element, name) ?? '';
    if (keptAttributes.has(name)) properties[name] = value;
    else if (name === 'style') properties.align ??= /text-align:\s*(left|right|center)/.exec(text)?.[1];
    // That of a footnote mark is read for its name.
    else if (name === 'href' && 'dataFootnoteRef' in element.properties) properties.href = text;
    else if (name === 'href' || name === 'src') properties[name] = resolve(text);
  }
  return properties;
}

/** Whether only an element's children matter. */
function isTransparent(element: Element, classes: readonly string[]): boolean {
  switch (element.tagName) {
    case 'a':
      return attributeOf(element, 'href') === undefined;
    case 'span':
      return !classes.some((className) => className.startsWith('changelog-'));
    default:
      return element.tagName === 'button';
  }
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function paragraph(value: string): Element {
  return elementOf('p', {}, [{ type: 'text', value }]);
}
