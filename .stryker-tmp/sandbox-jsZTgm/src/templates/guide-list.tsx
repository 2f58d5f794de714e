import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { GuideList } from '../components/doc/GuideList';
import { Metadata } from '../components/head/Metadata';
import { areaNamed } from '../shared/areas';
import type { AreaName } from '../shared/areas';
import type { AreaListContext } from '../shared/page-context';

/** The landing page of an area without a landing document: a list of its pages. */
export default function GuideListTemplate({
  data,
  pageContext: { area },
}: PageProps<Queries.GuideListQuery, AreaListContext>) {
  return <GuideList {...introductionOf(area)} guides={data.allDoc.nodes} />;
}

function introductionOf(area: AreaName): { title: string; description: string } {
  const { label, landing } = areaNamed(area);
  return { title: label, description: 'list' in landing ? landing.list : '' };
}

export function Head({ pageContext: { area } }: HeadProps<Queries.GuideListQuery, AreaListContext>) {
  return <Metadata {...introductionOf(area)} path={areaNamed(area).basePath} area={area} />;
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
