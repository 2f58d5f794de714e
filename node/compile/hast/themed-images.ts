import type { Root } from 'hast';
import type { ComponentNode, CompileContext } from '../compile-context';
import { componentNode } from '../compile-context';
import { propText } from '../tree/prop-nodes';
import { walk } from '../tree/walk';

/** Classes that hide an image in the other colour mode (`src/styles/utilities.css`). */
const classNames = { light: 'only-light', dark: 'only-dark' } as const;

/** Splits `<ThemedImage sources={{light, dark}} alt="…" />` into two images, one shown in each colour mode. */
export function themedImages(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'ThemedImage') return undefined;
    parent.children.splice(index, 1, ...imagesOf(node, context));
    return 'again';
  });
}

function imagesOf({ props, data }: ComponentNode, context: CompileContext): ComponentNode[] {
  const { sources, className, ...attributes } = props;
  return (['light', 'dark'] as const).flatMap((mode) => {
    const src = propText((sources as Partial<Record<typeof mode, unknown>> | undefined)?.[mode]);
    if (src === undefined) {
      context.error(
        'broken-image',
        `The image has no source for the ${mode} mode. Expected sources={{light: '…', dark: '…'}}.`,
        data?.place,
      );
      return [];
    }
    const classes = [classNames[mode], propText(className)].filter(Boolean).join(' ');
    return [componentNode('Image', { ...attributes, src, className: classes }, [], data?.place)];
  });
}
