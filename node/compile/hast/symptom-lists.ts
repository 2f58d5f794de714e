import { statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { findArea } from '../../content/doc-files';
import type { CompileContext } from '../compile-context';
import { propText } from '../tree/prop-nodes';
import { walk } from '../tree/walk';

/** Checks `<SymptomList folder="…" />`, which `fillLists` fills once all pages are known. */
export function symptomLists(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'SymptomList') return undefined;
    const folder = propText(node.props.folder) ?? '';
    const area = findArea(context.input.file)?.folder ?? context.input.contentRoot;
    const isFolder = /^[\w-]+(?:\/[\w-]+)*$/.test(folder) && isDirectory(path.join(context.input.root, area, folder));
    if (!isFolder) {
      context.error(
        'unknown-folder',
        `<SymptomList> names the folder "${folder}". Expected one of ${area}, such as folder="checkout".`,
        node.data?.place,
      );
    }
    if (isFolder) node.props = { folder };
    else parent.children.splice(index, 1);
    return isFolder ? 'skip' : 'again';
  });
}

function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}
