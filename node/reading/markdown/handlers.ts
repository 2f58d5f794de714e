import type { Element } from 'hast';
import { defaultHandlers } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Link,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { decodeSafely } from '../../../src/shared/paths';
import { admonitionKeywords } from '../../content/admonition-kinds';
import { facts } from './description-list';
import { classesOf, isElement } from '../parse';
import { all, isNamed, labelled, phrasing, textNode } from './nodes';
import { tableCell } from './table-cell';

/** Handlers for elements of our pages that the library's own do not convert well. */
export const handlers: Record<string, Handle> = {
  a: link,
  details,
  div: division,
  dl: facts,
  figure,
  li: listItem,
  math: formula,
  p: paragraph,
  section,
  table,
  td: tableCell,
  th: tableCell,
};

function division(state: State, node: Element): RootContent[] {
  const { dataLabel, role } = node.properties;
  const classes = classesOf(node);
  if (classes.includes('admonition')) return [admonition(state, node, classes)];
  if (role === 'tabpanel') return [labelled(textNode(String(dataLabel))), ...state.toFlow(all(state, node))];
  const language = classes.find((name) => name.startsWith('language-'));
  return language === undefined ? state.toFlow(all(state, node)) : codeBlock(node, language.slice('language-'.length));
}

/**
 * Renders a block quote that starts with kind and title. GitHub's alerts have only five kinds and no titles, and other
 * readers show their `[!NOTE]` literally.
 */
function admonition(state: State, node: Element, classes: readonly string[]): RootContent {
  const [title, ...content] = node.children.filter(isElement);
  const kind = capitalize(classes.find((name) => name.startsWith('admonition-'))?.slice('admonition-'.length) ?? '');
  const words = title ? toString(title).trim() : '';
  const heading =
    title && words !== '' && !admonitionKeywords.has(words.toLowerCase())
      ? [textNode(`${kind}: `), ...phrasing(state, title)]
      : [textNode(capitalize(words) || kind)];
  const children = content.flatMap((child) => state.toFlow(all(state, child)));
  return { type: 'blockquote', children: [labelled(...heading), ...children] };
}

/** Renders a fence with language and title, as writers write them. */
function codeBlock({ children }: Element, language: string): RootContent[] {
  const boxes = children.filter(isElement);
  const code = boxes.find((box) => findElement(box, 'pre'));
  if (!code) return [];
  const title = boxes
    .filter((box) => box !== code)
    .map((box) => toString(box).trim())
    .join(' ');
  const hasLanguage = language !== 'text' || title !== '';
  return [
    {
      type: 'code',
      lang: hasLanguage ? language : null,
      meta: title === '' ? null : `title="${escapeInQuotes(title)}"`,
      value: toString(code).replace(/\n$/, ''),
    },
  ];
}

