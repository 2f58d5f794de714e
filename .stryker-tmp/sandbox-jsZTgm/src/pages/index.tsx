import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { useSiteMetadata } from '../components/site/site-data';
import { webSite } from '../components/head/structured-data';
import { Home } from '../components/home/Home';
import { settings } from '../shared/settings';

const shownChanges = 3;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const changes = data.allDoc.nodes
    .flatMap(({ path, changelogEntries }) =>
      changelogEntries.map(({ id, ...entry }) => ({ ...entry, to: `${path}#${id}` })),
    )
    .slice(0, shownChanges);
  return <Home changes={changes} />;
}

export function Head() {
  const { siteUrl } = useSiteMetadata();
  return (
    <Metadata
      title=""
      description={settings.siteDescription}
      path="/"
      structuredData={[webSite(settings.siteTitle, siteUrl)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    allDoc(filter: { path: { regex: "/^\\/docs\\/changelog\\/\\d+$/" } }, sort: { path: DESC }, limit: 1) {
      nodes {
        path
        changelogEntries {
          id
          date
          kind
          area
          title
        }
      }
    }
  }
`;
