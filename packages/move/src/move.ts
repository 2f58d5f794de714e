import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addRedirects,
  areas,
  bodyStartOf,
  decodeSafely,
  findArea,
  findClosest,
  findFile,
  findNameFault,
  hasReferences,
  idInFolder,
  isDocFile,
  isFile,
  isSamePath,
  listFiles,
  literalPattern,
  markdownPath,
  moveTargets,
  pathKey,
  placeIn,
  readContentRoutes,
  readFrontMatter,
  readRedirectTable,
  redirectsFile,
  relativeTo,
  replaceReferences,
  rewriteScalars,
  splitAddress,
  splitAnchor,
  toAddress,
} from './engine';
import { findMentions } from './find-mentions';
import type { Plan } from './plan';

/** A document before and after, with `{product}` as written. */
export interface MovedDoc {
  before: { path: string; docId: string };
  after: { path: string; docId: string };
}

const isMdx = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Plans the move of a page or a folder of the content, both relative to the project root. Every link to what moves is
 * rewritten in the form that it has, the old paths of pages get redirects, and front matter stays, so that titles and
 * places in the sidebar do too. Throws if the target is taken or is no place for content.
 */
export function planMove(root: string, from: string, to: string): Plan {
  const renames = findRenames(root, from, to);
  return planPlaces(root, renames, findMovedDocs(root, renames));
}

/** Plans that pages have other places, and files other names. */
export function planPlaces(root: string, renames: Plan['renames'], docs: ReadonlyMap<string, MovedDoc>): Plan {
  const paths = new Map([...docs.values()].map(({ before, after }) => [pathKey(before.path), after.path]));
  const redirects = new Map(
    [...docs.values()].flatMap(({ before, after }) =>
      isSamePath(before.path, after.path) ? [] : [[before.path, after.path] as const],
    ),
  );
  const texts = rewriteContent(root, { renames, paths, docs, removed: new Set() }, redirects);
  return { renames, removals: [], texts, redirects, mentions: findMentions(root, [...paths.keys()]) };
}

/**
 * Plans the removal of a page or a folder of the content. Its addresses, and links to it, lead to the page at `to`, which
 * may have an anchor. Throws if there is no such page.
 */
export function planRemoval(root: string, name: string, to: string): Plan {
  checkName(root, name);
  const removals = isMdx(name) ? [name] : listFiles(root, name);
  const isRemoved = new Set(removals);
  const docs = findMovedDocs(root, new Map(removals.map((file) => [file, file])));
  const [target] = splitAnchor(to);
  const routes = [...readContentRoutes(root)];
  const staying = routes.flatMap(([route, file]) => (isRemoved.has(file) ? [] : [route]));
  if (!staying.some((route) => pathKey(route) === pathKey(target))) {
    const [closest = '/docs/changelog'] = findClosest(target, staying);
    throw new Error(`No page that stays is at ${target}. Expected the path of a page, such as ${closest}.`);
  }
  const gone = routes.flatMap(([route, file]) => (isRemoved.has(file) ? [docs.get(file)?.before.path ?? route] : []));
  const paths = new Map(gone.map((route) => [pathKey(route), to]));
  const redirects = new Map(gone.map((route) => [route, to]));
  const renames = new Map<string, string>();
  const texts = rewriteContent(root, { renames, paths, docs, removed: isRemoved }, redirects);
  return { renames, removals, texts, redirects, mentions: findMentions(root, [...paths.keys()]) };
}

interface Change {
  renames: ReadonlyMap<string, string>;
  /** New paths by old ones, filled and with final slash. */
  paths: ReadonlyMap<string, string>;
  docs: ReadonlyMap<string, MovedDoc>;
  removed: ReadonlySet<string>;
}

