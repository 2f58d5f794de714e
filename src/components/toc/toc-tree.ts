import type { Heading } from '../../shared/content-tree';

export interface TocEntry extends Heading {
  children: TocEntry[];
}

/** Headings of the levels that the page lists (TOC-01); level 1 never (TOC-02). */
export function listedHeadings(headings: readonly Heading[], min: number, max: number): Heading[] {
  return headings.filter(({ level }) => level > 1 && level >= min && level <= max);
}

/** Nests headings by level; a skipped level attaches to the nearest lower one (TOC-02). */
export function buildTocTree(headings: readonly Heading[]): TocEntry[] {
  const roots: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const heading of headings) {
    const entry: TocEntry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}
