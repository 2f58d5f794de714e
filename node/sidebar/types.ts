/**
 * The sidebar has one type per stage: the files (`SidebarDoc`; `CategoryFile` in `node/content`), the tree of folders
 * with labels and order (`TreeItem`), and what the browser gets (`SidebarItem` in `src/shared/sidebar`).
 */
export interface SidebarDoc {
  docId: string;
  sourcePath: string;
  path: string;
  /** Folder relative to the area with number prefixes, `''` at the top. */
  folder: string;
  fileName: string;
  isIndex: boolean;
  title: string;
  description: string | null;
  /** Instead of the description on cards. */
  summary: string | null;
  sidebarLabel: string | null;
  paginationLabel: string | null;
  /** Document id, `null` for none, `undefined` for the default neighbour. */
  paginationPrevious?: string | null;
  paginationNext?: string | null;
  position: number | null;
  group: string | null;
  /** Its card comes first. */
  startHere: boolean;
  unlisted: boolean;
  /** Omitted everywhere; in development drafts count as published. */
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
  /** Folder path relative to the area with number prefixes: stable key of the item. */
  folder: string;
  collapsed: boolean;
  group: string | null;
  description: string | null;
  summary: string | null;
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

/** Whether lists must not show an item's page. */
export function isUnlisted(item: TreeItem): boolean {
  if (item.type === 'doc') return item.doc.unlisted;
  return item.page?.kind === 'doc' && item.page.doc.unlisted;
}
