import type { Element, ElementContent } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { Paragraph, PhrasingContent, RootContent, Text } from 'mdast';

type Named<Name extends string> = Element & { tagName: Name };

/** A bold line that names what follows. */
export function labelled(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** The library's type is too wide: HTML allows only phrasing content in these places. */
export function phrasing(state: State, node: Element): PhrasingContent[] {
  return all(state, node) as PhrasingContent[];
}

/** The content of an element as Markdown nodes. */
export function all(state: State, node: Element): RootContent[] {
  return state.all(node);
}

export function isNamed<Name extends string>(node: ElementContent | undefined, name: Name): node is Named<Name> {
  return node?.type === 'element' && node.tagName === name;
}
