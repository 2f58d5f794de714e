import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { AboveText } from '../components/content/AboveText';
import { Content } from '../components/content/Content';
import { DocPage } from '../components/doc/DocPage';
import { GuidePage } from '../components/doc/GuidePage';
import { Feedback } from '../components/feedback/Feedback';
import { Metadata } from '../components/head/Metadata';
import { useSiteMetadata } from '../components/site/site-data';
import { breadcrumbList, techArticle } from '../components/head/structured-data';
import { withPrefix } from '../navigation/prefix';
import { isListed } from '../components/doc/metadata';
import { MissingDoc } from '../components/doc/MissingDoc';
import { areaNamed } from '../shared/areas';
import { feedsOf } from '../shared/changelog';
import { nullWord } from '../shared/constants';
import { site } from '../shared/site';
import type { DocPageContext } from '../shared/page-context';
import { pageWords } from '../shared/words/page';

type DocProps = PageProps<Queries.DocTemplateQuery, DocPageContext>;

/** A document. */
export default function DocTemplate({ data: { doc }, pageContext }: DocProps) {
  if (!doc) return <MissingDoc {...pageContext} />;
  const page = {
    path: doc.path,
    title: doc.heading ?? doc.title,
    headings: doc.headings,
    answers: doc.answers,
    facts: <AboveText blocks={doc.aboveText} />,
    content: <Content page={doc} />,
  };
  const metadata = {
    unlisted: doc.unlisted,
    draft: doc.draft,
    sourcePath: doc.sourcePath,
    hideTitle: doc.hideTitle && doc.heading === null,
    hideTableOfContents: doc.hideTableOfContents,
    tocMin: doc.tocMinHeadingLevel,
    tocMax: doc.tocMaxHeadingLevel,
  };
  if (isGuide(pageContext)) return <GuidePage {...page} metadata={metadata} />;
  const editUrl = editUrlOf(doc);
  return (
    <DocPage
      {...page}
      place={pageContext.place}
      metadata={{
        ...metadata,
        tags: doc.tags,
        ...(editUrl ? { editUrl } : {}),
        ...(pageContext.lastUpdated && site.showLastUpdate ? { lastUpdated: pageContext.lastUpdated } : {}),
      }}
      footer={<Feedback path={doc.path} />}
    />
  );
}

/** Whether a page's area has no sidebar: it stands alone, and is no part of a manual. */
const isGuide = ({ area }: DocPageContext): boolean => areaNamed(area)?.sidebar === null;

function editUrlOf(doc: { customEditUrl: string | null; sourcePath: string }): string | null {
  if (doc.customEditUrl !== null) return doc.customEditUrl === nullWord ? null : doc.customEditUrl;
  return site.editUrl === null ? null : `${site.editUrl}/${doc.sourcePath}`;
}

export function Head({ data: { doc }, pageContext }: HeadProps<Queries.DocTemplateQuery, DocPageContext>) {
  const { siteUrl } = useSiteMetadata();
  if (!doc) return null;
  const absolute = (path: string): string => `${siteUrl}${withPrefix(path)}`;
  const description = doc.description ?? '';
  const { breadcrumbs } = pageContext.place;
  return (
    <Metadata
      title={doc.title}
      description={description}
      path={doc.path}
      area={pageContext.area}
      keywords={doc.keywords}
      structuredData={[
        ...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, absolute)] : []),
        ...(isGuide(pageContext)
          ? []
          : [techArticle(doc.title, description, absolute(doc.path), pageContext.lastUpdated?.date)]),
      ]}
      {...(doc.image ? { image: doc.image } : {})}
      hasMarkdown={isListed(doc)}
      {...(doc.unlisted ? { robots: 'noindex, nofollow' } : {})}
    >
      {feedsOf(doc.path).map(({ path, type }) => (
        <link key={path} rel="alternate" type={type} title={pageWords.changelog} href={absolute(path)} />
      ))}
    </Metadata>
  );
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPage
    }
  }
`;
