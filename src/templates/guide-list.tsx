import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { GuideList } from '../components/doc/GuideList';
import { Metadata } from '../components/head/Metadata';

interface GuideListData {
  allDoc: { nodes: { path: string; title: string; description: string | null }[] };
}

const title = 'Guides';
const description =
  'Longer reads beside the documentation: flow charts of notification events, the list of regions, and examples for authors.';

/** The entry of the guides area (RTE-10). */
export default function GuideListTemplate({ data }: PageProps<GuideListData>) {
  return <GuideList title={title} description={description} guides={data.allDoc.nodes} />;
}

export function Head() {
  return <Metadata title={title} description={description} path="/guides" area="guides" />;
}

export const query = graphql`
  query GuideList {
    allDoc(
      filter: { area: { eq: "guides" }, unlisted: { eq: false }, draft: { eq: false } }
      sort: { sourcePath: ASC }
    ) {
      nodes {
        path
        title
        description
      }
    }
  }
`;
