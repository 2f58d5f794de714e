import { extname } from 'node:path';
import type { Properties, Root } from 'hast';
import { isImportedName } from '../../../src/shared/mdx-components';
import { isExternal } from '../../../src/shared/paths';
import { mapCssUrls, mapSourceSet } from '../../../src/shared/html-addresses';
import type { CompileContext, SourcePlace } from '../compile-context';
import { isLocalFile } from '../source/imports';
import { mapTexts } from '../tree/map-texts';
import { visitAll } from '../tree/walk';
import { addressOf, findFile, pathOf, suggestFile, warnOfBlockedMedia } from './static-files';

/** Attributes that name a file, by element; links and images are handled elsewhere. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  iframe: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/**
 * Copies local files of videos, audio and the like as assets, including imported and required ones, and those in
 * `srcSet`, in `url(…)` of `style`, and in properties of imported components.
 */
export function media(tree: Root, context: CompileContext): void {
  visitAll(tree, (node) => {
    if (node.type === 'component' && isImportedName(node.name)) {
      node.props = mapTexts(node.props, (text) => resolveRequired(text, context)) as typeof node.props;
    }
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const place = node.data?.place;
    for (const name of fileAttributes[tagName] ?? []) {
      const written = properties[name];
      if (typeof written !== 'string') continue;
      // Frames have a rule of their own.
      properties[name] = resolveAddress(written, context, place, tagName !== 'iframe');
    }
    const sources = sourceSetOf(properties);
    if (sources !== undefined) {
      properties.srcSet = mapSourceSet(sources, (address) => resolveAddress(address, context, place));
    }
    if (typeof properties.style === 'string' && properties.style.includes('url(')) {
      properties.style = mapCssUrls(properties.style, (address) => resolveAddress(address, context, place));
    }
  });
}

/** A parser of HTML may have split it. */
function sourceSetOf({ srcSet }: Properties): string | undefined {
  if (Array.isArray(srcSet)) return srcSet.join(', ');
  return typeof srcSet === 'string' ? srcSet : undefined;
}

function resolveAddress(
  written: string,
  context: CompileContext,
  place: SourcePlace | undefined,
  isMedia = true,
): string {
  if (isMedia) warnOfBlockedMedia(written, context, place);
  if (!isRelativeFile(written)) return written;
  const found = findFile(written, context, place);
  // Reported already.
  if (found === null) return '';
  if (found) return addressOf(found, context);
  context.warn(
    'broken-link',
    `The file "${written}" does not exist.${suggestFile(written, context, place)} Expected a file relative to the page, or "@site/…" for one relative to the project root.`,
    place,
  );
  return written;
}

function isRelativeFile(address: string): boolean {
  return !isExternal(address) && !/^[/#]/.test(address) && extname(pathOf(address)) !== '';
}

/** Returns the address of a file that `require` or `import` has left in a property, or the text as it is. */
function resolveRequired(text: string, context: CompileContext): string {
  const file = text.startsWith('@site/') ? text.slice('@site/'.length) : '';
  if (file === '' || !isLocalFile(file, context)) return text;
  const found = findFile(text, context, undefined);
  return found ? addressOf(found, context) : text;
}
