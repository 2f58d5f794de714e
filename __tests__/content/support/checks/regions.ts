import type { TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOf } from '../corpus';
import type { Corpus } from '../corpus';
import { finding } from '../findings';
import { textOf } from '../markdown';

const regionsSchema = z.object({ regions: z.array(z.object({ name: z.string(), countries: z.array(z.string()) })) });

const guide = 'content/guides/regions.mdx';

/** The table of the guide has each region of content/data/regions.yml with its number of countries and their codes. */
export function checkRegions({ pages, data }: Corpus): Diagnostic[] {
  const page = pages.find(({ file }) => file === guide);
  // Only the sample folders of tests have no guide.
  if (!page) return [];
  const rows = new Map<string, TableRow>();
  visit(page.tree, 'tableRow', (row) => {
    const name = row.children[0] ? textOf(row.children[0]) : '';
    if (!rows.has(name)) rows.set(name, row);
  });
  return regionsSchema.parse(data['regions.yml']).regions.flatMap(({ name, countries }) => {
    const row = rows.get(name);
    if (!row)
      return finding(
        'region',
        guide,
        1,
        `"${name}" is not in the table. Expected every region of content/data/regions.yml.`,
      );
    const [, count, codes] = row.children.map((cell) => textOf(cell));
    const expected = countries.join(', ');
    if (codes === expected && Number(count) === countries.length) return [];
    return finding(
      'region',
      guide,
      lineOf(page, row),
      `"${name}" has ${count}: ${codes}. Expected ${countries.length}: ${expected}.`,
    );
  });
}
