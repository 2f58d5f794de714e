import { graphql, useStaticQuery } from 'gatsby';
import { areaOfPath, mainArea } from '../../shared/areas';
import { InternalConfigurationError } from '../../shared/configuration-error';
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
          name
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

/**
 * Returns the sidebar for a path; that of the documentation if the path's area has none. Throws an
 * `InternalConfigurationError` if the site was built without it.
 */
export function useSidebar(path: string): SidebarItem[] {
  const { nodes } = useSiteData().allSidebar;
  const area = areaOfPath(path);
  const { name, sidebar } = area?.sidebar ? area : mainArea;
  const found = nodes.find((node) => node.area === name && node.name === sidebar);
  if (found) return itemsOf(found);
  const available = `Available: ${nodes.map((node) => node.name).join(', ') || '(none)'}.`;
  throw new InternalConfigurationError('sidebar', String(sidebar), `the area "${name}"`, available);
}

/** Returns the items of all sidebars. */
export function useAllSidebars(): SidebarItem[] {
  return useSiteData().allSidebar.nodes.flatMap(itemsOf);
}

/** GraphQL types JSON as an object of unknowns. */
function itemsOf(sidebar: { items: unknown }): SidebarItem[] {
  return sidebar.items as SidebarItem[];
}
