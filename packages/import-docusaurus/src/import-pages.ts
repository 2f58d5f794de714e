import { posix } from 'node:path';
import { visit } from 'unist-util-visit';
import {
  attributeOf,
  decodeSafely,
  isJsx,
  parseSource,
  relativeTo,
  replaceReferences,
  splitAddress,
  withoutSlash,
} from './engine';
import { findForeignFile, listImports, replaceImports, splitRequest, withoutEscapes } from './foreign-code';

/** Where everything is in the other site and here. */
export interface Moves {
  /** Root of the other site. */
  root: string;
  /** Folder of pages there. */
  docsFolder: string;
  baseUrl: string;
  /** New file by old one, both relative to their roots. */
  files: ReadonlyMap<string, string>;
  /** New path by old path of a page, without a final slash. */
  routes: ReadonlyMap<string, string>;
}

/** What a page's text uses. */
export interface PageUses {
  imports: string[];
  /** Of files that it shows or links. */
  addresses: string[];
  /** Names of components, but those that the page imports or declares itself. */
  components: Set<string>;
  /** Origins of the pages that it shows in frames. */
  frames: string[];
  /** Origins of the pictures, videos and sounds that it shows. */
  media: string[];
}

/** Returns what a page imports and which components it uses; null if its Markdown cannot be parsed. */
export function readUses(text: string, file: string): PageUses | null {
  const imports: string[] = [];
  const components = new Set<string>();
  const frames: string[] = [];
  const media: string[] = [];
  const addresses: string[] = [];
  let declarations = '';
  try {
    visit(parseSource(text, file).tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        declarations += `${node.value}\n`;
        imports.push(...listImports(node.value));
      } else if (isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? '')) components.add(node.name ?? '');
      else if (isJsx(node) && node.name === 'iframe') frames.push(...originsIn(attributeOf(node, 'src')));
      else if (isJsx(node) && mediaTags.test(node.name ?? '')) media.push(...originsIn(attributeOf(node, 'src')));
      else if (node.type === 'image') media.push(...originsIn(node.url));
      else if (node.type === 'definition' && /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]|$)/i.test(node.url))
        media.push(...originsIn(node.url));
      else if (node.type === 'html') {
        for (const [, src] of node.value.matchAll(/<(?:img|video|audio|source)\b[^>]*?\ssrc\s*=\s*["']?([^\s"'>]+)/gi))
          media.push(...originsIn(src));
        for (const [, src] of node.value.matchAll(/<iframe\b[^>]*?\ssrc\s*=\s*["']?([^\s"'>]+)/gi))
          frames.push(...originsIn(src));
      }
    });
  } catch {
    return null;
  }
  replaceReferences(text, file, ({ text: reference, isFileName }) => {
    const address = decodeSafely(withoutEscapes(splitAddress(reference)[0]));
    if (!isFileName && /\.(?!mdx?$)\w+$/.test(address)) addresses.push(address);
    return reference;
  });
  for (const name of components) if (new RegExp(`\\b${name}\\b`).test(declarations)) components.delete(name);
  return { imports, addresses, components, frames, media };
}

const mediaTags = /^(?:img|video|audio|source|Image)$/;

function originsIn(address: string | undefined): string[] {
  if (address === undefined || !/^https?:/i.test(address) || !URL.canParse(address)) return [];
  return [new URL(address).origin];
}

/**
 * Returns a page's text with every address that would lead elsewhere from its new place changed to lead to the same file
 * or page. Throws if its Markdown cannot be parsed.
 */
export function moveReferences(text: string, from: string, to: string, moves: Moves): string {
  return replaceReferences(text, to, ({ text: reference, isFileName }) => {
    const [written, rest] = splitAddress(reference);
    const address = withoutEscapes(written);
    const moved =
      address === ''
        ? ''
        : isFileName && address.startsWith('/')
          ? moveFromRoot(address, from, moves)
          : moveAddress(address, from, to, moves);
    return moved === address ? reference : `${moved}${rest}`;
  });
}

/** Returns a text of code whose imports lead to the same files from its new place. */
export function moveImports(text: string, from: string, to: string, moves: Moves): string {
  return replaceImports(text, from, (specifier) => {
    const [loaders, name, query] = splitRequest(specifier);
    // `url(x.png)` in a style sheet is beside it.
    const found = findForeignFile(moves.root, name, from) ?? findForeignFile(moves.root, `./${name}`, from);
    const target = found === undefined ? undefined : moves.files.get(found);
    if (target === undefined) return specifier;
    const lacksExtension = posix.extname(name) !== posix.extname(target);
    const isSame = (path: string): boolean => path === target || (lacksExtension && path === withoutExtension(target));
    const own = name.startsWith('@site/') ? name.slice('@site/'.length) : posix.join(posix.dirname(to), name);
    if (isSame(own) || (name.startsWith('@site/') && isSame(`content/${own}`))) return specifier;
    const address = /\.css$/.test(from)
      ? relativeTo(to, target, './')
      : `@site/${lacksExtension ? withoutExtension(target) : target}`;
    return loaders + address + query;
  });
}

/** An import from the root of the site, as webpack allows. */
function moveFromRoot(address: string, from: string, { root, files }: Moves): string {
  const found = findForeignFile(root, address, from);
  const target = found === undefined ? undefined : files.get(found);
  return target === undefined ? address : `@site/${posix.extname(address) === '' ? withoutExtension(target) : target}`;
}

function moveAddress(address: string, from: string, to: string, moves: Moves): string {
  if (address.startsWith('/') && !/\.\w+$/.test(address)) return moveRoute(address, moves);
  const found = findOld(address, from, moves);
  const target = found && moves.files.get(found);
  if (!found || !target) return address;
  // The content folder and the root are tried too.
  const isFound = target === found || target === `content/${found}`;
  // An import of code may lack the extension.
  const lacksExtension = posix.extname(address) === '';
  if (address.startsWith('@site/')) {
    return isFound ? address : `@site/${lacksExtension ? withoutExtension(target) : target}`;
  }
  if (address.startsWith('/')) return isFound ? address : relativeTo(to, target, address);
  const written = posix.join(posix.dirname(to), decodeSafely(address));
  if (written === target || (lacksExtension && withoutExtension(target) === withoutExtension(written))) return address;
  return /\.mdx?$/.test(target) ? relativeTo(to, target, address) : `@site/${target}`;
}

function moveRoute(address: string, { baseUrl, routes }: Moves): string {
  const route = routes.get(withoutSlash(decodeSafely(address)) || '/');
  if (route !== undefined) return route;
  if (baseUrl === '/' || !address.startsWith(baseUrl)) return address;
  const below = `/${address.slice(baseUrl.length)}`;
  return routes.get(withoutSlash(decodeSafely(below)) || '/') ?? below;
}

const withoutExtension = (file: string): string => file.replace(/(?:\/index)?\.\w+$/, '');

/** A link to a file is tried beside the page, in the folder of pages and from the root, as in Docusaurus. */
function findOld(address: string, from: string, { root, docsFolder, files }: Moves): string | undefined {
  const path = decodeSafely(address);
  const beside = findForeignFile(
    root,
    path.startsWith('@site/') || path.startsWith('.') ? path : `./${path.replace(/^\//, '')}`,
    from,
  );
  if (!path.startsWith('/') && beside !== undefined) return beside;
  if (/^(?:\.|@site\/)/.test(path)) return undefined;
  const bare = path.replace(/^\//, '');
  return [posix.join(docsFolder, bare), bare].find((file) => files.has(file));
}
