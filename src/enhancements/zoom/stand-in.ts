import { isVectorFile, largestFile } from './zoomables';
import type { Picture } from './zoomables';

/** Milliseconds to wait for a larger file before the one on screen is used. */
const largeFileTimeout = 2000;

/**
 * Returns an image for medium-zoom: the largest file that the page offers, otherwise the one on screen. It must be
 * loaded, because medium-zoom waits forever for one that does not load. Rejects if the image is broken.
 */
export async function loadStandIn(picture: Picture): Promise<HTMLImageElement> {
  // medium-zoom lets an image without a source fill the window.
  if (picture instanceof SVGElement) return new Image();
  // A lazy image off screen would never load.
  picture.setAttribute('loading', 'eager');
  await picture.decode();
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, largeFileTimeout));
  return Promise.race([load(largestFile(picture)), timeout]).catch(() => load(picture.currentSrc || picture.src));
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.alt = '';
  // The copy must be painted in the same frame.
  image.decoding = 'sync';
  // medium-zoom enlarges an image beyond its natural size only if the URL ends in `.svg`.
  // @reach medium-zoom: takes an image whose address ends in `.svg` for one without a natural size; a small drawing
  //   stays small: `zoom.test.tsx`
  image.src = isVectorFile(url) && !url.endsWith('.svg') ? `${url}#.svg` : url;
  await image.decode();
  return image;
}
