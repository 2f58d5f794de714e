import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarItem } from '../../shared/sidebar';

interface SiteMetadata {
  siteUrl: string;
  title: string;
}

interface SiteData {
  site: { siteMetadata: SiteMetadata };
  sidebar: { items: SidebarItem[] } | null;
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
      sidebar(name: { eq: "defaultSidebar" }) {
        items
      }
    }
  `);
}

/** Address and name of the site, from `siteMetadata`. */
export function useSiteMetadata(): SiteMetadata {
  return useSiteData().site.siteMetadata;
}

/** The sidebar of the docs: one JSON for the whole site, fetched once (SBR-21). */
export function useSidebar(): SidebarItem[] {
  return useSiteData().sidebar?.items ?? [];
}
