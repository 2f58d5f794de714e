import { readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { imageSize } from 'image-size';
import { columnWidth } from '../../../src/shared/constants';
import { isExternal } from '../../../src/shared/paths';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { componentNode, elementNode, isElement } from '../compile-context';
import { propText } from '../tree/prop-nodes';
import { addressOf, expectedImage, findFile, suggestFile, warnOfBlockedMedia } from './static-files';
import { visitAll } from '../tree/walk';

/** Formats that the image pipeline resizes; others are used as they are. */
const responsive = /^\.(?:png|jpe?g|webp|avif|tiff?)$/;

/**
 * Resolves Markdown and JSX images: a raster image that Gatsby sources becomes an `Image` island, everything else an
 * `<img>` with its dimensions. The first image of a page loads eagerly, the others lazily.
 */
export function images(tree: Root, context: CompileContext): void {
  let isFirst = true;
  visitAll(tree, (node, index, parent) => {
    const isComponent = node.type === 'component' && node.name === 'Image';
    if (!isComponent && !isElement(node, 'img')) return;
    const attributes: Attributes = isComponent ? { ...node.props } : { ...(node as Element).properties };
    parent.children[index] = render(attributes, node.data?.place, context, isFirst);
    isFirst = false;
  });
}

type Attributes = Record<string, unknown>;

function render(
  attributes: Attributes,
  place: SourcePlace | undefined,
  context: CompileContext,
  isFirst: boolean,
): Element | ComponentNode {
  const src = propText(attributes.src)?.trim() ?? '';
  if (src === '') {
    context.error('broken-image', 'The image has no source (""). Expected a file or a URL.', place);
    return plainImage(attributes, '', isFirst);
  }
  if (src.startsWith('pathname://')) return plainImage(attributes, src.slice('pathname://'.length), isFirst);
  if (isExternal(src)) {
    warnOfBlockedMedia(src, context, place);
    return plainImage(attributes, src, isFirst);
  }

  const found = findFile(src, context, place);
  if (found === null) return plainImage(attributes, '', isFirst);
  if (!found) {
    const message = `The image "${src}" does not exist.${suggestFile(src, context, place)} ${expectedImage(context)}`;
    context.error('broken-image', message, place);
    return plainImage(attributes, src, isFirst);
  }
  const { file } = found;
  const size = sizeOf(attributes, file, context, place);
  // If the file is unreadable, the image pipeline would end the build without naming it.
  if (
    size &&
    found.kind === 'content' &&
    context.input.isSourced?.(file) !== false &&
    responsive.test(extname(file).toLowerCase())
  ) {
    const hasOwnSize = isSized(attributes) || Number(size.width) < columnWidth;
    return island({ ...attributes, ...(hasOwnSize ? size : {}) }, file, place, context, isFirst);
  }
  return plainImage({ ...attributes, ...size }, addressOf(found, context), isFirst);
}

function island(
  attributes: Attributes,
  file: string,
  place: SourcePlace | undefined,
  context: CompileContext,
  isFirst: boolean,
): ComponentNode {
  const { alt, title, className, width, height } = attributes;
  const zoomSource = propText(attributes.dataZoomSrc ?? attributes.zoomSource);
  let index = context.images.findIndex((image) => image.file === file);
  if (index < 0) {
    index = context.images.length;
    const isHere = place?.file === context.input.file;
    context.images.push({ file, ...(isHere ? { position: { line: place.line, column: place.column } } : {}) });
  }
  const image = context.images[index];
  if (image && !propText(title)) image.lacksCaption = true;
  const props = {
    index,
    alt: propText(alt) ?? '',
    ...(propText(title) ? { title: propText(title) } : {}),
    ...(zoomSource ? { zoomSource } : {}),
    ...(isFirst ? { eager: true } : {}),
    ...(className ? { className: Array.isArray(className) ? className.join(' ') : className } : {}),
    width,
    height,
  };
  return componentNode('Image', props, [], place);
}

function isSized({ width, height }: Attributes): boolean {
  return width !== undefined || height !== undefined;
}

function plainImage(attributes: Attributes, src: string, isFirst: boolean): Element {
  const { zoomSource, ...rest } = attributes;
  const properties = {
    ...(rest as Properties),
    src,
    alt: propText(attributes.alt) ?? '',
    ...(zoomSource ? { dataZoomSrc: propText(zoomSource) } : {}),
    ...(isFirst || rest.loading ? {} : { loading: 'lazy' }),
    decoding: 'async',
  };
  return elementNode('img', properties, []);
}

const sizes = new Map<string, { changed: number; width: number; height: number }>();

/**
 * Returns the missing dimensions, so that the layout does not shift; a single given side determines the other. Returns
 * null if the file cannot be read.
 */
function sizeOf(
  attributes: Attributes,
  file: string,
  context: CompileContext,
  place: SourcePlace | undefined,
): Properties | null {
  const path = resolve(context.input.root, file);
  try {
    const changed = statSync(path).mtimeMs;
    let size = sizes.get(path);
    if (size?.changed !== changed) {
      const { width, height } = imageSize(readFileSync(path));
      size = { changed, width, height };
      sizes.set(path, size);
    }
    const width = Number(attributes.width);
    const height = Number(attributes.height);
    if (attributes.width !== undefined && attributes.height !== undefined) return {};
    if (width > 0) return { height: Math.round((width * size.height) / size.width) };
    if (height > 0) return { width: Math.round((height * size.width) / size.height) };
    return isSized(attributes) ? {} : { width: Math.round(size.width), height: Math.round(size.height) };
  } catch {
    context.error(
      'broken-image',
      `The image "${file}" cannot be read. Expected an image in the format of its extension.`,
      place,
    );
    return null;
  }
}
