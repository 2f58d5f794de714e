import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { withSlash } from '../../../../src/shared/paths';
import { lineOf } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import { attributeOf, isJsx, textOf } from '../markdown';

/** More definitions than these on one page tire the reader (content/README.md). */
const mostTerms = 3;

/** At most three `<Term>` a page, and none twice. */
export const checkTermComponents = defineRule(['glossary-count', 'glossary-twice'], ({ pages }) =>
  pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    const used = new Set<string>();
    let count = 0;
    visit(page.tree, (node) => {
      if (!isJsx(node) || node.name !== 'Term') return;
      const line = lineOf(page, node);
      const key = attributeOf(node, 'id') ?? textOf(node).trim().toLowerCase().replace(/\s+/g, '-');
      count += 1;
      if (used.has(key))
        found.push(
          finding(
            'glossary-twice',
            page.file,
            line,
            `"${key}" is explained on this page already. Expected the first mention only.`,
          ),
        );
      if (count === mostTerms + 1)
        found.push(
          finding(
            'glossary-count',
            page.file,
            line,
            `The page explains more than ${mostTerms} terms. Expected at most ${mostTerms}.`,
          ),
        );
      used.add(key);
    });
    return found;
  }),
);

/** An entry that names a page leads to it. */
export const checkGlossaryPages = defineRule(['glossary-page'], ({ pages, categories, data }) => {
  const declared = new Set([...pages, ...categories].map(({ path }) => path));
  const known = new Map([...declared].flatMap((path) => (path === undefined ? [] : [[withSlash(path), path]])));
  return Object.entries(data['glossary.yml'] ?? {}).flatMap(([key, { page }]) => {
    if (page === undefined || declared.has(page)) return [];
    const right = known.get(withSlash(page));
    return finding(
      'glossary-page',
      'content/data/glossary.yml',
      1,
      `"${key}" leads to ${page}. Expected ${right ?? 'the path of a page'}.`,
    );
  });
});
