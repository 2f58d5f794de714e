import { extname } from 'node:path';
import type { Root } from 'hast';
import { isExternal } from '../../../src/shared/paths';
import type { CompileContext } from '../compile-context';
import { visitAll } from '../tree/walk';
import { addressOf, findFile, pathOf } from './static-files';

/** Attributes that name a file, by element; links and pictures have plugins of their own. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Videos, sounds and the like: a local file, also one that was imported or required, is copied as an asset. */
export function media(tree: Root, page: CompileContext): void {
  visitAll(tree, (node) => {
    if (node.type !== 'element') return;
    for (const name of fileAttributes[node.tagName] ?? []) {
      const written = node.properties[name];
      if (typeof written !== 'string' || !isRelativeFile(written)) continue;
      const found = findFile(written, page, node.data?.place);
      if (!found) {
        page.warn(
          'broken-link',
          `The file "${written}" does not exist. Expected a file relative to the page, or "@site/…" from the project's root.`,
          node.data?.place,
        );
        continue;
      }
      node.properties[name] = addressOf(found, page);
    }
  });
}

function isRelativeFile(address: string): boolean {
  return !isExternal(address) && !/^[/#]/.test(address) && extname(pathOf(address)) !== '';
}
