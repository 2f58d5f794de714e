import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { useSiteMetadata } from '../components/site/site-data';
import { webSite } from '../components/head/structured-data';
import { Home } from 'site/home/Home';
import { site } from '../shared/site';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const changes = data.newestChanges.map(({ path, id, ...entry }) => ({ ...entry, to: `${path}#${id}` }));
  return <Home changes={changes} />;
}

export function Head() {
  const { siteUrl } = useSiteMetadata();
  return (
    <Metadata
      title=""
      description={site.siteDescription}
      path="/"
      structuredData={[webSite(site.siteTitle, siteUrl)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    newestChanges(limit: 3) {
      path
      id
      date
      kind
      area
      title
    }
  }
`;
