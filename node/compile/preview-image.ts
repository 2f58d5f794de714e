import { isExternal } from '../../src/shared/paths';
import type { CompileContext } from './compile-context';
import { addressOf, expectedImage, findFile } from './page/static-files';

/**
 * The preview picture that the front matter names: an address, or `asset:` and a file that is copied, as the
 * pictures of the text are. A file that is missing is a broken image.
 */
export function previewImage(page: CompileContext): string | null {
  const { file, frontMatter, yaml = '' } = page.input;
  const image = frontMatter?.image;
  if (typeof image !== 'string' || image === '') return null;
  if (isExternal(image)) return image;
  const line = yaml.split('\n').findIndex((text) => /^image\s*:/.test(text));
  const place = { file, line: line + 2, column: 1 };
  const found = findFile(image, page, place);
  if (!found) {
    page.error('broken-image', `The preview picture "${image}" does not exist. ${expectedImage(page)}`, place);
    return null;
  }
  // `Metadata` encodes the address.
  return found.kind === 'static' ? found.path : addressOf(found, page);
}
