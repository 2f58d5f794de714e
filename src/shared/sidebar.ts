/** What the browser gets of the sidebar: the resolved tree, one JSON for the whole site. */

/** A page, or an external address when `path` has a scheme. */
export interface SidebarLink {
  label: string;
  path: string;
  /** Hidden unless it is the open page. */
  unlisted?: true;
}

/** A group. `path` is its listing or index page; without it the label only toggles. */
export interface SidebarCategory {
  label: string;
  path?: string;
  /** The index page is unlisted: the label is no link. */
  unlisted?: true;
  /** `false`: open at the start. */
  collapsed?: false;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export function isCategory(item: SidebarItem): item is SidebarCategory {
  return 'items' in item;
}

/** A step of the breadcrumb trail; without `path` it is plain text. */
export interface Breadcrumb {
  label: string;
  path?: string;
}

/** A neighbour in reading order. */
export interface Neighbour {
  label: string;
  path: string;
}

/** What each docs page knows about its place, as page context. */
export interface PagePlace {
  breadcrumbs: Breadcrumb[];
  previous: Neighbour | null;
  next: Neighbour | null;
}
