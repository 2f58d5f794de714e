import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { AboveText } from '../components/content/AboveText';
import { Content } from '../components/content/Content';
import { GuidePage } from '../components/doc/GuidePage';
import { Metadata } from '../components/head/Metadata';
import { isListed } from '../components/doc/metadata';
import { MissingDoc } from '../components/doc/MissingDoc';
import type { DocPageContext } from '../shared/page-context';

type GuideProps = PageProps<Queries.GuideTemplateQuery, DocPageContext>;

/** A document of an area without a sidebar: no breadcrumbs and no neighbours. */
export default function GuideTemplate({ data: { doc }, pageContext }: GuideProps) {
  if (!doc) return <MissingDoc {...pageContext} />;
  return (
    <GuidePage
      path={doc.path}
      title={doc.heading ?? doc.title}
      headings={doc.headings}
      answers={doc.answers}
      metadata={{
        unlisted: doc.unlisted,
        draft: doc.draft,
        sourcePath: doc.sourcePath,
        hideTitle: doc.hideTitle && doc.heading === null,
        hideTableOfContents: doc.hideTableOfContents,
        tocMin: doc.tocMinHeadingLevel,
        tocMax: doc.tocMaxHeadingLevel,
      }}
      facts={<AboveText blocks={doc.aboveText} />}
      content={<Content page={doc} />}
    />
  );
}

export function Head({ data: { doc }, pageContext }: HeadProps<Queries.GuideTemplateQuery, DocPageContext>) {
  if (!doc) return null;
  return (
    <Metadata
      title={doc.title}
      description={doc.description ?? ''}
      path={doc.path}
      area={pageContext.area}
      keywords={doc.keywords}
      hasMarkdown={isListed(doc)}
      {...(doc.unlisted ? { robots: 'noindex, nofollow' } : {})}
    />
  );
}

export const query = graphql`
  query GuideTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageContent
      path
      title
      description
      heading
      headings {
        level
        id
        text
        html
      }
      answers {
        question
        section
      }
      keywords
      unlisted
      draft
      hideTitle
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
    }
  }
`;
