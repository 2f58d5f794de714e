import { createContext } from 'react';
import { graphql } from 'gatsby';

/** What a template asks for to draw a written page. */
export type PageContent = Queries.PageContentFragment;

/** What the components of a page show besides their properties: of each kind what this page needs. */
export type PageData = Pick<PageContent, 'images' | 'terms' | 'listedMeasures'>;

const nothing: PageData = { images: [], terms: [], listedMeasures: [] };

/** Data of the open page. */
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
