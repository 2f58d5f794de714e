import type { ChildNode, Element } from 'domhandler';
import { isTag, Text } from 'domhandler';
import { elementOf, parseHtml } from '../../reading/parse';
import type { IslandName } from '../../../src/shared/mdx-components';
import type { ComponentNode } from '../compile-context';

type ImageAddress = (index: number) => string;
type Form = (
  props: Readonly<Record<string, unknown>>,
  children: ChildNode[],
  imageAddress: ImageAddress,
) => ChildNode[];

/** What each component is before any script runs, as far as it is read. */
const forms: Readonly<Record<IslandName, Form>> = {
  CodeBlock: ({ language, title, html }) => [
    elementOf('div', { class: `language-${String(language)}` }, [
      ...(typeof title === 'string' ? [elementOf('div', {}, [new Text(title)])] : []),
      elementOf('div', {}, [elementOf('pre', {}, [elementOf('code', {}, parseHtml(String(html)).children)])]),
    ]),
  ],
  Tabs: ({ defaultValue, lazy }, children) => {
    const panels = children.filter(isTag).filter(({ attribs }) => attribs.role === 'tabpanel');
    const selected = defaultValue === undefined ? panels[0]?.attribs['data-value'] : defaultValue;
    const isShown = ({ attribs }: Element): boolean => lazy !== true || attribs['data-value'] === selected;
    return [elementOf('div', {}, panels.filter(isShown))];
  },
  TabItem: ({ value, label }, children) => [
    elementOf('div', { role: 'tabpanel', 'data-value': String(value), 'data-label': String(label ?? value) }, children),
  ],
  Image: ({ alt, className, index }, _, imageAddress) => [
    elementOf('img', {
      alt: String(alt),
      src: imageAddress(Number(index)),
      class: typeof className === 'string' ? className : '',
    }),
  ],
  Term: (_, children) => [elementOf('button', { popovertarget: '' }, children)],
};

/** Returns the static form of a component; of one that only built HTML shows, what the page gives it. */
export function staticForm(
  { name, props }: ComponentNode,
  children: ChildNode[],
  imageAddress: ImageAddress,
): ChildNode[] {
  return isKnown(name) ? forms[name](props, children, imageAddress) : children;
}

/** Whether the static form of a component is known here. */
export function isKnown(name: string): name is keyof typeof forms {
  return Object.hasOwn(forms, name);
}
