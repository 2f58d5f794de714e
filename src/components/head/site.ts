import { graphql, useStaticQuery } from 'gatsby';

interface SiteMetadata {
  siteUrl: string;
  title: string;
}

/** Address and name of the site, from `siteMetadata`. */
export function useSiteMetadata(): SiteMetadata {
  const { site } = useStaticQuery<{ site: { siteMetadata: SiteMetadata } }>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          siteUrl
          title
        }
      }
    }
  `);
  return site.siteMetadata;
}
