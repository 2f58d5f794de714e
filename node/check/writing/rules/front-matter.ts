import path from 'node:path';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { linkDescription } from '../../../content/front-matter';
import { lineOfKey } from '../../../content/line-of-key';
import { ungroupedLimit } from '../../../sidebar/list-cards';
import type { Corpus } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';

/** Two lines of a card on a phone. */
const longestCardText = 80;

interface Described {
  file: string;
  source: string;
  description: string | undefined;
}

/** Every page has a title, a description and a position, every category a label and a position. */
export const checkFrontMatter = defineRule(['front-matter-missing', 'description-sentence'], (corpus) => {
  const found: Diagnostic[] = [];
  for (const page of corpus.pages) {
    const required = ['title', 'description', ...(page.isInSidebar ? ['sidebar_position'] : [])];
    for (const key of required) {
      if (key in page.frontMatter) continue;
      found.push(
        finding('front-matter-missing', page.file, 1, `"${key}" is missing. Expected it in the front matter.`),
      );
    }
  }
  for (const { file, metadata, path: ownPath } of corpus.categories) {
    const isDescribed = ownPath === undefined || linkDescription(metadata) !== undefined;
    if (metadata.label !== undefined && metadata.position !== undefined && isDescribed) continue;
    found.push(finding('front-matter-missing', file, 1, 'Expected "label", "position" and "link.description".'));
  }
  return [...found, ...checkDescriptions(corpus)];
});

/** Length and uniqueness are checks of the build. */
function checkDescriptions({ pages, categories }: Corpus): Diagnostic[] {
  const described: Described[] = [
    ...pages.map(({ file, source, frontMatter }) => ({ file, source, description: frontMatter.description })),
    ...categories.map(({ file, source, metadata }) => ({ file, source, description: linkDescription(metadata) })),
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
export const checkGroups = defineRule(['group-missing'], (corpus) =>
  listings(corpus).flatMap((cards) =>
    cards
      .filter(({ group }) => cards.length > ungroupedLimit && group === undefined)
      .map(({ file }) =>
        finding(
          'group-missing',
          file,
          1,
          `Its category has ${cards.length} children. Expected "group", the heading under which its card stands.`,
        ),
      ),
  ),
);

/** No card cuts its text. */
export const checkCardTexts = defineRule(['card-text'], (corpus) =>
  listings(corpus)
    .flat()
    .filter(({ summary, description = '' }) => (summary ?? description).length > longestCardText)
    .map(({ file, source, summary }) =>
      finding(
        'card-text',
        file,
        lineOfKey(source, summary === undefined ? 'description' : 'summary'),
        `Its card would be cut. Expected a "summary" of at most ${longestCardText} characters.`,
      ),
    ),
);

interface ListedCard {
  file: string;
  source: string;
  group: string | undefined;
  summary: string | undefined;
  description: string | undefined;
}

/** Returns the cards of each listing page. */
function listings({ pages, categories }: Corpus): ListedCard[][] {
  const byFolder = new Map<string, ListedCard[]>();
  const add = (
    folder: string,
    { file, source }: Pick<ListedCard, 'file' | 'source'>,
    texts: Omit<ListedCard, 'file' | 'source'>,
  ): void => {
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), { file, source, ...texts }]);
  };
  const withCategoryFile = new Set(categories.map(({ file }) => path.posix.dirname(file)));
  for (const { file, source, frontMatter } of pages) {
    const { group, summary, description } = frontMatter;
    const folder = path.posix.dirname(file);
    const isIndex = /^index\.mdx?$/.test(path.posix.basename(file));
    if (isIndex && withCategoryFile.has(folder)) continue;
    add(isIndex ? path.posix.dirname(folder) : folder, { file, source }, { group, summary, description });
  }
  for (const { file, source, metadata } of categories) {
    const { group, summary } = metadata;
    const description = linkDescription(metadata) ?? metadata.description;
    add(path.posix.dirname(path.posix.dirname(file)), { file, source }, { group, summary, description });
  }
  return categories
    .filter(({ path: ownPath }) => ownPath !== undefined)
    .map(({ file }) => byFolder.get(path.posix.dirname(file)) ?? []);
}
