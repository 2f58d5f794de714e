import { extname } from 'node:path';
import type { Root } from 'hast';
import { isExternal } from '../../../src/shared/paths';
import type { CompileContext } from '../compile-context';
import { visitAll } from '../tree/walk';
import { addressOf, findFile, pathOf } from './static-files';

/** Attributes that name a file, by element; links and images are handled elsewhere. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  iframe: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Copies local files of videos, audio and the like as assets, including imported and required ones. */
export function media(tree: Root, page: CompileContext): void {
  visitAll(tree, (node) => {
    if (node.type !== 'element') return;
    for (const name of fileAttributes[node.tagName] ?? []) {
      const written = node.properties[name];
      if (typeof written !== 'string' || !isRelativeFile(written)) continue;
      const found = findFile(written, page, node.data?.place);
      if (found === null) return;
      if (!found) {
        page.warn(
          'broken-link',
          `The file "${written}" does not exist. Expected a file relative to the page, or "@site/…" for one relative to the project root.`,
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
