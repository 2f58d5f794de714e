import { isVectorFile, largestFile } from './zoomables';
import type { Picture } from './zoomables';

/** Milliseconds that a larger file may take; then the reader gets what is on screen. */
const patience = 2000;

/**
 * An image for medium-zoom: of the largest file that the page offers, if it comes, else of the one on screen.
 * It has loaded, since medium-zoom waits without end for one that does not come. Rejects when the picture is broken.
 */
export async function loadStandIn(picture: Picture): Promise<HTMLImageElement> {
  // Without a source it fills the window.
  if (picture instanceof SVGElement) return new Image();
  // One that waits for the reader to come near.
  picture.setAttribute('loading', 'eager');
  await picture.decode();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  return Promise.race([load(largestFile(picture)), late]).catch(() => load(picture.currentSrc || picture.src));
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.alt = '';
  // Its copy is on screen in the same moment.
  image.decoding = 'sync';
  // How medium-zoom knows what may become larger than its natural size.
  image.src = isVectorFile(url) && !url.endsWith('.svg') ? `${url}#.svg` : url;
  await image.decode();
  return image;
}
