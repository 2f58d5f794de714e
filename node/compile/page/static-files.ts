import { resolve } from 'node:path';
import { decodeSafely } from '../../../src/shared/paths';
import type { CompileContext, SourcePlace } from '../compile-context';
import { isLocalFile, resolveFile, toRootPath } from '../source/imports';

/** A local file that an address names. Paths are relative to the project's root. */
export type LocalFile =
  | { kind: 'content'; file: string }
  /** In a folder whose files keep their name: `path` is their address. */
  | { kind: 'static'; file: string; path: string };

/** An address without query and hash, decoded. */
export function pathOf(address: string): string {
  return decodeSafely(address.replace(/[?#].*$/s, ''));
}

/**
 * The file that a local address names: relative to the file in which it is written, from the project's root
 * (`@site/…`), or absolute from a static folder. The file is noted as a dependency, whether it exists or not.
 */
export function findFile(address: string, page: CompileContext, place: SourcePlace | undefined): LocalFile | undefined {
  const path = pathOf(address);
  if (path.startsWith('/')) {
    for (const folder of staticFolders(page)) {
      const file = `${folder}${path}`;
      page.dependencies.add(file);
      if (isLocalFile(file, page)) return { kind: 'static', file, path };
    }
    return undefined;
  }
  const file = resolveFile(path, place?.file ?? page.input.file, page);
  page.dependencies.add(file);
  if (!isLocalFile(file, page)) return undefined;
  const folder = staticFolders(page).find((candidate) => file.startsWith(`${candidate}/`));
  return folder === undefined ? { kind: 'content', file } : { kind: 'static', file, path: file.slice(folder.length) };
}

/** Address of a file that was found: its own in a static folder; else it is copied, to where is known when all pages are. */
export function addressOf(found: LocalFile, page: CompileContext): string {
  if (found.kind === 'static') return encodeURI(found.path);
  page.assets.add(found.file);
  return `asset:${found.file}`;
}

/** Where a picture may be, for the message about one that is missing. */
export function expectedImage({ input }: CompileContext): string {
  return `Expected a file relative to the page, "@site/…" from the project's root, or "/…" in ${input.staticRoots.join(', ')}.`;
}

function staticFolders({ input }: CompileContext): string[] {
  return input.staticRoots.map((folder) => toRootPath(resolve(input.root, folder), input.root));
}
