import { createContext } from 'react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** What the page query brings of a local image; files that the image pipeline does not touch have no data. */
export interface PageImage {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
  publicURL?: string | null;
}

/** The images of the open page: `Image` refers to them by index. */
export const PageImages = createContext<readonly (PageImage | null)[]>([]);
