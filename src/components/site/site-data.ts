import { graphql, useStaticQuery } from 'gatsby';
import { areaOfPath, docsArea } from '../../shared/areas';
import type { SidebarItem } from '../../shared/sidebar';

/** What every page needs; one query, because each is a file that the browser has to ask for. */
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

/** Address and name of the site, from `siteMetadata`. */
export function useSiteMetadata(): { siteUrl: string; title: string } {
  return useSiteData().site?.siteMetadata ?? { siteUrl: '', title: '' };
}

/** The sidebar that goes with a path: of pages outside of every sidebar that of the documentation. */
export function useSidebar(path: string): SidebarItem[] {
  const area = areaOfPath(path);
  const { name } = area?.sidebar ? area : docsArea;
  return itemsOf(useSiteData().allSidebar.nodes.find((sidebar) => sidebar.area === name));
}

/** The entries of all sidebars. */
export function useAllSidebars(): SidebarItem[] {
  return useSiteData().allSidebar.nodes.flatMap(itemsOf);
}

/** The data layer knows JSON as an object of anything. */
function itemsOf(sidebar: { items: unknown } | undefined): SidebarItem[] {
  return (sidebar?.items ?? []) as SidebarItem[];
}
