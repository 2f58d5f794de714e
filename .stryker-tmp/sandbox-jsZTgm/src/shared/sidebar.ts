/** The resolved sidebar, sent to the browser as one JSON for the whole site. */

/** A link to a page, or to an external URL if `path` has a scheme. */
export interface SidebarLink {
  label: string;
  path: string;
  /** Hidden unless it is the current page. */
  unlisted?: true;
}

/** A category. `path` is its listing or index page; without one the label only toggles. */
export interface SidebarCategory {
  label: string;
  path?: string;
  /** The index page is unlisted, so the label is not a link. */
  unlisted?: true;
  /** If false, expanded initially. */
  collapsed?: false;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export function isCategory(item: SidebarItem): item is SidebarCategory {
  return 'items' in item;
}

/** A breadcrumb; plain text without `path`. */
export interface Breadcrumb {
  label: string;
  path?: string;
}

/** The previous or next page in reading order. */
export interface Neighbour {
  label: string;
  path: string;
}

/** A page's place in the sidebar, part of its page context. */
export interface PagePlace {
  breadcrumbs: Breadcrumb[];
  previous: Neighbour | null;
  next: Neighbour | null;
}
