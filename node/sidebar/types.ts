/**
 * The sidebar passes through stages with a type each: what stands in the files (`SidebarDoc`, `CategoryFile` of `node/content`), the tree
 * of folders with labels and order (`TreeItem`), and what the browser gets (`SidebarItem` in `src/shared/sidebar`).
 */
export interface SidebarDoc {
  docId: string;
  sourcePath: string;
  path: string;
  /** Folder below the area with raw names, `''` at the top. */
  folder: string;
  fileName: string;
  isIndex: boolean;
  title: string;
  description: string | null;
  sidebarLabel: string | null;
  paginationLabel: string | null;
  /** Document id, `null` for none, `undefined` for the neighbour in reading order. */
  paginationPrevious?: string | null;
  paginationNext?: string | null;
  position: number | null;
  group: string | null;
  unlisted: boolean;
  /** Left out of everything; in development drafts count as published. */
  draft: boolean;
}

export interface DocItem {
  type: 'doc';
  label: string;
  doc: SidebarDoc;
}

export interface CategoryItem {
  type: 'category';
  label: string;
  /** Raw folder name: stable key of the item. */
  folder: string;
  collapsed: boolean;
  group: string | null;
  description: string | null;
  /** A generated listing page, a written index page, or a label only. */
  page:
    | { kind: 'generated'; path: string; title: string; keywords: string[]; sourcePath: string }
    | { kind: 'doc'; doc: SidebarDoc }
    | null;
  items: TreeItem[];
}

export type TreeItem = DocItem | CategoryItem;

export function pathOf(item: TreeItem): string | undefined {
  if (item.type === 'doc') return item.doc.path;
  if (item.page === null) return undefined;
  return item.page.kind === 'doc' ? item.page.doc.path : item.page.path;
}

/** A page that lists must not show. */
export function isUnlisted(item: TreeItem): boolean {
  if (item.type === 'doc') return item.doc.unlisted;
  return item.page?.kind === 'doc' && item.page.doc.unlisted;
}
