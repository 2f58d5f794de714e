import { createContext } from 'react';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ContentNode } from '../../shared/content-tree';
import type { GlossaryTerm } from '../mdx/Term';
import type { Measure } from '../mdx/measures/measure';

/** What the page query brings of a local image; a file that the image pipeline cannot read has no data. */
export interface PageImage {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** What the components of a page show besides their properties: of each kind what this page needs. */
export interface PageData {
  /** `Image` refers to them by index. */
  images: readonly (PageImage | null)[];
  terms: readonly GlossaryTerm[];
  listedMeasures: readonly Measure[];
}

/** The fields of `pageContent`. */
export interface PageContent extends PageData {
  content: readonly ContentNode[];
}

const nothing: PageData = { images: [], terms: [], listedMeasures: [] };

/** Data of the open page. */
export const PageDataContext = createContext(nothing);

/** What a template asks for to draw a written page. */
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
