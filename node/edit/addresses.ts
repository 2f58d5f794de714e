import path from 'node:path';
import { decodeSafely, withoutIndexHtml, withSlash } from '../../src/shared/paths';
import { fillProductSlug } from '../../src/shared/product';
import { site } from '../../src/shared/site';
import { isFile } from '../base/is-file';

/** Splits `a/b.mdx?x#y` into what comes before the query or fragment, and the rest. */
export function splitAddress(text: string): [address: string, rest: string] {
  const index = text.search(/[?#]/);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Returns a file relative to the folder of another, with a leading `./` if the original had one. */
export function relativeTo(from: string, file: string, original: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return original.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
}

/** Returns what all forms of a page's path have in common: decoded, the product filled in, a final slash, no file. */
export function pathKey(address: string): string {
  return withSlash(withoutIndexHtml(fillProductSlug(decodeSafely(address), site.product)));
}

/**
 * Returns the existing file to which a file name leads, tried where the compile step tries it: `@site/…` from the
 * project root or the content folder, `/…` from the content folder, the area or the root, others beside the page first.
 */
export function findFile(root: string, name: string, from: string): string | null {
  const inArea = path.posix.join(...from.split('/').slice(0, 2), name);
  const inContent = path.posix.join('content', name);
  const beside = path.posix.join(path.posix.dirname(from), name);
  const candidates = name.startsWith('@site/')
    ? [name.slice('@site/'.length), `content/${name.slice('@site/'.length)}`]
    : name.startsWith('/')
      ? [inContent, inArea, name.slice(1)]
      : name.startsWith('./')
        ? [beside]
        : name.startsWith('../')
          ? [beside, path.posix.relative('content', beside)]
          : [beside, inArea, inContent, name];
  return candidates.find((file) => !file.startsWith('../') && isFile(path.join(root, file))) ?? null;
}

/** Returns an address in which a file name means itself. */
export function toAddress(file: string): string {
  return file.replace(/[%?#]/g, encodeURIComponent);
}

/** Encodes what an address must not have in a link; escapes that it has, and `{product}`, stay. */
export function encodeAddress(address: string): string {
  return encodeURI(address)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%7Bproduct%7D', '{product}');
}
