import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarItem } from '../../shared/sidebar';

/** The sidebar of the docs: one JSON for the whole site, fetched once (SBR-21). */
export function useSidebar(): SidebarItem[] {
  const { sidebar } = useStaticQuery<{ sidebar: { items: SidebarItem[] } | null }>(graphql`
    query SidebarData {
      sidebar(name: { eq: "defaultSidebar" }) {
        items
      }
    }
  `);
  return sidebar?.items ?? [];
}
