import type { Element, ElementContent } from 'hast';
import { elementOf, isElement, parseFragment } from '../../reading/parse';
import type { IslandName } from '../../../src/shared/mdx-components';
import type { ComponentNode } from '../compile-context';

type ImageAddress = (index: number) => string;
type Form = (
  props: Readonly<Record<string, unknown>>,
  children: ElementContent[],
  imageAddress: ImageAddress,
) => ElementContent[];

/** What each component is before any script runs, as far as it is read. */
const forms: Readonly<Record<IslandName, Form>> = {
  CodeBlock: ({ language, title, html }) => [
    elementOf('div', { className: [`language-${String(language)}`] }, [
      ...(typeof title === 'string' ? [elementOf('div', {}, [{ type: 'text' as const, value: title }])] : []),
      elementOf('div', {}, [elementOf('pre', {}, [elementOf('code', {}, parseFragment(String(html)))])]),
    ]),
  ],
  Tabs: ({ defaultValue, lazy }, children) => {
    const panels = children.filter(isElement).filter(({ properties }) => properties.role === 'tabpanel');
    const selected = defaultValue === undefined ? panels[0]?.properties.dataValue : defaultValue;
    const isShown = ({ properties }: Element): boolean => lazy !== true || properties.dataValue === selected;
    return [elementOf('div', {}, panels.filter(isShown))];
  },
  TabItem: ({ value, label }, children) => [
    elementOf('div', { role: 'tabpanel', dataValue: String(value), dataLabel: String(label ?? value) }, children),
  ],
  Image: ({ alt, className, index }, _, imageAddress) => [
    elementOf('img', {
      alt: String(alt),
      src: imageAddress(Number(index)),
      className: typeof className === 'string' ? className.split(' ') : [],
    }),
  ],
  Term: (_, children) => [elementOf('button', { popoverTarget: '' }, children)],
};

/** Returns the static form of a component; of one that only built HTML shows, what the page gives it. */
export function staticForm(
  { name, props }: ComponentNode,
  children: ElementContent[],
  imageAddress: ImageAddress,
): ElementContent[] {
  return isKnown(name) ? forms[name](props, children, imageAddress) : children;
}

/** Whether the static form of a component is known here. */
export function isKnown(name: string): name is keyof typeof forms {
  return Object.hasOwn(forms, name);
}
