import path from 'node:path';
import { areas } from '../../src/shared/areas';
import type { AreaDefinition } from '../../src/shared/site-definition';
import { placeDoc } from './doc-path';
import type { DocPlace } from './doc-path';
import type { FrontMatter } from './front-matter';

export const categoryFileName = /^_category_\.(?:ya?ml|json)$/;

/** Returns a file's path relative to the project root, with forward slashes. */
export function sourcePathOf(absolutePath: string): string {
  return path.relative(path.resolve('.'), absolutePath).split(path.sep).join('/');
}

/** Returns the area that a content file belongs to. */
export function findArea(sourcePath: string): AreaDefinition | undefined {
  return areas.find(({ folder }) => sourcePath.startsWith(`${folder}/`));
}

/** Whether a file becomes a page: MDX or Markdown, and no part of its path within the area begins with `_`. */
export function isDocFile(sourcePath: string): boolean {
  const area = findArea(sourcePath);
  if (!area || !/\.mdx?$/.test(sourcePath)) return false;
  return sourcePath
    .slice(area.folder.length + 1)
    .split('/')
    .every((part) => !part.startsWith('_'));
}

/** Returns where a document of an area belongs (see `doc-path`). */
export function placeIn(area: AreaDefinition, sourcePath: string, frontMatter: FrontMatter): DocPlace {
  const { id, slug, parse_number_prefixes } = frontMatter;
  return placeDoc(sourcePath.slice(area.folder.length + 1), area.basePath, {
    ...(id === undefined ? {} : { id }),
    ...(slug === undefined ? {} : { slug }),
    ...(parse_number_prefixes === undefined ? {} : { parse_number_prefixes }),
  });
}
