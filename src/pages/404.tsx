import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { declaredPath } from '../navigation/prefix';
import { NotFound } from '../components/not-found/NotFound';
import { areas } from '../shared/areas';
import { site } from '../shared/site';
import { navigationWords } from '../shared/words/navigation';
import { otherPageWords } from '../shared/words/other-pages';

const customPages = [
  ...areas.filter(({ sidebar }) => sidebar === null).map(({ label, basePath }) => ({ label, path: basePath })),
  { label: navigationWords.search, path: '/search' },
  ...site.ownPages.map(({ label, to }) => ({ label, path: to })),
];

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const guides = data.allDoc.nodes.map(({ path, title }) => ({ label: title, path }));
  return <NotFound path={declaredPath(location.pathname)} pagesBesideDocs={[...guides, ...customPages]} />;
}

export function Head() {
  return (
    <Metadata
      title={otherPageWords.notFound}
      description={otherPageWords.notFoundDescription}
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
