/** What may be zoomed: pictures of the text, and diagrams, which are drawn in the page. */
export const zoomables = '.prose img, .prose .diagram > svg';

export type Picture = HTMLImageElement | SVGSVGElement;

/** Where a click means something else, or the writer does not want it. */
const excluded = 'a, button, summary, label, [role="button"], .no-zoom';

/** A picture whose both sides are shorter, in CSS pixels, is an icon, unless it is a larger one shown small. */
const iconSize = 100;

/** Whether a picture of a page is one that readers may want to see larger. */
export function isZoomable(picture: Picture): boolean {
  const isMarked = picture.getAttribute('role') === 'button';
  if (!isMarked && picture.closest(excluded)) return false;
  if (picture instanceof SVGElement) return !picture.querySelector('a') && wouldGrow(picture);
  return !isBroken(picture) && !isIcon(picture);
}

/** On a narrow screen a wide drawing scrolls at its full size, and would be smaller in the window. */
function wouldGrow(drawing: SVGSVGElement): boolean {
  const { width, height } = drawing.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return width === 0 || Math.min(clientWidth / width, clientHeight / height) > 1;
}

/** Failed to load, as far as is known: one that is still loading is not. */
function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && !isVectorFile(image.currentSrc || image.src);
}

/** A drawing has no natural size: it may fill the window. */
export function isVectorFile(url: string): boolean {
  return /\.svg(?:$|[?#])|^data:image\/svg/i.test(url);
}

function isIcon(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  // Not laid out, for instance in a closed part of the page: what the page says about it.
  const isHidden = width === 0 && height === 0;
  const [shownWidth, shownHeight] = isHidden ? [image.width || iconSize, image.height] : [width, height];
  const isLarger =
    !isVectorFile(image.currentSrc || image.src) && Math.max(image.naturalWidth, image.naturalHeight) >= iconSize;
  return Math.max(shownWidth, shownHeight) < iconSize && !isLarger;
}

/** Text alternative of a picture. */
export function alternativeOf(picture: Picture): string {
  return (picture instanceof SVGElement ? picture.getAttribute('aria-label') : picture.alt)?.trim() ?? '';
}

/** Address of the largest file that the page offers for an image. */
export function largestFile(image: HTMLImageElement): string {
  if (image.dataset.zoomSrc) return image.dataset.zoomSrc;
  const shown = { url: image.currentSrc || image.src, width: image.naturalWidth };
  const offers = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const sets = offers.map(({ srcset }) => parseSourceSet(srcset));
  const sameFormat = sets.find((files) => files.some((file) => isSameFile(file.url, shown.url)));
  return (sameFormat ?? []).reduce((largest, file) => (file.width > largest.width ? file : largest), shown).url;
}

/** `a.png 740w, b.png 1480w`; candidates by density say nothing about their width. */
function parseSourceSet(sourceSet: string): { url: string; width: number }[] {
  return [...sourceSet.matchAll(/(\S*[^,\s])\s+(\d+)w/g)].map(([, url = '', width]) => ({ url, width: Number(width) }));
}

function isSameFile(url: string, shown: string): boolean {
  return URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).href === shown;
}
