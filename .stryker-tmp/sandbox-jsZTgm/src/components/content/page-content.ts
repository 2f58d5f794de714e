import { createContext } from 'react';
import { graphql } from 'gatsby';

/** Query result that `Content` renders. */
export type PageContent = Queries.PageContentFragment;

/** Data that islands read from context; only what the page uses. */
export type PageData = Pick<PageContent, 'images' | 'terms' | 'listedMeasures'>;

const nothing: PageData = { images: [], terms: [], listedMeasures: [] };

/** Data of the current page. */
export const PageDataContext = createContext(nothing);

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
    listedMeasures {
      key
      name
      definition
      formula
      unit
      decimals
      statusSensitive
      group
      example
      page {
        path
      }
    }
  }
`;
