import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { GuideList } from '../components/doc/GuideList';
import { Metadata } from '../components/head/Metadata';
import { areaNamed } from '../shared/areas';
import type { AreaListContext } from '../shared/page-context';

/** The landing page of an area without a landing document: a list of its pages. */
export default function GuideListTemplate({
  data,
  pageContext: { area },
}: PageProps<Queries.GuideListQuery, AreaListContext>) {
  const { title, description } = introductionOf(area);
  return <GuideList title={title} description={description} guides={data.allDoc.nodes} />;
}

function introductionOf(name: string): { title: string; description: string; path: string } {
  const area = areaNamed(name);
  if (!area || !('list' in area.landing)) throw new Error(`The area "${name}" has no list of pages.`);
  return { title: area.label, description: area.landing.list, path: area.basePath };
}

export function Head({ pageContext: { area } }: HeadProps<Queries.GuideListQuery, AreaListContext>) {
  return <Metadata {...introductionOf(area)} area={area} />;
}

export const query = graphql`
  query GuideList($area: String!) {
    allDoc(filter: { area: { eq: $area }, unlisted: { eq: false }, draft: { eq: false } }, sort: { sourcePath: ASC }) {
      nodes {
        path
        title
        description
      }
    }
  }
`;
