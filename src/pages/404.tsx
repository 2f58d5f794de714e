import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { declaredPath } from '../navigation/prefix';
import { NotFound } from '../components/not-found/NotFound';
import { areas } from '../shared/areas';
import { site } from '../shared/site';

const customPages = [
  ...areas.filter(({ sidebar }) => sidebar === null).map(({ label, basePath }) => ({ label, path: basePath })),
  { label: 'Search', path: '/search' },
  ...site.ownPages.map(({ label, to }) => ({ label, path: to })),
];

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const guides = data.allDoc.nodes.map(({ path, title }) => ({ label: title, path }));
  return <NotFound path={declaredPath(location.pathname)} pagesBesideDocs={[...guides, ...customPages]} />;
}

export function Head() {
  return (
    <Metadata
      title="Page Not Found"
      description="There is no page at this address. Search the documentation or choose one of the nearest pages."
      path={null}
      robots="noindex"
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    allDoc(
      filter: { sidebar: { eq: null }, unlisted: { eq: false }, draft: { eq: false } }
      sort: { sourcePath: ASC }
    ) {
      nodes {
        path
        title
      }
    }
  }
`;
