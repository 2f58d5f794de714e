import type { Element, ElementContent, Root } from 'hast';
import { clip, elementNode, isElement, placeOf } from '../compile-context';
import type { CompileContext } from '../compile-context';
import { hasClass } from '../tree/classes';
import { textOf } from '../tree/text';
import { walk } from '../tree/walk';

/** Draws formulas; one with a fault stays as it is written. `alttext` has the source, for all that reads pages. */
export function formulas(tree: Root, context: CompileContext): void {
  const { formulas: drawing } = context.input;
  if (!drawing) return;
  walk(tree, (node, index, parent) => {
    const isBlock = isElement(node, 'pre');
    const code = isBlock ? node.children[0] : node;
    if (!isElement(code, 'code') || !hasClass(code, 'language-math')) return undefined;
    const source = textOf(code).trim();
    try {
      const [, mathml = ''] = /^<math[^>]*>(.*)<\/math>$/s.exec(drawing.draw(source, isBlock)) ?? [];
      parent.children[index] = isBlock
        ? elementNode('div', { className: ['formula'], tabIndex: 0 }, [formula(source, mathml, 'block')])
        : formula(source, mathml, 'inline');
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      context.error(
        'formula',
        `The formula "${clip(source.replace(/\s+/g, ' '), 60)}" cannot be drawn, and is shown as it is written: ${reason}`,
        placeOf(node),
      );
    }
    return 'skip';
  });
}

function formula(source: string, mathml: string, display: 'block' | 'inline'): Element {
  const inner: ElementContent = { type: 'raw', value: mathml };
  return elementNode('math', { display, alttext: source }, [inner]);
}
