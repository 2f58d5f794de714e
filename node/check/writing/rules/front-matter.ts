import path from 'node:path';
import { fillProductName } from '../../../../src/shared/product';
import { settings } from '../../../../src/shared/settings';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOfKey } from '../corpus';
import type { Corpus } from '../corpus';
import { finding } from '../finding';

/** MDX-07, content/README.md: search engines and cards cut longer descriptions. */
const descriptionLength = { least: 50, most: 160 };

/** More cards than these on a listing page stand under headings (DESIGN.md, category pages). */
const mostUngroupedCards = 12;

interface Described {
  file: string;
  source: string;
  description: string | undefined;
}

/** Front matter and `_category_` files parse, and every page and category has a title and a description of its own. */
export function checkFrontMatter(corpus: Corpus): Diagnostic[] {
  const found = [...corpus.faults];
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
  for (const { file, metadata } of corpus.categories) {
    if (metadata.label !== undefined && metadata.position !== undefined) continue;
    found.push(finding('front-matter-missing', file, 1, 'Expected "label" and "position".'));
  }
  return [...found, ...checkDescriptions(corpus)];
}

function checkDescriptions({ pages, categories }: Corpus): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<string, string>();
  const described: Described[] = [
    ...pages.map(({ file, source, frontMatter }) => ({ file, source, description: frontMatter.description })),
    ...categories
      .filter(({ path: ownPath }) => ownPath !== undefined)
      .map(({ file, source, metadata: { link } }) => ({
        file,
        source,
        description: link && 'description' in link ? link.description : undefined,
      })),
  ];
  for (const { file, source, description } of described) {
    const text = fillProductName(description ?? '', settings.product).trim();
    const line = lineOfKey(source, 'description');
    const { least, most } = descriptionLength;
    if (text.length < least || text.length > most) {
      found.push(
        finding(
          'description-length',
          file,
          line,
          `The description has ${text.length} characters. Expected ${least} to ${most}.`,
        ),
      );
    }
    if (!/[.?!]$/.test(text)) {
      found.push(
        finding(
          'description-sentence',
          file,
          line,
          'The description does not end like a sentence. Expected a full stop.',
        ),
      );
    }
    const other = seen.get(text.toLowerCase());
    if (other !== undefined) {
      found.push(
        finding('description-unique', file, line, `The description is that of ${other}. Expected one of its own.`),
      );
    }
    seen.set(text.toLowerCase(), file);
  }
  return found;
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
