import type { Element, Root } from 'hast';
import type { Diagnostic } from '../../src/shared/content-tree';
import { componentNode, elementNode } from './compile-context';
import type { CompileContext } from './compile-context';
import { admonitions } from './hast/admonitions';

/** Puts the errors of a page above its text, for readers of a site that builds pages with faults. */
export function addFaultBox(tree: Root, context: CompileContext): void {
  const { faults = [], showsFaults = false } = context.input;
  const errors = [...faults, ...context.diagnostics].filter(({ severity }) => severity === 'error');
  if (!showsFaults || errors.length === 0) return;
  const title = errors.length === 1 ? 'This page has a fault' : `This page has ${errors.length} faults`;
  const box: Root = {
    type: 'root',
    children: [componentNode('Admonition', { type: 'danger', title }, errors.flatMap(describe), undefined)],
  };
  admonitions(box, context);
  tree.children.unshift(...box.children);
}

function describe({ file, position, message, excerpt }: Diagnostic): Element[] {
  const place = position ? `${file}:${position.line}` : file;
  const text = elementNode('p', {}, [
    elementNode('code', {}, [{ type: 'text', value: place }]),
    { type: 'text', value: ` ${message}` },
  ]);
  return excerpt === undefined ? [text] : [text, elementNode('pre', {}, [{ type: 'text', value: excerpt }])];
}
