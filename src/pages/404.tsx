import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { withoutPrefix } from '../components/navigation/prefix';
import { NotFound } from '../components/not-found/NotFound';

interface NotFoundData {
  /** The guides: other pages that are written are in the sidebar. */
  allDoc: { nodes: { path: string; title: string }[] };
}

const customPages = [
  { label: 'Guides', path: '/guides' },
  { label: 'Search', path: '/search' },
  { label: 'Dokuspark', path: '/dokuspark' },
];

export default function NotFoundPage({ data, location }: PageProps<NotFoundData>) {
  const guides = data.allDoc.nodes.map(({ path, title }) => ({ label: title, path }));
  return <NotFound path={withoutPrefix(location.pathname)} pagesBesideDocs={[...guides, ...customPages]} />;
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
      filter: { area: { eq: "guides" }, unlisted: { eq: false }, draft: { eq: false } }
      sort: { sourcePath: ASC }
    ) {
      nodes {
        path
        title
      }
    }
  }
`;
