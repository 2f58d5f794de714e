import path from 'node:path';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOfKey } from '../../../content/line-of-key';
import type { Corpus } from '../corpus';
import { finding } from '../finding';

/** More cards than these on a listing page stand under headings (DESIGN.md, category pages). */
const mostUngroupedCards = 12;

interface Described {
  file: string;
  source: string;
  description: string | undefined;
}

/** Every page has a title, a description and a position, every category a label and a position. */
export function checkFrontMatter(corpus: Corpus): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const page of corpus.pages) {
    const required =
      page.kind === 'guide' || page.kind === 'unlisted'
        ? ['title', 'description']
        : ['title', 'description', 'sidebar_position'];
    for (const key of required) {
      if (key in page.frontMatter) continue;
      found.push(
        finding('front-matter-missing', page.file, 1, `"${key}" is missing. Expected it in the front matter.`),
      );
    }
  }
  for (const { file, metadata, path: ownPath } of corpus.categories) {
    const { link } = metadata;
    const isDescribed = ownPath === undefined || (link && 'description' in link && link.description !== undefined);
    if (metadata.label !== undefined && metadata.position !== undefined && isDescribed) continue;
    found.push(finding('front-matter-missing', file, 1, 'Expected "label", "position" and "link.description".'));
  }
  return [...found, ...checkDescriptions(corpus)];
}

/** Length and uniqueness are checks of the build. */
function checkDescriptions({ pages, categories }: Corpus): Diagnostic[] {
  const described: Described[] = [
    ...pages.map(({ file, source, frontMatter }) => ({ file, source, description: frontMatter.description })),
    ...categories.map(({ file, source, metadata: { link } }) => ({
      file,
      source,
      description: link && 'description' in link ? link.description : undefined,
    })),
  ];
  return described
    .filter(({ description }) => description !== undefined && !/[.?!]$/.test(description.trim()))
    .map(({ file, source }) =>
      finding(
        'description-sentence',
        file,
        lineOfKey(source, 'description'),
        'The description does not end like a sentence. Expected a full stop.',
      ),
    );
}

/** A folder with more children than fit one list names a group for each of them. */
export function checkGroups({ pages, categories }: Corpus): Diagnostic[] {
  const children = new Map<string, { file: string; group: string | undefined }[]>();
  const add = (folder: string, file: string, group: string | undefined): void => {
    children.set(folder, [...(children.get(folder) ?? []), { file, group }]);
  };
  const withCategoryFile = new Set(categories.map(({ file }) => path.posix.dirname(file)));
  for (const { file, frontMatter } of pages) {
    const folder = path.posix.dirname(file);
    const isIndex = /^index\.mdx?$/.test(path.posix.basename(file));
    if (!isIndex) add(folder, file, frontMatter.group);
    else if (!withCategoryFile.has(folder)) add(path.posix.dirname(folder), file, frontMatter.group);
  }
  for (const { file, metadata } of categories) add(path.posix.dirname(path.posix.dirname(file)), file, metadata.group);
  return categories
    .filter(({ path: ownPath }) => ownPath !== undefined)
    .flatMap(({ file }) => {
      const items = children.get(path.posix.dirname(file)) ?? [];
      if (items.length <= mostUngroupedCards) return [];
      return items
        .filter(({ group }) => group === undefined)
        .map((item) =>
          finding(
            'group-missing',
            item.file,
            1,
            `Its category has ${items.length} children. Expected "group", the heading under which its card stands.`,
          ),
        );
    });
}
