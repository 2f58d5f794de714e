import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { splitNumberPrefix } from './engine';
import type { ForeignDoc } from './foreign-doc';
import { byPosition, commonFolder, sameFolder } from './folder-order';
import { idsOf } from './moved-ids';
import { readCategoryEntry } from './sidebar-items';
import type { CategoryLink, NamedSidebar, SidebarEntry } from './sidebar-items';

/** Where a page belongs here, and how it stands in the sidebar. */
export interface Placement {
  file: string;
  /** Of the page in its new place. */
  id: string;
  position?: number;
  label?: string;
}

/** What a folder's `_category_` file must say. */
export interface FolderCategory {
  /** Without one, that of its page. */
  label?: string;
  position?: number;
  collapsed?: boolean;
  collapsible?: boolean;
  description?: string;
  /** `null`: no page represents the category. */
  link?: CategoryLink | null;
}

export interface PlacedDocs {
  /** By the page's present file. */
  placements: ReadonlyMap<string, Placement>;
  /** By folder. */
  categories: ReadonlyMap<string, FolderCategory>;
  /** The files of the sidebars, in their order. */
  order: readonly string[];
  /** The files that are in none of the sidebars, if there are any. */
  outside: readonly string[];
}

/** An entry of the sidebar with its folder. */
interface Placed {
  /** Name by which an entry without a position is sorted. */
  name: string;
  position: number | null;
  place: (position: number) => void;
  /** The tree's own order holds. */
  isFromTree?: boolean;
}

/**
 * Turns sidebars into folders, because here the folder tree is the sidebar. A category whose pages are the folder where
 * it belongs keeps it; other pages move into a folder of the category's name. Pages in no sidebar stay where they are.
 */
