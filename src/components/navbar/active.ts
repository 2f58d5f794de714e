import { isBelowPath, isExternal, isSamePath } from '../../shared/paths';
import type { SettingLink } from '../../shared/settings';
import type { SidebarItem } from '../../shared/sidebar';
import { sectionOf } from '../sidebar/tree';

/**
 * How a navbar link stands to the open page: `page` is the page itself, `true` an ancestor. The section of the
 * sidebar decides, since category pages are no path ancestors of their docs.
 */
export function currentOf(
  link: SettingLink,
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
