import { use } from 'react';
import type { ReactNode } from 'react';
import { PageDataContext } from '../content/page-content';
import { withPrefix } from '../../navigation/prefix';

export interface ImageProps {
  /** Index in the page's list of images. */
  index: number;
  alt: string;
  title?: string;
  className?: string;
  /** Override the file's dimensions, in pixels or percent. */
  width?: number | string;
  height?: number | string;
  /** URL of a larger file for zooming. */
  zoomSource?: string;
  /** Set for the first image of a page, which is not lazy. */
  eager?: boolean;
}

/** A local image in the sizes that the build generated, with dimensions, so that there is no layout shift. */
export function Image({ index, alt, zoomSource, eager = false, ...attributes }: ImageProps): ReactNode {
  const data = use(PageDataContext).images[index]?.childImageSharp?.gatsbyImageData;
  return data ? (
    <img
      {...data.images.fallback}
      width={data.width}
      height={data.height}
      {...attributes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      data-zoom-src={zoomSource === undefined ? undefined : withPrefix(zoomSource)}
    />
  ) : null;
}
