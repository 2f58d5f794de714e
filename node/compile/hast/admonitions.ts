import type { Element, ElementContent, Root } from 'hast';
import { admonitionKeywords, admonitionKind, admonitionKinds } from '../../content/admonition-kinds';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { classesOf } from '../tree/classes';
import { propNodes, propText } from '../tree/prop-nodes';
import { walk } from '../tree/walk';

/** Renders admonitions, written as directives or as `<Admonition>`. */
export function admonitions(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (isElement(node, 'admonition')) parent.children[index] = fromDirective(node, context);
    else if (node.type === 'component' && node.name === 'Admonition')
      parent.children[index] = fromComponent(node, context);
    else return undefined;
    return 'again';
  });
}

function fromDirective(node: Element, context: CompileContext): Element {
  const { keyword, heading, id } = node.properties;
  const label = node.children.find((child): child is Element => isElement(child, 'admonition-title'));
  const isTitled = label?.children.some((child) => child.type !== 'text' || child.value.trim() !== '');
  const title = label && isTitled ? label.children : propNodes(heading);
  return render(
    {
      keyword: String(keyword),
      title,
      content: node.children.filter((child) => child !== label),
      id: propText(id),
      classes: classesOf(node),
      place: node.data?.place,
    },
    context,
  );
}

function fromComponent({ props, children, data }: ComponentNode, context: CompileContext): Element {
  let keyword = propText(props.type) ?? 'note';
  if (!admonitionKind(keyword)) {
    context.warn(
      'unknown-admonition',
      `The admonition type "${keyword}" is unknown and is shown as "info". Expected one of: ${[...admonitionKeywords].join(', ')}.`,
      data?.place,
    );
    keyword = 'info';
  }
  return render(
    {
      keyword,
      title: propNodes(props.title),
      content: children,
      id: propText(props.id),
      classes: propText(props.className)?.split(/\s+/) ?? [],
      place: data?.place,
    },
    context,
  );
}

interface Admonition {
  keyword: string;
  title: ElementContent[];
  content: ElementContent[];
  id: string | undefined;
  classes: string[];
  place: SourcePlace | undefined;
}

function render({ keyword, title, content, id, classes, place }: Admonition, context: CompileContext): Element {
  const kind = admonitionKind(keyword) ?? 'info';
  const titleId = context.nextId('admonition-title');
  const properties = {
    ...(id ? { id } : {}),
    className: ['admonition', `admonition-${kind}`, ...classes],
    role: 'note',
    ariaLabelledBy: [titleId],
  };
  const head: ElementContent[] = [
    { type: 'raw', value: iconSvg(kind) },
    ...(title.length > 0 ? title : [{ type: 'text', value: keyword } as const]),
  ];
  return elementNode(
    'div',
    properties,
    [
      elementNode('p', { className: ['admonition-title'], id: titleId }, head),
      elementNode('div', { className: ['admonition-content'] }, content),
    ],
    place,
  );
}

function iconSvg(kind: string): string {
  return `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${admonitionKinds[kind]?.icon ?? ''}"></path></svg>`;
}
