import { graphql, useStaticQuery } from 'gatsby';
import { areaOfPath, docsArea } from '../../shared/areas';
import type { SidebarItem } from '../../shared/sidebar';

/** Data that every page needs. One query, because each static query is a separate file that the browser loads. */
function useSiteData(): Queries.SiteDataQuery {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          siteUrl
          title
        }
      }
      allSidebar {
        nodes {
          area
          items
        }
      }
    }
  `);
}

export function useSiteMetadata(): { siteUrl: string; title: string } {
  return useSiteData().site?.siteMetadata ?? { siteUrl: '', title: '' };
}

/** Returns the sidebar for a path; that of the documentation if the path's area has none. */
export function useSidebar(path: string): SidebarItem[] {
  const area = areaOfPath(path);
  const { name } = area?.sidebar ? area : docsArea;
  return itemsOf(useSiteData().allSidebar.nodes.find((sidebar) => sidebar.area === name));
}

/** Returns the items of all sidebars. */
export function useAllSidebars(): SidebarItem[] {
  return useSiteData().allSidebar.nodes.flatMap(itemsOf);
}

/** GraphQL types JSON as an object of unknowns. */
function itemsOf(sidebar: { items: unknown } | undefined): SidebarItem[] {
  return (sidebar?.items ?? []) as SidebarItem[];
}
