import type { Heading } from '../../shared/content-tree';

export interface TocEntry extends Heading {
  children: TocEntry[];
}

/** Returns the headings within the levels of the table of contents, never level 1. */
export function listedHeadings(headings: readonly Heading[], min: number, max: number): Heading[] {
  return headings.filter(({ level }) => level > 1 && level >= min && level <= max);
}

/** Nests headings by level. If a level is skipped, a heading becomes a child of the nearest higher heading. */
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
