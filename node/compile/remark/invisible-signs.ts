import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { decodeSafely } from '../../../src/shared/paths';
import { listInvisibleSigns } from '../../base/invisible-signs';
import { positionAt } from '../../base/positions';
import { fileState } from '../source/file-state';
import { visitAll } from '../tree/walk';

/** Warns of signs that nobody sees: in code and addresses they are copied with the rest, and fail where that is used. */
export const remarkInvisibleSigns: Plugin<[], Root> = () => (tree, file) => {
  const { context, source } = fileState(file);
  visitAll(tree, (node) => {
    const start = node.position?.start;
    for (const [place, text] of partsOf(node))
      for (const { sign, name } of listInvisibleSigns(text, place === 'text')) {
        // In an address it may be escaped.
        const offset = source.body.indexOf(sign, start?.offset);
        const isWritten = offset !== -1 && offset < (node.position?.end.offset ?? 0);
        const message = `There is ${name}, in ${place}. Expected only signs that can be seen.`;
        context.warn(
          'invisible-sign',
          message,
          context.placeIn(source, isWritten ? positionAt(source.body, offset) : start),
        );
      }
  });
};

/** Returns the texts of a node, by where they stand. */
function partsOf(node: Nodes): [string, string][] {
  switch (node.type) {
    case 'text':
      return [['text', node.value]];
    case 'code':
    case 'inlineCode':
      return [['code', node.value]];
    case 'link':
    case 'image':
    case 'definition':
      return [[`the address "${node.url}"`, decodeSafely(node.url)]];
    default:
      return [];
  }
}
