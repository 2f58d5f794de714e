import { isBelowPath, isExternal, isSamePath } from '../../shared/paths';
import type { NavbarLink } from '../../shared/site-definition';
import type { SidebarItem } from '../../shared/sidebar';
import { sectionOf } from '../sidebar/tree';

/**
 * Returns `aria-current` of a navbar link: `page` for the current page, `true` for an ancestor. Compares sections of
 * the sidebar too, because the path of a category listing is not a prefix of its documents' paths.
 */
export function currentOf(
  link: NavbarLink,
  path: string,
  sidebar: readonly SidebarItem[],
): 'page' | 'true' | undefined {
  if (isExternal(link.to)) return undefined;
  if (isSamePath(link.to, path)) return 'page';
  const section = sectionOf(sidebar, path)?.path;
  const isAncestor =
    (section !== undefined && isSamePath(section, link.to)) ||
    isBelowPath(path, link.to) ||
    (link.activeBasePath !== undefined && isBelowPath(path, link.activeBasePath));
  return isAncestor ? 'true' : undefined;
}
