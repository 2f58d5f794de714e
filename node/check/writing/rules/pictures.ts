import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { isDiagram, lineOf } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import { attributeOf, isJsx, metaOf, textOf } from '../markdown';

/** A caption says what a diagram shows, its alternative says the same as the diagram: it has to be a sentence or more. */
const leastAlternative = 30;

/** Diagrams have a caption and a text alternative, images an alternative. */
export const checkAlternatives = defineRule(
  ['image-alternative', 'diagram-alternative', 'diagram-title', 'table-columns'],
  ({ pages }) =>
    pages.flatMap((page) => {
      const found: Diagnostic[] = [];
      visit(page.tree, (node) => {
        const line = lineOf(page, node);
        if (node.type === 'code' && isDiagram(node.lang)) {
          const alternative = metaOf(node.meta, 'alt') ?? '';
          if (!metaOf(node.meta, 'title'))
            found.push(
              finding(
                'diagram-title',
                page.file,
                line,
                'The diagram has no caption. Expected title="…" behind its language.',
              ),
            );
          if (alternative.length < leastAlternative) {
            found.push(
              finding(
                'diagram-alternative',
                page.file,
                line,
                `The diagram's text alternative has ${alternative.length} characters. Expected alt="…" that says what the diagram shows.`,
              ),
            );
          }
        } else if (node.type === 'image' || (isJsx(node) && ['img', 'Image'].includes(node.name ?? ''))) {
          const alternative = node.type === 'image' ? node.alt : isJsx(node) ? attributeOf(node, 'alt') : undefined;
          if (!alternative)
            found.push(
              finding('image-alternative', page.file, line, 'The image has no text alternative. Expected one.'),
            );
        }
      });
      return found;
    }),
);

/** A cell without words leaves readers to guess: "None", "Any" or "–" says what is meant. */
export const checkTableCells = defineRule(['table-cell'], ({ pages }) =>
  pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    visit(page.tree, 'table', (table) => {
      const columns = table.children[0]?.children.length ?? 0;
      for (const row of table.children) {
        const line = lineOf(page, row);
        if (row.children.length !== columns)
          found.push(
            finding('table-columns', page.file, line, `The row has ${row.children.length} cells. Expected ${columns}.`),
          );
        row.children.forEach((cell, index) => {
          if (isEmpty(cell))
            found.push(
              finding(
                'table-cell',
                page.file,
                line,
                `Cell ${index + 1} of the row is empty. Expected a word, for instance "None".`,
              ),
            );
        });
      }
    });
    return found;
  }),
);

function isEmpty(cell: Parameters<typeof textOf>[0]): boolean {
  let pictures = 0;
  visit(cell, (node) => {
    if (node.type === 'image' || (isJsx(node) && node.name !== 'br')) pictures += 1;
  });
  return pictures === 0 && textOf(cell).trim() === '';
}
