import { use } from 'react';
import type { ReactNode } from 'react';
import { PageDataContext } from '../content/page-content';
import { withPrefix } from '../../navigation/prefix';

export interface ImageProps {
  /** Position in the page's list of images. */
  index: number;
  alt: string;
  title?: string;
  className?: string;
  /** Width and height in place of the file's own, as the writer gave them: in pixels, or in percent. */
  width?: number | string;
  height?: number | string;
  /** A larger file for zooming. */
  zoomSource?: string;
  /** The first image of a page is not lazy. */
  eager?: boolean;
}

/** A local image in the sizes and formats that the build made, with its real dimensions: nothing shifts. */
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
