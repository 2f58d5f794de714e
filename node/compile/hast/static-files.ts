import { resolve } from 'node:path';
import { decodeSafely } from '../../../src/shared/paths';
import { clip } from '../compile-context';
import type { CompileContext, SourcePlace } from '../compile-context';
import { isLocalFile, nameOnDisk, refuseFile, resolveFile, suggestCapitals, toRootPath } from '../source/imports';
import { isForeign } from '../source/active-content';

/** A local file that a URL refers to. Paths are relative to the project root. */
export type LocalFile =
  | { kind: 'content'; file: string }
  /** In a static folder, whose files keep their names: `path` is the URL. */
  | { kind: 'static'; file: string; path: string };

/** Returns a URL's path, decoded, without query and hash. */
export function pathOf(address: string): string {
  return decodeSafely(address.replace(/[?#].*$/s, ''));
}

/**
 * Returns the file that a local URL refers to: relative to the file that contains it, to the project root (`@site/…`),
 * or absolute within a static folder. Records it as a dependency, whether or not it exists.
 * Undefined if there is none; null if it must not be published, which is reported here.
 */
export function findFile(
  address: string,
  context: CompileContext,
  place: SourcePlace | undefined,
): LocalFile | null | undefined {
  const path = pathOf(address);
  if (path.startsWith('/')) {
    for (const folder of staticFolders(context)) {
      const file = nameOnDisk(`${folder}${path}`, context);
      context.dependencies.add(file);
      if (isLocalFile(file, context)) return { kind: 'static', file, path: file.slice(folder.length) };
    }
    return undefined;
  }
  const file = resolveFile(path, place?.file ?? context.input.file, context);
  context.dependencies.add(file);
  if (refuseFile(address, file, context, place)) return null;
  if (!isLocalFile(file, context)) return undefined;
  const folder = staticFolders(context).find((candidate) => file.startsWith(`${candidate}/`));
  return folder === undefined ? { kind: 'content', file } : { kind: 'static', file, path: file.slice(folder.length) };
}

/**
 * Returns a file's URL. A file outside the static folders is copied, and its final URL is known only when all pages
 * are.
 */
export function addressOf(found: LocalFile, context: CompileContext): string {
  if (found.kind === 'static') return encodeURI(found.path);
  context.assets.add(found.file);
  return `asset:${found.file}`;
}

/** Returns a sentence that names a file with other capitals than a local URL has, or nothing. */
export function suggestFile(address: string, context: CompileContext, place: SourcePlace | undefined): string {
  const path = pathOf(address);
  const candidates = path.startsWith('/')
    ? staticFolders(context).map((folder) => `${folder}${path}`)
    : [resolveFile(path, place?.file ?? context.input.file, context)];
  return candidates.map((file) => suggestCapitals(file, context)).find((sentence) => sentence !== '') ?? '';
}

/** Warns of an image, video or sound of another origin, which the site's security policy keeps from loading. */
export function warnOfBlockedMedia(address: string, context: CompileContext, place: SourcePlace | undefined): void {
  if (/^data:/i.test(address) || !isForeign(address, context.input.mediaOrigins ?? [])) return;
  context.warn(
    'blocked-media',
    `"${clip(address, 80)}" is at another origin, from which the site's security policy loads nothing. Expected a file of this site, or its origin in \`mediaOrigins\` in site/site.ts.`,
    place,
  );
}

/** Returns where an image may be, for the message about a missing one. */
export function expectedImage({ input }: CompileContext): string {
  return `Expected a file relative to the page, "@site/…" for one relative to the project root, or "/…" in ${input.staticRoots.join(', ')}.`;
}

function staticFolders({ input }: CompileContext): string[] {
  return input.staticRoots.map((folder) => toRootPath(resolve(input.root, folder), input.root));
}