/** Escapes what `parseMeta` would not read as it is. */
function escapeInQuotes(value: string): string {
  return value.replace(/"|\\(?=["'\\]|$)/g, '\\$&');
}

function details(state: State, node: Element): RootContent[] {
  const summary = node.children.find((child) => isNamed(child, 'summary'));
  const rest = { ...node, children: node.children.filter((child) => child !== summary) };
  const content = state.toFlow(all(state, rest));
  return summary ? [labelled(...phrasing(state, summary)), ...content] : content;
}

/** Renders an image or a diagram's text alternative below its caption. */
function figure(state: State, node: Element): RootContent[] {
  const caption = node.children.find((child) => isNamed(child, 'figcaption'));
  const rest = { ...node, children: node.children.filter((child) => child !== caption) };
  const words = caption ? [textNode('Figure: '), ...phrasing(state, caption)] : [textNode('Figure')];
  return [labelled(...words), ...state.toFlow(all(state, rest))];
}

function link(state: State, node: Element): ReturnType<Handle> {
  const { href, dataFootnoteRef } = node.properties;
  if (dataFootnoteRef !== undefined) {
    const identifier = footnoteName(String(href).replace(/^.*#/, ''));
    return { type: 'footnoteReference', identifier, label: identifier };
  }
  const [heading, description, ...others] = node.children.filter(isElement);
  const isCard = heading && /^h[2-6]$/.test(heading.tagName) && others.length === 0;
  if (isCard && (!description || description.tagName === 'p')) return card(state, node, heading, description);
  const children = all(state, node);
  const blocks = state.toFlow(children);
  const [first] = blocks;
  // Parts of a sentence have become a paragraph.
  const hasBlocks = first !== undefined && (blocks.length > 1 || children.includes(first));
  if (!hasBlocks) return defaultHandlers.a(state, node);
  // Markdown has no links around blocks.
  const line = firstLine(blocks);
  if (line) line.children = [linkTo(node, line.children)];
  return blocks;
}

/** Renders a card of a listing as one line: name, description, number of items. */
function card(state: State, node: Element, heading: Element, description: Element | undefined): Paragraph {
  const count = node.children
    .flatMap((child) => (child.type === 'text' ? child.value : []))
    .join('')
    .trim();
  return {
    type: 'paragraph',
    children: [
      linkTo(node, phrasing(state, heading)),
      ...(description ? [textNode(': '), ...phrasing(state, description)] : []),
      ...(count === '' ? [] : [textNode(` (${count})`)]),
    ],
  };
}

function linkTo({ properties: { href } }: Element, children: PhrasingContent[]): Link {
  return { type: 'link', url: String(href), children };
}

function firstLine(nodes: readonly RootContent[]): Heading | Paragraph | undefined {
  for (const node of nodes) {
    if (node.type === 'heading' || node.type === 'paragraph') return node;
    const line = 'children' in node ? firstLine(node.children) : undefined;
    if (line) return line;
  }
  return undefined;
}

/** Renders a formula as writers write it. */
function formula(_state: State, { properties: { alttext, display } }: Element): RootContent {
  const source = String(alttext);
  return { type: 'html', value: display === 'block' ? `$$\n${source}\n$$` : `$${source}$` };
}

/** In task lists the checkbox is a direct child of the item. */
function listItem(state: State, node: Element): ListItem {
  const [box, ...rest] = node.children;
  if (!isNamed(box, 'input')) return defaultHandlers.li(state, node);
  const children = state.toFlow(all(state, { ...node, children: rest }));
  return { type: 'listItem', spread: false, checked: box.properties.checked === true, children: flow(children) };
}

function paragraph(state: State, node: Element): ReturnType<Handle> {
  if (!classesOf(node).includes('changelog-meta')) return defaultHandlers.p(state, node);
  const words = node.children.filter(isElement).map((fact) => toString(fact).trim());
  return { type: 'paragraph', children: [textNode(words.join(' · '))] };
}

function section(state: State, node: Element): RootContent[] {
  if (!classesOf(node).includes('footnotes')) return state.toFlow(all(state, node));
  const list = node.children.find((child) => isNamed(child, 'ol'));
  if (!list) return [];
  return list.children.filter(isElement).map((item) => {
    const identifier = footnoteName(String(item.properties.id));
    const children = state.toFlow(all(state, item));
    return { type: 'footnoteDefinition', identifier, label: identifier, children: flow(children) };
  });
}

/** Markdown has no captions of tables. */
function table(state: State, node: Element): ReturnType<Handle> {
  const caption = node.children.find((child) => isNamed(child, 'caption'));
  const rest = { ...node, children: node.children.filter((child) => child !== caption) };
  const content = defaultHandlers.table(state, rest);
  return caption ? [labelled(textNode('Table: '), ...phrasing(state, caption)), content] : content;
}

function footnoteName(id: string): string {
  return decodeSafely(id.replace(/^(?:user-content-)?fn-/, ''));
}

function flow(nodes: RootContent[]): (BlockContent | DefinitionContent)[] {
  return nodes as (BlockContent | DefinitionContent)[];
}

function findElement(node: Element, name: string): Element | undefined {
  if (node.tagName === name) return node;
  for (const child of node.children) {
    const found = isElement(child) ? findElement(child, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
