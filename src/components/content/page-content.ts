import { createContext, use } from 'react';
import { graphql } from 'gatsby';

/** Query result that `Content` renders. */
export type PageContent = Queries.PageContentFragment;

/** Data that islands read from context; only what the page uses. */
export type PageData = Pick<PageContent, 'images' | 'terms' | 'siteData'>;

const nothing: PageData = { images: [], terms: [], siteData: null };

/** Data of the current page. */
export const PageDataContext = createContext(nothing);

/** Returns the data that `componentData` of `site/graph.ts` gives a component of the current page. */
export function useSiteData(component: string): unknown {
  return use(PageDataContext).siteData?.[component];
}

/** @public Gatsby finds fragments by their export. */
export const pageContent = graphql`
  fragment PageContent on Doc {
    content
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
    terms {
      key
      term
      definition
      page
    }
    siteData
    aboveText {
      name
      props
      html
    }
    sourcePath
  }
`;

/**
 * What the page of a document asks for. Templates of other kinds do too.
 * @public Gatsby finds fragments by their export.
 */
export const docPage = graphql`
  fragment DocPage on Doc {
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
    tags
    image
    unlisted
    draft
    hideTitle
    hideTableOfContents
    tocMinHeadingLevel
    tocMaxHeadingLevel
    customEditUrl
  }
`;
