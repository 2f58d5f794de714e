import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { visibleSlug } from '../compile/page-ids';
import { missingError } from '../base/configuration-error';
import type { CategoryFile } from '../content/doc';
import { idInFolder, joinBase, splitNumberPrefix } from '../content/doc-path';
import { linkDescription } from '../content/front-matter';
import { site } from '../../src/shared/site';
import type { CategoryItem, DocItem, SidebarDoc, TreeItem } from './types';

interface Folder {
  name: string;
  path: string;
  docs: SidebarDoc[];
  folders: Map<string, Folder>;
}

interface Positioned {
  item: TreeItem;
  position: number | null;
  name: string;
}

/**
 * Builds the sidebar of an area from its documents and `_category_` files, ordered by position, then name; items
 * without a position come last. Drafts and categories left empty by them are omitted. Generated pages of categories of one
 * name are numbered, as in Docusaurus.
 */
export function buildTree(
  docs: readonly SidebarDoc[],
  categories: readonly CategoryFile[],
  basePath: string,
): TreeItem[] {
  const root = groupByFolder(docs.filter((doc) => !doc.draft));
  const byFolder = new Map(categories.map((category) => [category.folder, category]));
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  return sortItems(itemsOf(root, { byFolder, byId, basePath, slugger: new GithubSlugger() }));
}

interface Context {
  byFolder: ReadonlyMap<string, CategoryFile>;
  byId: ReadonlyMap<string, SidebarDoc>;
  basePath: string;
  /** Of the generated pages without a path of their own. */
  slugger: GithubSlugger;
}

function groupByFolder(docs: readonly SidebarDoc[]): Folder {
  const root: Folder = { name: '', path: '', docs: [], folders: new Map() };
  for (const doc of docs) {
    let folder = root;
    for (const name of doc.folder === '' ? [] : doc.folder.split('/')) {
      let next = folder.folders.get(name);
      if (!next) {
        next = { name, path: posix.join(folder.path, name), docs: [], folders: new Map() };
        folder.folders.set(name, next);
      }
      folder = next;
    }
    folder.docs.push(doc);
  }
  return root;
}

function itemsOf(folder: Folder, context: Context, indexDoc?: SidebarDoc): Positioned[] {
  const docs = folder.docs
    .filter((doc) => doc !== indexDoc)
    .map((doc): Positioned => ({ item: docItem(doc), position: doc.position, name: doc.fileName }));
  // By name, so that numbers do not depend on who asks.
  const folders = [...folder.folders.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const categories = folders.map((child) => categoryOf(child, context));
  return [...docs, ...categories];
}

function docItem(doc: SidebarDoc): DocItem {
  return { type: 'doc', label: doc.sidebarLabel ?? doc.title, doc };
}

function categoryOf(folder: Folder, context: Context): Positioned {
  const file = context.byFolder.get(folder.path);
  const metadata = file?.metadata ?? {};
  const { page, doc } = pageOf(folder, file, context);
  const items = sortItems(itemsOf(folder, context, doc));
  const { name, prefix } = splitNumberPrefix(folder.name);
  const label = metadata.label ?? (doc ? (doc.sidebarLabel ?? doc.title) : name);
  const item: CategoryItem = {
    type: 'category',
    label,
    folder: folder.path,
    collapsed: metadata.collapsed ?? true,
    group: metadata.group ?? doc?.group ?? null,
    description: linkDescription(metadata) ?? metadata.description ?? doc?.description ?? null,
    summary: metadata.summary ?? doc?.summary ?? null,
    page: page && page.kind === 'generated' ? { ...page, title: page.title || label } : page,
    items,
  };
  const position = metadata.position ?? doc?.position ?? prefix ?? null;
  // A folder whose only page is its index page becomes a plain link.
  if (items.length === 0 && doc) return { item: docItem(doc), position, name: folder.name };
  return { item, position, name: folder.name };
}

function pageOf(
  folder: Folder,
  file: CategoryFile | undefined,
  { byId, basePath, slugger }: Context,
): { page: CategoryItem['page']; doc?: SidebarDoc } {
  const link = file?.metadata.link;
  if (link === null) return { page: null };
  if (link?.type === 'generated-index') {
    const label = file?.metadata.label ?? splitNumberPrefix(folder.name).name;
    const slug = link.slug ?? `/category/${slugger.slug(visibleSlug(label) || 'category')}`;
    return {
      page: {
        kind: 'generated',
        path: joinBase(basePath, slug.startsWith('/') ? slug : `/${slug}`),
        title: link.title ?? '',
        keywords: link.keywords ?? [],
        sourcePath: file?.sourcePath ?? folder.path,
      },
    };
  }
  if (link?.type === 'doc') {
    const doc = byId.get(link.id) ?? byId.get(idInFolder(folder.path, link.id));
    if (!doc && site.showsFaults) return { page: null };
    if (!doc) throw missingError('document', link.id, byId.keys(), file?.sourcePath ?? folder.path);
    return doc.draft ? { page: null } : { page: { kind: 'doc', doc }, doc };
  }
  const doc = folder.docs.find((candidate) => candidate.isIndex);
  return doc ? { page: { kind: 'doc', doc }, doc } : { page: null };
}

function sortItems(items: readonly Positioned[]): TreeItem[] {
  return [...items]
    .sort((a, b) => comparePositions(a.position, b.position) || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ item }) => item);
}

function comparePositions(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}
