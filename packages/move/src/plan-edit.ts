import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  areaOfPath,
  categoryFileName,
  decodeSafely,
  findArea,
  findClosest,
  isDocFile,
  listFiles,
  pathKey,
  placeIn,
  readContentRoutes,
  readEnvironment,
  readFrontMatter,
  splitAnchor,
  splitNumberPrefix,
  withoutSlash,
} from './engine';
import { listRoutes, planMove, planRemoval } from './move';
import type { Plan } from './plan';
import { planNewSlug } from './new-slug';
import { planHeadingRename } from './rename-heading';

/**
 * Plans what `npm run move` or `npm run remove` is asked for. Content is named by its file or folder, or by its address:
 * a path of the site or a whole URL of it. Throws a line that says what was expected.
 * @param to the new name or address, or the new heading if `from` has an anchor; of a removal, the page that stands in
 */
export function planEdit(root: string, command: 'move' | 'remove', from: string, to: string): Plan {
  const [named, anchor] = splitAnchor(isAddress(from) ? pathOf(from) : from);
  const isHeading = command === 'move' && anchor !== '';
  const name = isAddress(named) ? findSource(root, named, isHeading ? 'heading' : command) : tidy(named);
  if (isHeading) return planHeadingRename(root, name, decodeSafely(anchor.slice(1)), to);
  if (command === 'remove') return planRemoval(root, name, isAddress(to) ? pathOf(to) : routeOf(root, to));
  return isAddress(to) ? planMoveTo(root, name, pathOf(to)) : planMove(root, name, tidy(to));
}

function isAddress(text: string): boolean {
  return /^(?:\/|https?:)/i.test(text);
}

/** A file or folder as the plans name it. */
function tidy(name: string): string {
  return name.replace(/^\.\//, '').replace(/\/$/, '');
}

/** Returns the path and anchor that an address of this site has, without base path and query. */
function pathOf(address: string): string {
  if (address.startsWith('/')) return address.replace(/\?[^#]*/, '');
  const { SITE_URL, PATH_PREFIX } = readEnvironment();
  const url = URL.canParse(address) ? new URL(address) : null;
  // Without a setting, nothing says where the site is.
  const isOurs = url && (url.origin === SITE_URL || url.hostname === 'localhost' || !process.env.SITE_URL);
  if (!isOurs) throw new Error(`${address} is no address of this site. Expected one of ${SITE_URL}, or a path.`);
  const { pathname, hash } = url;
  const isBelow = PATH_PREFIX !== '' && pathname.startsWith(`${PATH_PREFIX}/`);
  return (isBelow ? pathname.slice(PATH_PREFIX.length) : pathname) + hash;
}

/** Returns the page or, to be moved or removed with what is below it, the folder at an address. */
function findSource(root: string, address: string, use: 'move' | 'remove' | 'heading'): string {
  const routes = listPages(root);
  const file = routes.get(pathKey(address));
  if (file === undefined) {
    const closest = findClosest(withoutSlash(pathKey(address)), [...routes.keys()].map(withoutSlash));
    throw new Error(
      `No page is at ${address}. Expected the address of a page, or its file${closest.length > 0 ? `; close to it: ${closest.join(', ')}` : ''}.`,
    );
  }
  const folder = path.posix.dirname(file);
  if (categoryFileName.test(path.posix.basename(file)))
    throw new Error(
      `The build makes the page at ${address}. Expected the folder ${folder}, or another slug in ${file}.`,
    );
  const area = findArea(file);
  const frontMatter = area ? readFrontMatter(root, file).data : null;
  const isOfFolder = area && frontMatter && placeIn(area, file, frontMatter).isIndex && folder !== area.folder;
  if (use === 'heading' || !isOfFolder || frontMatter.slug !== undefined) return file;
  if (use === 'move') return folder;
  const others = listFiles(root, folder).filter((other) => other !== file && isDocFile(other)).length;
  if (others === 0) return file;
  throw new Error(
    `The page at ${address} is that of a folder with ${others} more. Expected ${file}, to remove it alone, or ${folder}, to remove all.`,
  );
}

/** Returns the files of all pages, those of drafts too, by the key of their path. */
function listPages(root: string): Map<string, string> {
  const docs = [...listRoutes(root)].map(([file, route]) => [pathKey(route), file] as const);
  return new Map([...[...readContentRoutes(root)].map(([route, file]) => [pathKey(route), file] as const), ...docs]);
}

/** Returns the path of the page in a file, with the anchor behind the name. */
function routeOf(root: string, name: string): string {
  const [file, anchor] = splitAnchor(name);
  const route = listRoutes(root).get(tidy(file));
  if (route === undefined) throw new Error(`${file} is no page. Expected the address or file of a page that stays.`);
  return route + anchor;
}

/**
 * Plans that content has another address: its file or folder gets the name that makes it. A page whose address is not made
 * from its name, because its front matter has a slug or id, stays where it is and gets that slug.
 */
function planMoveTo(root: string, name: string, address: string): Plan {
  const wanted = withoutSlash(decodeSafely(address));
  const area = areaOfPath(wanted);
  if (!area || wanted === area.basePath)
    throw new Error(`${address} is below no area. Expected an address such as /docs/pricing/discounts.`);
  const taken = listPages(root).get(pathKey(wanted));
  if (taken !== undefined) throw new Error(`${taken} is at ${address} already. Expected a free address.`);
  const below = wanted.slice(area.basePath.length).split('/').filter(Boolean);
  const folder = below
    .slice(0, -1)
    .reduce((parent, part) => `${parent}/${folderNamed(root, parent, part)}`, area.folder);
  // A number in front of the name is the place among its neighbours.
  const own = path.posix.basename(name);
  const prefix = own.slice(0, own.length - splitNumberPrefix(own).name.length);
  const place = folder === path.posix.dirname(name) ? prefix : '';
  const extension = isDocFile(name) ? path.posix.extname(name) : '';
  const target = `${folder}/${place}${below.at(-1) ?? ''}${extension}`;
  const frontMatter = isDocFile(name) ? readFrontMatter(root, name).data : null;
  if (!frontMatter || pathKey(placeIn(area, target, frontMatter).path) === pathKey(wanted))
    return planMove(root, name, target);
  if (findArea(name) !== area)
    throw new Error(
      `${name} has an address of its own below another area. Expected the name of a file in ${area.folder}.`,
    );
  return planNewSlug(root, name, wanted.slice(area.basePath.length));
}

/** Returns the folder that stands for a part of an address: with its number, if it has one. */
function folderNamed(root: string, parent: string, part: string): string {
  const names = readNames(path.join(root, parent));
  return names.find((name) => name === part) ?? names.find((name) => splitNumberPrefix(name).name === part) ?? part;
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}
