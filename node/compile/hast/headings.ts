import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Node } from 'unist';
import { dataFolder } from '../../content/data/read-data';
import type { ComponentNode, CompileContext } from '../compile-context';
import { elementNode, isElement, placeOf } from '../compile-context';
import { toHtml } from '../tree/html';
import { plainTextOf } from '../tree/text';
import { visitAll, walk } from '../tree/walk';

/**
 * Removes the first level-1 heading and makes it the title; gives the others ids and entries in the table of contents.
 * Headings written in components or JSX are left alone.
 */
export function headings(tree: Root, context: CompileContext): void {
  const generated = reserveGeneratedIds(tree, context);
  walk(tree, (node, index, parent) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || level === undefined || node.properties.dataHeading === undefined)
      keepId(node, generated, context);
    if (node.type !== 'element' || level === undefined) return undefined;
    const { dataHeading: explicitId, ...properties } = node.properties;
    node.properties = properties;
    if (level === '1') {
      if (context.heading === null) {
        // One without text would hide the title of the front matter.
        context.heading = plainTextOf(node) || null;
        if (explicitId !== undefined) context.ids.skip(context.heading ?? '');
        parent.children.splice(index, 1);
        return 'again';
      }
      context.warn(
        'multiple-titles',
        'The page has a second heading of level 1, which is shown as level 2. Expected "##".',
        node.data?.place,
      );
      node.tagName = 'h2';
    }
    if (explicitId !== undefined) addAnchor(node, String(explicitId), Math.max(2, Number(level)), context);
    return undefined;
  });
}

/** Keeps the ids that components make from becoming those of headings, and returns them. */
function reserveGeneratedIds(tree: Root, context: CompileContext): ReadonlySet<string> {
  const generated = new Set<string>();
  visitAll(tree, (node) => {
    const definition = node.type === 'component' ? context.input.componentNamed?.(node.name) : undefined;
    if (definition === undefined) return;
    for (const name of definition.data ?? []) context.dependencies.add(`${dataFolder}/${name}`);
    const ids = new Set(definition.ids?.());
    const [twice] = [...ids].filter((id) => generated.has(id));
    if (twice !== undefined) warnOfDuplicate(twice, 'element', node, context);
    for (const id of ids) {
      context.ids.reserve(id);
      generated.add(id);
    }
  });
  return generated;
}

/** Keeps the id that an element or component of the page has from becoming that of a heading after it. */
function keepId(node: Nodes | ComponentNode, generated: ReadonlySet<string>, context: CompileContext): void {
  const id = node.type === 'element' ? node.properties.id : node.type === 'component' ? node.props.id : undefined;
  // That of a term is its key in the glossary.
  if (typeof id !== 'string' || (node.type === 'component' && node.name === 'Term')) return;
  if (context.ids.isLayoutId(id)) warnOfLayoutId(id, 'Expected another one', node, context);
  else if (isOfHeading(id, context) && !context.ids.isReserved(id)) warnOfDuplicate(id, 'heading', node, context);
  else if (generated.has(id) || (context.ids.has(id) && !context.ids.isReserved(id)))
    warnOfDuplicate(id, 'element', node, context);
  context.ids.use(id);
}

function addAnchor(node: Element, explicitId: string, level: number, context: CompileContext): void {
  const text = plainTextOf(node);
  if (text === '' && explicitId === '') return;
  const id = explicitId === '' ? context.ids.make(text) : useAsWritten(explicitId, node, context);
  node.properties = { ...node.properties, id };
  if (text === '') return;
  const html = toHtml(withoutLinks(node.children)).replace(/\s+/g, ' ').trim();
  context.headings.push({ level, id, text, html, place: node.data?.place });
  // Links as on GitHub, and those of before, lead here too.
  const other = explicitId === '' ? context.ids.withUnseen(text) : '';
  if (other === '' || context.ids.has(other)) return;
  context.ids.reserve(other);
  node.children.unshift(elementNode('span', { id: other }, []));
}

/** Uses an explicit id as written, unless the layout has it, and keeps generated ids from colliding with it. */
function useAsWritten(id: string, node: Element, context: CompileContext): string {
  if (context.ids.isLayoutId(id)) {
    const other = context.ids.make(id);
    warnOfLayoutId(id, `The heading has "${other}" instead. Expected another one`, node, context);
    return other;
  }
  if (context.ids.has(id)) warnOfDuplicate(id, isOfHeading(id, context) ? 'heading' : 'element', node, context);
  context.ids.use(id);
  return id;
}

function isOfHeading(id: string, { headings: found }: CompileContext): boolean {
  return found.some((heading) => heading.id === id);
}

function warnOfDuplicate(id: string, owner: 'heading' | 'element', node: Node, context: CompileContext): void {
  const message = `The id "${id}" is already used by another ${owner}. Expected a unique id.`;
  context.warn('duplicate-heading-id', message, placeOf(node));
}

function warnOfLayoutId(id: string, remedy: string, node: Node, context: CompileContext): void {
  const message = `The id "${id}" belongs to the layout around the page. ${remedy}.`;
  context.warn('duplicate-heading-id', message, placeOf(node));
}

/** Puts a link beside each heading of the table of contents. */
export function headingLinks(tree: Root, { headings: linked }: CompileContext): void {
  const texts = new Map(linked.map(({ id, text }) => [id, text]));
  walk(tree, (node, index, parent) => {
    if (!isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) return undefined;
    const id = String(node.properties.id);
    const text = texts.get(id);
    if (text !== undefined) parent.children[index] = withLink(node, id, text);
    return 'skip';
  });
}

/** Returns a heading and the link to it: beside it, because screen readers say what is in a heading as its name. */
export function withLink(heading: Element, id: string, text: string): Element {
  const label = `Direct link to ${text}`;
  const link = elementNode('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label, title: label }, []);
  return elementNode('div', { className: ['heading'] }, [heading, link]);
}

/** Returns inline content for the table of contents, with links and components reduced to their text. */
function withoutLinks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type === 'component') return withoutLinks(node.children);
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    if (tagName === 'a') return withoutLinks(children);
    const isFootnote = tagName === 'sup' && children.some((child) => isElement(child, 'a'));
    if (tagName === 'br') return [{ type: 'text', value: '\n' }];
    if (isFootnote || tagName === 'img') return [];
    return [{ ...node, properties: { ...node.properties, id: undefined }, children: withoutLinks(children) }];
  });
}
