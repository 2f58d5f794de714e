/** Candidates for zooming: images of the text, and diagrams, which are inline SVG. */
export const zoomables = '.prose img, .prose .diagram > svg';

export type Picture = HTMLImageElement | SVGSVGElement;

/** Ancestors for which a click means something else, and the writer's opt-out. */
const excluded = 'a, button, summary, label, [role="button"], .no-zoom';

/** An image with both sides shorter than this, in CSS pixels, is an icon, unless its file is larger. */
const iconSize = 100;

/** Whether an image can usefully be zoomed: not a link, a button, broken or an icon. */
export function isZoomable(picture: Picture): boolean {
  const isMarked = picture.getAttribute('role') === 'button';
  if (!isMarked && picture.closest(excluded)) return false;
  if (picture instanceof SVGElement) return !picture.querySelector('a') && (wouldGrow(picture) || isCut(picture));
  return !isBroken(picture) && !isIcon(picture);
}

function wouldGrow(drawing: SVGSVGElement): boolean {
  const { width, height } = drawing.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return width === 0 || Math.min(clientWidth / width, clientHeight / height) > 1;
}

/** Whether a diagram scrolls sideways: zooming shows the whole of it, which fingers can then enlarge and move. */
function isCut(drawing: SVGSVGElement): boolean {
  const { scrollWidth = 0, clientWidth = 0 } = drawing.parentElement ?? {};
  return scrollWidth > clientWidth;
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && !isVectorFile(image.currentSrc || image.src);
}

/** Whether a URL is an SVG, which has no natural size and may fill the window. */
export function isVectorFile(url: string): boolean {
  return /\.svg(?:$|[?#])|^data:image\/svg/i.test(url);
}

function isIcon(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  // Not laid out, for example in a closed `<details>`: use the attributes.
  const isHidden = width === 0 && height === 0;
  const [shownWidth, shownHeight] = isHidden ? [image.width || iconSize, image.height] : [width, height];
  const isLarger =
    !isVectorFile(image.currentSrc || image.src) && Math.max(image.naturalWidth, image.naturalHeight) >= iconSize;
  return Math.max(shownWidth, shownHeight) < iconSize && !isLarger;
}

/** Mark of the button that enlarges the drawing of a figure. */
const buttonMark = 'data-enlarge';

/** Returns what opens a picture: the image itself, or the button beside a drawing, whose words stay readable. */
export function controlOf(picture: Picture): HTMLElement | SVGSVGElement {
  return picture.parentElement?.querySelector<HTMLElement>(`:scope > [${buttonMark}]`) ?? picture;
}

/** Adds the button to the figure of a drawing; it has one, whichever of its drawings is shown. */
export function addButton(drawing: SVGSVGElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(buttonMark, '');
  button.innerHTML =
    '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/></svg>';
  drawing.parentElement?.append(button);
  return button;
}

/** Returns the drawing that a click on its button means. */
export function pictureOfButton(target: Element): SVGSVGElement | undefined {
  const drawings = target.closest(`[${buttonMark}]`)?.parentElement?.querySelectorAll<SVGSVGElement>(':scope > svg');
  return [...(drawings ?? [])].find((drawing) => drawing.getBoundingClientRect().width > 0);
}

/** Returns the text alternative of an image. */
export function alternativeOf(picture: Picture): string {
  return (picture instanceof SVGElement ? picture.getAttribute('aria-label') : picture.alt)?.trim() ?? '';
}

/** Returns the URL of the largest file that the page offers for an image, in the format on screen. */
export function largestFile(image: HTMLImageElement): string {
  if (image.dataset.zoomSrc) return image.dataset.zoomSrc;
  const shown = { url: image.currentSrc || image.src, width: image.naturalWidth };
  const offers = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const sets = offers.map(({ srcset }) => parseSourceSet(srcset));
  const sameFormat = sets.find((files) => files.some((file) => isSameFile(file.url, shown.url)));
  return (sameFormat ?? []).reduce((largest, file) => (file.width > largest.width ? file : largest), shown).url;
}

/** Parses `a.png 740w, b.png 1480w`; ignores candidates by density, whose width is unknown. */
function parseSourceSet(sourceSet: string): { url: string; width: number }[] {
  return [...sourceSet.matchAll(/(\S*[^,\s])\s+(\d+)w/g)].map(([, url = '', width]) => ({ url, width: Number(width) }));
}

function isSameFile(url: string, shown: string): boolean {
  return URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).href === shown;
}
