import { graphql } from 'gatsby';

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