function rewriteContent(root: string, change: Change, redirects: ReadonlyMap<string, string>): Map<string, string> {
  const { renames, paths, docs, removed } = change;
  const texts = new Map<string, string>();
  const routes = listRoutes(root);
  for (const file of listFiles(root, 'content').filter((name) => !removed.has(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const target = renames.get(file) ?? file;
    let changed = text;
    if (file === redirectsFile) changed = moveTargets(text, paths, removed.size === 0);
    else if (hasReferences(file)) changed = rewritePage(root, text, { ...change, file, target, routes });
    else if (/\.(?:ya?ml|json)$/.test(file)) changed = rewriteIds(rewritePaths(text, change), docs, file);
    if (changed !== text) texts.set(target, changed);
  }
  if (redirects.size > 0) {
    const table = texts.get(redirectsFile) ?? readRedirectTable(root);
    texts.set(redirectsFile, addRedirects(table, redirects));
  }
  return texts;
}

/** Returns the path of each page that can be read, by its file. */
export function listRoutes(root: string): Map<string, string> {
  const files = listFiles(root, 'content').filter(isDocFile);
  return new Map(
    files.flatMap((file) => {
      const area = findArea(file);
      const frontMatter = readFrontMatter(root, file).data;
      return area && frontMatter ? [[file, placeIn(area, file, frontMatter).path]] : [];
    }),
  );
}

function checkName(root: string, name: string, isNew = false): void {
  if (!findArea(`${name}/`) || path.posix.normalize(name) !== name)
    throw new Error(
      `${name} is no file or folder of an area. Expected a path such as content/docs/pricing/discounts.mdx.`,
    );
  const exists = existsSync(path.join(root, name));
  if (exists && isNew) throw new Error(`${name} exists already. Expected a new name.`);
  if (!exists && !isNew) throw new Error(`${name} does not exist.`);
  if (!isNew && !isMdx(name) && isFile(path.join(root, name)))
    throw new Error(`${name} is no page. Expected one in .mdx or .md, or the folder with the file.`);
}

function findRenames(root: string, from: string, to: string): Map<string, string> {
  checkName(root, from);
  checkName(root, to, true);
  const fault = findNameFault(to);
  if (fault !== null) throw new Error(`${to} cannot be a page. Expected a name without ${fault}.`);
  if (`${to}/`.startsWith(`${from}/`)) throw new Error(`${to} is inside of ${from}. Expected a place outside.`);
  if (isMdx(from) !== isMdx(to))
    throw new Error(`${to} must ${isMdx(from) ? 'end in .mdx or .md, like' : 'be a folder, like'} ${from}.`);
  const files = isMdx(from) ? [from] : listFiles(root, from);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}

function findMovedDocs(root: string, renames: ReadonlyMap<string, string>): Map<string, MovedDoc> {
  const docs = new Map<string, MovedDoc>();
  for (const [file, target] of renames) {
    const [area, newArea] = [findArea(file), findArea(target)];
    if (!area || !newArea || !isDocFile(file)) continue;
    const frontMatter = readFrontMatter(root, file).data;
    if (!frontMatter) throw new Error(`${file} has faults in its front matter; npm run check names them.`);
    docs.set(file, { before: placeIn(area, file, frontMatter), after: placeIn(newArea, target, frontMatter) });
  }
  return docs;
}

interface PageChange extends Change {
  file: string;
  /** Paths of all pages by file, before the change. */
  routes: ReadonlyMap<string, string>;
  /** Where the file is at the end. */
  target: string;
}

function rewritePage(root: string, text: string, change: PageChange): string {
  const { file, target, renames, paths, docs, removed } = change;
  const rewritten = replaceReferences(text, file, ({ text: written, isFileName }) => {
    const [address, rest] = isFileName ? splitLoader(written) : splitAddress(written);
    if (address === '') return written;
    // A page that stands in for another does not have its anchors.
    const lead = (to: string): string => (removed.size > 0 ? to : to + rest);
    const byPath = isFileName ? undefined : findPath(address, change);
    if (byPath !== undefined) return lead(byPath);
    const name = isFileName ? address : decodeSafely(address);
    const old = findFile(root, name, file);
    if (old === null) {
      const page = isFileName ? undefined : findMarkdownVersion(address, paths);
      return page === undefined ? written : page + rest;
    }
    if (removed.has(old)) return lead(paths.get(pathKey(docs.get(old)?.before.path ?? '')) ?? written);
    const moved = renames.get(old) ?? old;
    if (moved === old && target === file) return written;
    const form = isFileName ? (to: string): string => to : toAddress;
    return form(inFormOf(name, target, moved)) + rest;
  });
  const end = bodyStartOf(text);
  const head = rewriteScalars(rewritten.slice(0, end), ({ key, value }) => {
    if (key !== 'image') return value;
    const old = findFile(root, value, file);
    const moved = old === null ? null : (renames.get(old) ?? old);
    return moved === null || (moved === old && target === file) ? value : inFormOf(value, target, moved);
  });
  return rewriteIds(head, docs, file) + rewritten.slice(end);
}

/** Splits off what a bundler is told about an imported file. */
function splitLoader(name: string): [name: string, rest: string] {
  return name.endsWith('?raw') ? [name.slice(0, -'?raw'.length), '?raw'] : [name, ''];
}

/** Returns the new path of the page at an address, which may be relative to that of the page. */
function findPath(address: string, { paths, routes, file }: PageChange): string | undefined {
  if (address.startsWith('/')) return paths.get(pathKey(address));
  const own = routes.get(file);
  if (own === undefined || address.startsWith('@site/') || isMdx(address)) return undefined;
  const key = pathKey(new URL(address, `https://site.invalid${own}`).pathname);
  const moved = paths.get(key);
  // Another place of the page makes another one of the address.
  return moved ?? (paths.has(pathKey(own)) ? [...routes.values()].find((route) => pathKey(route) === key) : undefined);
}

/** Returns the new address of the Markdown version of a page, if a link leads to that. */
function findMarkdownVersion(address: string, paths: Change['paths']): string | undefined {
  const moved = /^\/.*\.md$/.test(address) ? paths.get(pathKey(address.slice(0, -'.md'.length))) : undefined;
  return moved === undefined ? undefined : markdownPath(splitAddress(moved)[0]);
}

/** Returns the name of a file for a page, in the form that it had: from the root, from the content folder, or relative. */
function inFormOf(name: string, from: string, file: string): string {
  if (name.startsWith('@site/')) return `@site/${file}`;
  return name.startsWith('/') && file.startsWith('content/')
    ? `/${file.slice('content/'.length)}`
    : relativeTo(from, file, name);
}

/** Replaces paths of moved pages in data: whole ones, not the beginnings of longer ones. */
function rewritePaths(text: string, { paths, removed }: Change): string {
  const bases = areas.map(({ basePath }) => literalPattern(basePath)).join('|');
  const pattern = new RegExp(
    `((?:${bases})/[^\\s"',#?)\\]}]*(?:\\{product\\}[^\\s"',#?)\\]}]*)*)(#[^\\s"',)\\]}]*)?`,
    'g',
  );
  return text.replace(pattern, (written, address: string, anchor: string | undefined) => {
    const moved = paths.get(pathKey(address));
    if (moved === undefined) return written;
    return removed.size > 0 ? moved : moved + (anchor ?? '');
  });
}

/** Replaces ids of moved documents in front matter and `_category_` files; ids are unique in an area. */
function rewriteIds(text: string, docs: ReadonlyMap<string, MovedDoc>, file: string): string {
  const area = findArea(file);
  const ids = new Map(
    [...docs].flatMap(([moved, { before, after }]) => (findArea(moved) === area ? [[before.docId, after.docId]] : [])),
  );
  const folder = area ? path.posix.dirname(file).slice(area.folder.length + 1) : '';
  return rewriteScalars(text, ({ key, parent, value }) => {
    if (key === 'pagination_prev' || key === 'pagination_next') return ids.get(value) ?? value;
    return key === 'id' && parent === 'link' ? (ids.get(value) ?? ids.get(idInFolder(folder, value)) ?? value) : value;
  });
}