export function placeDocs(
  docs: readonly ForeignDoc[],
  sidebars: readonly NamedSidebar[],
  readCategory: (folder: string) => Readonly<Record<string, unknown>> = () => ({}),
): PlacedDocs {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const placements = new Map<string, Omit<Placement, 'id'>>();
  /** Pages that categories lead to, by folder. */
  const linkedDocs = new Map<string, ForeignDoc>();
  const categories = new Map<string, FolderCategory>();
  const takenFolders = new Set<string>();
  const takenFiles = new Set(docs.map(({ file }) => file));

  function placeItems(items: readonly SidebarEntry[], folder: string): void {
    const [only, ...rest] = items;
    const isTree = rest.length === 0 && only?.type === 'folder' && only.folder === folder;
    const explicit = isTree
      ? items
      : items.flatMap((item) => (item.type === 'folder' ? entriesIn(item.folder) : [item]));
    const placed = explicit.flatMap((item) => placeItem(item, folder));
    if (isInTreeOrder(placed)) return;
    placed.forEach(({ place }, index) => place(index + 1));
  }

  function placeItem(item: SidebarEntry, folder: string): Placed[] {
    if (item.type === 'doc') return placeDoc(byId.get(item.id), folder, item.label);
    if (item.type === 'folder') {
      for (const doc of docsBelow(item.folder)) {
        const rest = posix.relative(item.folder, doc.file);
        placeDoc(doc, posix.join(folder, posix.dirname(rest)));
      }
      return [{ name: '', position: null, place: () => undefined, isFromTree: true }];
    }
    const files = filesIn(item);
    if (files.length === 0) return [];
    const own = folderOf(item.label || (item.folderName ?? ''), files, folder);
    takenFolders.add(own);
    const linked = item.link?.type === 'doc' ? byId.get(item.link.id) : undefined;
    if (linked) placeDoc(linked, own, undefined, true);
    placeItems(item.items, own);
    const category = categoryOf(item);
    if (linked) linkedDocs.set(own, linked);
    categories.set(own, category);
    return [{ name: posix.basename(own), position: null, place: (position) => (category.position = position) }];
  }

  /** Returns what a generated part of a sidebar has, in the order of the tree. */
  function entriesIn(folder: string, withoutDoc?: ForeignDoc): SidebarEntry[] {
    const below = docsBelow(folder);
    const own = below.filter(({ file }) => sameFolder(posix.dirname(file), folder) && file !== withoutDoc?.file);
    const names = below.flatMap(({ file }) => {
      const [name, ...more] = posix.relative(folder, file).split('/');
      return name !== undefined && more.length > 0 ? [name] : [];
    });
    const entries = [
      ...own.map((doc) => ({
        entry: { type: 'doc' as const, id: doc.docId },
        position: doc.position,
        name: doc.fileName,
      })),
      ...[...new Set(names)].map((name) => generatedCategory(posix.join(folder, name))),
    ];
    return entries.sort(byPosition).map(({ entry }) => entry);
  }

  function generatedCategory(folder: string): { entry: SidebarEntry; position: number | null; name: string } {
    const written = readCategory(folder);
    const { name, prefix } = splitNumberPrefix(posix.basename(folder));
    const { link: writtenLink, ...category } = readCategoryEntry(written);
    const index = docs.find((doc) => doc.isIndex && sameFolder(posix.dirname(doc.file), folder));
    const linkedId =
      writtenLink?.type === 'doc'
        ? (byId.get(writtenLink.id)?.docId ??
          posix.join(
            folder
              .split('/')
              .map((each) => splitNumberPrefix(each).name)
              .join('/'),
            writtenLink.id,
          ))
        : undefined;
    const linked = linkedId === undefined ? (written.link === undefined ? index : undefined) : byId.get(linkedId);
    const link: CategoryLink | null = linked ? { type: 'doc', id: linked.docId } : (writtenLink ?? null);
    const items = entriesIn(folder, linked);
    const position = typeof written.position === 'number' ? written.position : (linked?.position ?? prefix ?? null);
    // A folder whose only page is its index page is a plain link.
    if (items.length === 0 && linked) return { entry: { type: 'doc', id: linked.docId }, position, name };
    const label = category.label === '' ? (linked?.label ?? '') : category.label;
    return { entry: { ...category, type: 'category', label, folderName: name, items, link }, position, name };
  }

  function placeDoc(doc: ForeignDoc | undefined, folder: string, label?: string, standsForFolder = false): Placed[] {
    if (!doc || placements.has(doc.file)) return [];
    const placement: Omit<Placement, 'id'> = {
      file: fileIn(folder, doc, standsForFolder),
      ...(label === undefined ? {} : { label }),
    };
    placements.set(doc.file, placement);
    return [{ name: doc.fileName, position: doc.position, place: (position) => (placement.position = position) }];
  }

  /** Returns a free file name: pages of several folders may have the same. */
  function fileIn(folder: string, { file, isIndex }: ForeignDoc, standsForFolder: boolean): string {
    if (sameFolder(posix.dirname(file), folder)) return file;
    const [extension, parent] = [posix.extname(file), posix.basename(posix.dirname(file))];
    const own = posix.basename(file, extension);
    const name = isIndex && !standsForFolder ? parent.replace(/^\.$/, '') || own : own;
    const candidates = [name, `${parent}-${name}`, `${posix.dirname(file).replaceAll('/', '-')}-${name}`];
    const free = candidates.map((each) => posix.join(folder, each + extension)).find((each) => !takenFiles.has(each));
    const chosen = free ?? posix.join(folder, file.replaceAll('/', '-'));
    takenFiles.add(chosen);
    return chosen;
  }

  /** All pages in an item that have no place yet. */
  function filesIn(item: SidebarEntry): string[] {
    return docsIn(item).flatMap(({ file }) => (placements.has(file) ? [] : [file]));
  }

  function docsIn(item: SidebarEntry): ForeignDoc[] {
    if (item.type === 'folder') return docsBelow(item.folder);
    const own = item.type === 'doc' ? item : item.link?.type === 'doc' ? item.link : undefined;
    const doc = own && byId.get(own.id);
    return [...(item.type === 'category' ? item.items.flatMap(docsIn) : []), ...(doc ? [doc] : [])];
  }

  function docsBelow(folder: string): ForeignDoc[] {
    return folder === '' ? [...docs] : docs.filter(({ file }) => file.startsWith(`${folder}/`));
  }

  function folderOf(label: string, files: readonly string[], parent: string): string {
    const common = commonFolder(files);
    const isItsPlace = common !== '' && sameFolder(posix.dirname(common), parent) && !takenFolders.has(common);
    if (isItsPlace) return common;
    const slug = new GithubSlugger().slug(label) || 'pages';
    // A page with its folder's name would stand for the folder.
    const isNameOfPage = files.some((file) => posix.basename(file).replace(/\.mdx?$/, '') === slug);
    let candidate = posix.join(parent, isNameOfPage ? `${slug}-pages` : slug);
    while (takenFolders.has(candidate)) candidate += '-2';
    return candidate;
  }

  const [first, ...others] = sidebars;
  if (first) placeItems([...first.items, ...others.map(asCategory)], '');
  const order = [...placements.keys()];
  const outside = sidebars.length === 0 ? [] : docs.map(({ file }) => file).filter((file) => !placements.has(file));
  for (const { file } of docs) if (!placements.has(file)) placements.set(file, { file });
  const ids = idsOf(docs, placements);
  for (const [folder, { file }] of linkedDocs) {
    const category = categories.get(folder);
    if (category) category.link = { type: 'doc', id: ids.get(file) ?? '' };
  }
  const identified = [...placements].map(([file, each]) => [file, { ...each, id: ids.get(file) ?? '' }] as const);
  return { placements: new Map(identified), categories, order, outside };
}

/** Further sidebars become categories, called as the navbar calls them: else `apiSidebar` is "Api". */
function asCategory({ name, items, label: written }: NamedSidebar): SidebarEntry {
  const words = name
    .replace(/sidebar$/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  const label = written ?? (words || name).replace(/^./, (letter) => letter.toUpperCase());
  const [only, ...rest] = items;
  return only?.type === 'category' && rest.length === 0 ? only : { type: 'category', label, items, link: null };
}

function categoryOf({ label, link, ...rest }: SidebarEntry & { type: 'category' }): FolderCategory {
  const { collapsed, collapsible, description } = rest;
  return {
    ...(label === '' ? {} : { label }),
    ...(collapsed === undefined ? {} : { collapsed }),
    ...(collapsible === undefined ? {} : { collapsible }),
    ...(description === undefined ? {} : { description }),
    link: link?.type === 'doc' ? null : link,
  };
}

/** Whether the tree would put the entries in this order by itself. */
function isInTreeOrder(placed: readonly Placed[]): boolean {
  if (placed.some(({ isFromTree }) => isFromTree)) return placed.length === 1;
  const sorted = [...placed].sort(byPosition);
  return sorted.every((entry, index) => entry === placed[index]);
}
