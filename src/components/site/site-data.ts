import { graphql, useStaticQuery } from 'gatsby';
import { areaOfPath, docsArea } from '../../shared/areas';
import type { SidebarItem } from '../../shared/sidebar';

interface SiteMetadata {
  siteUrl: string;
  title: string;
}

interface SiteData {
  site: { siteMetadata: SiteMetadata };
  allSidebar: { nodes: { area: string; items: SidebarItem[] }[] };
}

/** What every page needs; one query, because each is a file that the browser has to ask for (SBR-21). */
function useSiteData(): SiteData {
  return useStaticQuery<SiteData>(graphql`
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
export function useSiteMetadata(): SiteMetadata {
  return useSiteData().site.siteMetadata;
}

/** The sidebar that goes with a path: of pages outside of every sidebar that of the documentation. */
export function useSidebar(path: string): SidebarItem[] {
  const area = areaOfPath(path);
  const { name } = area?.sidebar ? area : docsArea;
  return useSiteData().allSidebar.nodes.find((sidebar) => sidebar.area === name)?.items ?? [];
}

/** The entries of all sidebars. */
export function useAllSidebars(): SidebarItem[] {
  return useSiteData().allSidebar.nodes.flatMap(({ items }) => items);
}
