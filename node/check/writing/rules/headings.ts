import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOf } from '../corpus';
import type { ContentPage, Corpus } from '../corpus';
import { lineOfKey } from '../../../content/line-of-key';
import { finding } from '../finding';
import { defineRule } from '../rule';
import type { Rule } from '../rule';
import { codeMask, textOf } from '../markdown';

/**
 * Levels follow each other, the title is the only level 1, no heading is empty or said twice below the same one. The first
 * heading of a page without a title in its front matter may be its title.
 */
export const checkHeadingOrder = defineRule(
  ['heading-level', 'heading-empty', 'heading-punctuation', 'heading-unique'],
  ({ pages }) =>
    pages.flatMap((page) => {
      const found: Diagnostic[] = [];
      let previous = 1;
      const texts = new Set<string>();
      for (const [index, heading] of headingsOf(page).entries()) {
        const line = lineOf(page, heading);
        const text = textOf(heading).trim();
        const isTitle = index === 0 && page.frontMatter.title === undefined;
        if (heading.depth === 1 && !isTitle) {
          found.push(
            finding(
              'heading-level',
              page.file,
              line,
              `"${text}" has level 1. Expected level 2 or deeper; the title comes from the front matter.`,
            ),
          );
        } else if (heading.depth > previous + 1) {
          found.push(
            finding(
              'heading-level',
              page.file,
              line,
              `"${text}" has level ${heading.depth} below level ${previous}. Expected level ${previous + 1}.`,
            ),
          );
        }
        if (text === '')
          found.push(finding('heading-empty', page.file, line, 'The heading has no text. Expected some.'));
        if (/[.:;,]$/.test(text))
          found.push(
            finding('heading-punctuation', page.file, line, `"${text}" ends with punctuation. Expected none.`),
          );
        if (texts.has(text))
          found.push(
            finding(
              'heading-unique',
              page.file,
              line,
              `"${text}" is a heading of this page already. Expected words that tell both apart.`,
            ),
          );
        texts.add(text);
        previous = heading.depth;
      }
      return found;
    }),
);

function headingsOf({ tree }: ContentPage): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  return headings;
}

/**
 * Returns the rule that only the first word and names begin with a capital.
 * @param readNames returns names besides `names` of `content/data/terms.yml`
 */
export function sentenceCaseRule(readNames: (data: Corpus['data']) => readonly string[]): Rule {
  return defineRule(['sentence-case'], ({ pages, data }) => {
    const all = new Set([...(data['terms.yml']?.names ?? []), ...readNames(data)]);
    // Longer ones first: "Guard Pro" before "Guard".
    const names = [...all].filter((name) => /\p{Lu}/u.test(name)).sort((a, b) => b.length - a.length);
    return pages.flatMap((page) => [
      ...judge(page.frontMatter.title ?? '', page.file, lineOfKey(page.source, 'title'), names),
      ...headingsOf(page).flatMap((heading) => judge(textOf(heading, true), page.file, lineOf(page, heading), names)),
    ]);
  });
}

function judge(text: string, file: string, line: number, names: readonly string[]): Diagnostic[] {
  const words = names
    .reduce(
      (rest, name) => rest.replaceAll(name, (_, index: number) => (isWholeWord(rest, name, index) ? '~' : name)),
      text,
    )
    .replaceAll(codeMask, '~')
    // A word behind a colon, a question mark or a number of a step begins a sentence.
    .split(/(?:[:?!.]|–)\s+/)
    .flatMap((sentence) =>
      sentence
        .replace(/^\P{L}+/u, '')
        .split(/\s+/)
        .slice(1),
    );
  const capital = words.find((word) => /^\P{L}?\p{Lu}\p{Ll}/u.test(word));
  if (capital === undefined) return [];
  return [
    finding(
      'sentence-case',
      file,
      line,
      `"${text}": "${capital}" begins with a capital. Expected sentence case, or the name in content/data/terms.yml.`,
    ),
  ];
}

function isWholeWord(text: string, name: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(index - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(index + name.length));
}
