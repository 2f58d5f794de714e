import { use } from 'react';
import type { ReactNode } from 'react';
import { PageDataContext } from '../content/page-content';
import { withPrefix } from '../navigation/prefix';

export interface ImageProps {
  /** Position in the page's list of images. */
  index: number;
  alt: string;
  title?: string;
  /** A larger file for zooming. */
  zoomSource?: string;
  /** The first image of a page is not lazy (MDX-04). */
  eager?: boolean;
}

/** A local image in the sizes and formats that the build made, with its real dimensions: nothing shifts (MDX-04). */
export function Image({ index, alt, title, zoomSource, eager = false }: ImageProps): ReactNode {
  const image = use(PageDataContext).images[index];
  const data = image?.childImageSharp?.gatsbyImageData;
  const shared = {
    title,
    loading: eager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    'data-zoom-src': zoomSource === undefined ? undefined : withPrefix(zoomSource),
  };
  if (!data) {
    return image?.publicURL ? <img src={image.publicURL} alt={alt} {...shared} /> : null;
  }
  const { fallback } = data.images;
  return (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={fallback?.sizes}
      width={data.width}
      height={data.height}
      alt={alt}
      {...shared}
    />
  );
}
