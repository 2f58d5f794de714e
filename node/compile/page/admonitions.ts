import type { Element, ElementContent, Root } from 'hast';
import { admonitionKeywords, admonitionKind } from '../admonition-kinds';
import type { ComponentNode, Page } from '../page';
import { isElement } from '../page';
import { classesOf } from '../tree/classes';
import { propNodes, propText } from '../tree/prop-nodes';
import { plainTextOf } from '../tree/text';
import { iconSvg } from './admonition-icons';
import { walk } from '../tree/walk';

/** Draws admonitions, written as directives or as `<Admonition>` (ADM-01 … ADM-07). */
export function admonitions(tree: Root, page: Page): void {
  walk(tree, (node, index, parent) => {
    if (isElement(node, 'admonition')) parent.children[index] = fromDirective(node, page);
    else if (node.type === 'component' && node.name === 'Admonition')
      parent.children[index] = fromComponent(node, page);
    else return undefined;
    return 'again';
  });
}

function fromDirective(node: Element, page: Page): Element {
  const { keyword, heading, id } = node.properties;
  const label = node.children.find((child): child is Element => isElement(child, 'admonition-title'));
  const title = label && plainTextOf(label) !== '' ? label.children : propNodes(heading);
  return draw(
    {
      keyword: String(keyword),
      title,
      content: node.children.filter((child) => child !== label),
      id: propText(id),
      classes: classesOf(node),
      data: node.data,
    },
    page,
  );
}

function fromComponent({ props, children, data }: ComponentNode, page: Page): Element {
  let keyword = propText(props.type) ?? 'note';
  if (!admonitionKind(keyword)) {
    page.warn(
      'unknown-admonition',
      `The admonition type "${keyword}" is not known and looks like "info". Expected one of: ${[...admonitionKeywords].join(', ')}.`,
      data?.place,
    );
    keyword = 'info';
  }
  return draw(
    {
      keyword,
      title: propNodes(props.title),
      content: children,
      id: propText(props.id),
      classes: propText(props.className)?.split(/\s+/) ?? [],
      data,
    },
    page,
  );
}

interface Admonition {
  keyword: string;
  title: ElementContent[];
  content: ElementContent[];
  id: string | undefined;
  classes: string[];
  data: Element['data'];
}

function draw({ keyword, title, content, id, classes, data }: Admonition, page: Page): Element {
  const kind = admonitionKind(keyword) ?? 'info';
  const titleId = page.nextId('admonition-title');
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      ...(id ? { id } : {}),
      className: ['admonition', `admonition-${kind}`, ...classes],
      role: 'note',
      ariaLabelledBy: [titleId],
    },
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: { className: ['admonition-title'], id: titleId },
        children: [
          { type: 'raw', value: iconSvg(kind) },
          ...(title.length > 0 ? title : [{ type: 'text', value: keyword } as const]),
        ],
      },
      { type: 'element', tagName: 'div', properties: { className: ['admonition-content'] }, children: content },
    ],
    ...(data ? { data } : {}),
  };
}
