import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Content } from '../components/content/Content';
import { GuidePage } from '../components/doc/GuidePage';
import { Metadata } from '../components/head/Metadata';
import { isListed } from '../components/doc/metadata';
import type { ContentNode, Heading } from '../shared/content-tree';

interface GuideTemplateData {
  doc: {
    path: string;
    title: string;
    description: string | null;
    content: ContentNode[];
    heading: string | null;
    headings: Heading[];
    images: ({ childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null)[];
    keywords: string[];
    unlisted: boolean;
    draft: boolean;
    hideTableOfContents: boolean;
    tocMinHeadingLevel: number;
    tocMaxHeadingLevel: number;
  };
}

/** One page of the guides area: no breadcrumbs, no sidebar, no neighbours (specification 2.1). */
export default function GuideTemplate({ data: { doc } }: PageProps<GuideTemplateData>) {
  return (
    <GuidePage
      path={doc.path}
      title={doc.heading ?? doc.title}
      headings={doc.headings}
      metadata={{
        unlisted: doc.unlisted,
        draft: doc.draft,
        hideTableOfContents: doc.hideTableOfContents,
        tocMin: doc.tocMinHeadingLevel,
        tocMax: doc.tocMaxHeadingLevel,
      }}
      content={<Content nodes={doc.content} images={doc.images} />}
    />
  );
}

export function Head({ data: { doc } }: HeadProps<GuideTemplateData>) {
  return (
    <Metadata
      title={doc.title}
      description={doc.description ?? ''}
      path={doc.path}
      area="guides"
      keywords={doc.keywords}
      hasMarkdown={isListed(doc)}
      {...(doc.unlisted ? { robots: 'noindex, nofollow' } : {})}
    />
  );
}

export const query = graphql`
  query GuideTemplate($id: String!) {
    doc(id: { eq: $id }) {
      path
      title
      description
      content
      heading
      headings {
        level
        id
        text
        html
      }
      images {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 740
            breakpoints: [740, 1480]
            formats: [WEBP]
            webpOptions: { quality: 80 }
            placeholder: NONE
          )
        }
      }
      keywords
      unlisted
      draft
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
    }
  }
`;
