import { isExternal } from '../../src/shared/paths';
import { fillProductSlug } from '../../src/shared/product';
import type { CompileContext } from './compile-context';
import { addressOf, expectedImage, findFile, suggestFile } from './hast/static-files';

/**
 * Returns the preview image named in the front matter: a URL, or `asset:` plus the file to copy. Reports a missing file
 * as a broken image and returns null.
 */
export function previewImage(context: CompileContext): string | null {
  const { file, frontMatter, yaml = '', product } = context.input;
  if (typeof frontMatter?.image !== 'string' || frontMatter.image === '') return null;
  const image = fillProductSlug(frontMatter.image, product);
  if (isExternal(image)) return image.replace(/^\/\//, 'https://');
  const line = yaml.split('\n').findIndex((text) => /^image\s*:/.test(text));
  const place = { file, line: line + 2, column: 1 };
  const found = findFile(image, context, place);
  if (found === null) return null;
  if (!found) {
    const message = `The preview image "${image}" does not exist.${suggestFile(image, context, place)} ${expectedImage(context)}`;
    context.error('broken-image', message, place);
    return null;
  }
  if (/\.svgz?$/i.test(found.file)) {
    const message = `The preview image "${image}" is a drawing, which no network shows. Expected a PNG, JPEG or WebP image.`;
    context.warn('preview-image', message, place);
  }
  // `Metadata` encodes the URL.
  return found.kind === 'static' ? found.path : addressOf(found, context);
}
